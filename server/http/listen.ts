// The listening server: bounded patience with slow clients, and a stop that lets running requests finish.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

const drainLimit = 10_000;

export async function listen(fetch: Fetch, { host, port }: { host: string | undefined; port: number }) {
  const server = createAdaptorServer({
    fetch,
    createServer,
    serverOptions: {
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: 1_000,
    },
  }) as Server;
  // A socket on which nothing moves for this long is closed, also one whose reader has stopped reading.
  server.timeout = 30_000;
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Stop what uses it, or set PORT.`) : error);
    });
    server.listen({ port, host }, resolve);
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => drain(server) };
}

/** Running requests get time to finish; a connection that is kept for the next one is closed as soon as it is idle. */
async function drain(server: Server) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), drainLimit);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}
