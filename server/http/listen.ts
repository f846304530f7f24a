// The listening server: bounded patience with slow clients, and a stop that lets running requests finish.
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

const drainLimit = 10_000;
const takeLimit = 120_000; // a film on a bad line takes that long
const firstWords = 500; // time for a request that is on its way when the stop begins

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

  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  cutOffWhoTakesNothing(sockets);

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Stop what uses it, or set PORT.`) : error);
    });
    server.listen({ port, host }, resolve);
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => drain(server, sockets) };
}

/** An answer that its reader does not take is not kept for ever, whatever else that reader sends meanwhile. */
function cutOffWhoTakesNothing(sockets: ReadonlySet<Socket>) {
  const owedSince = new WeakMap<Socket, number>();
  setInterval(() => {
    const now = performance.now();
    for (const socket of sockets) {
      const since = owedSince.get(socket);
      if (socket.writableLength === 0) owedSince.delete(socket);
      else if (since === undefined) owedSince.set(socket, now);
      else if (now - since > takeLimit) socket.destroy();
    }
  }, 5_000).unref();
}

/** Running requests get time to finish; a connection that is kept for the next one is closed as soon as it is idle. */
async function drain(server: Server, sockets: ReadonlySet<Socket>) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  // Browsers open connections ahead of need, and those count as idle only after their first request.
  const unused = setTimeout(() => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, firstWords);
  const force = setTimeout(() => server.closeAllConnections(), drainLimit);
  await closed;
  clearInterval(sweep);
  clearTimeout(unused);
  clearTimeout(force);
}
