// The listening server: bounded patience with slow clients, and a stop that lets running requests finish.
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { ErrorCode } from '#domain/errors.ts';
import { describeEnd, type EndedRequest } from './ended-request.ts';
import { dataHeaders } from './security-headers.ts';

interface Unreadable {
  status: string;
  code: ErrorCode;
  message: string;
}

interface Connection {
  /** Requests that have been heard and not yet answered. */
  underWay: number;
  /** The answer to the newest of them. */
  last?: ServerResponse;
}

const drainLimit = 10_000;
/** Connections that may knock at the same moment; beyond that they knock again, seconds later. */
const backlog = 4096;
/** Requests on one connection that may wait for their answer; browsers and proxies send one. */
const mostAhead = 100;
/** Looks for requests that are on their way when the stop begins, each after what has come is read: a busy machine may take long for one. */
const lateLooks = 10;
const lookEvery = 50; // ms

/** How long we wait for somebody, in milliseconds. */
export const patience = {
  headers: 10_000,
  request: 15_000,
  /** Between two requests on one connection. */
  idle: 10_000,
  /** Nothing moves at all, in either direction. */
  silence: 30_000,
  /** An answer is not taken to its end: a film on a bad line needs that long. */
  taking: 120_000,
  /** How often the slow ones are looked for. */
  look: 1_000,
};

export async function listen(
  answer: RequestListener,
  { host, port, publicUrl }: Door & { publicUrl?: string | undefined },
  onEnd: ((ended: EndedRequest) => void)[],
  wait: typeof patience = patience,
) {
  const timeouts = {
    headersTimeout: wait.headers,
    requestTimeout: wait.request,
    keepAliveTimeout: wait.idle,
    connectionsCheckingInterval: wait.look,
  };
  const open = new Map<Socket, Connection>();
  // Without a host a request is refused all the same, but by the app, which gives every answer its headers.
  const server = createServer({ ...timeouts, requireHostHeader: false }, (request, response) => {
    const from = performance.now();
    const connection = open.get(request.socket) ?? { underWay: 0 };
    // A million of them fit into a few megabytes on the line and into gigabytes here.
    if (connection.underWay >= mostAhead) return void request.socket.destroy();
    const before = connection.underWay++ > 0 ? connection.last : undefined;
    connection.last = response;
    response.on('close', () => {
      connection.underWay--;
      if (onEnd.length === 0) return;
      const ended = describeEnd(request, response, from);
      for (const tell of onEnd) tell(ended);
    });
    // Who asks ahead on one connection waits: no more than one answer is made for whoever does not take it.
    if (before) before.once('close', () => response.destroyed || answer(request, response));
    else answer(request, response);
  });
  server.on('connection', (socket) => {
    open.set(socket, { underWay: 0 });
    socket.once('close', () => open.delete(socket));
  });
  // A socket on which nothing moves for this long is closed, also one whose reader has stopped reading.
  server.timeout = wait.silence;
  // What else than a word to go on somebody expects may be passed over: they are answered as everybody is.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  const headers = Object.entries({
    ...dataHeaders(publicUrl),
    'Content-Type': 'application/json',
    Connection: 'close',
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const { status, ...said } = unreadable[error.code ?? ''] ?? garbled;
    const body = JSON.stringify({ error: said });
    if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${lines}Content-Length: ${body.length}\r\n\r\n${body}`);
    // Whoever goes on sending does not keep it open by that.
    socket.destroySoon();
  });

  cutOffWhoTakesNothing(open, wait);

  await openDoor(server, { host, port });
  const { port: opened } = server.address() as AddressInfo;
  return { url: `http://${shownHost(host)}:${opened}`, stop: () => drain(server, open) };
}

interface Door {
  host: string | undefined;
  port: number;
}

/** Whether it can be opened, without letting anybody in. */
export async function tryDoor(door: Door): Promise<void> {
  const trial = new NetServer((socket) => socket.destroy());
  await openDoor(trial, door);
  await new Promise((resolve) => trial.close(resolve));
}

function openDoor(server: NetServer, { host, port }: Door): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop what uses it, or set PORT.`)
          : new Error(
              `Port ${port}${host ? ` of ${host}` : ''} cannot be opened (${error.message}). Set HOST or PORT.`,
            ),
      );
    });
    server.listen({ port, host, backlog }, resolve);
  });
}

/** Where a browser on this machine finds it. */
export function shownHost(host = ''): string {
  if (['', '0.0.0.0', '::', '127.0.0.1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Why a request could not be read to its end, by the parser's word for it. */
const unreadable: Record<string, Unreadable> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'bad_request',
    message: 'This request took too long to arrive.',
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'too_large',
    message: 'The head of this request is larger than we accept.',
  },
};
const garbled: Unreadable = {
  status: '400 Bad Request',
  code: 'bad_request',
  message: 'This request cannot be read.',
};

/** An answer that its reader does not take is not kept for ever, whatever else that reader sends meanwhile. */
function cutOffWhoTakesNothing(open: ReadonlyMap<Socket, Connection>, wait: typeof patience) {
  const owedSince = new WeakMap<Socket, number>();
  setInterval(() => {
    const now = performance.now();
    for (const socket of open.keys()) {
      const since = owedSince.get(socket);
      if (socket.writableLength === 0) owedSince.delete(socket);
      else if (since === undefined) owedSince.set(socket, now);
      else if (now - since > wait.taking) socket.destroy();
    }
  }, wait.look).unref();
}

/** Running requests get time to finish. A connection that is kept for the next one, or has sent half of one, is closed. */
async function drain(server: Server, open: ReadonlyMap<Socket, Connection>) {
  // Whoever still gets an answer is told not to ask again here.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  // Who has knocked already comes in.
  for (let turn = 0; turn < 2; turn++) await setImmediate();
  // The doors only: an HTTP server's own close would also cut connections on which a request is on its way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  let looks = 0;
  const sweep = setInterval(() => {
    // Browsers open connections ahead of need, proxies keep them: the next request on one may be on its way.
    if (++looks < lateLooks) return;
    for (const [socket, { underWay }] of open) if (underWay === 0) socket.destroySoon();
  }, lookEvery);
  const force = setTimeout(() => server.closeAllConnections(), drainLimit);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}
