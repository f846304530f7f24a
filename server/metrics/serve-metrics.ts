// A door of its own for the operator's collector: not on the public port, and on this machine alone unless said otherwise.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeFault } from '#server/describe-fault.ts';
import { shownHost } from '#server/http/listen.ts';
import { log } from '#server/log.ts';
import type { Metrics } from './metrics.ts';

export async function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }) {
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0];
    if (path !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return response.writeHead(404).end();
    }
    try {
      const text = await metrics.read();
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
    } catch (error) {
      log('error', 'metrics failed', { error: describeFault(error) });
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop what uses it, or set METRICS_PORT.`)
          : new Error(`Port ${port} of ${host} cannot be opened (${error.message}). Set METRICS_HOST or METRICS_PORT.`),
      ),
    );
    server.listen({ port, host }, resolve);
  });
  return {
    url: `http://${shownHost(host)}:${(server.address() as AddressInfo).port}/metrics`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
