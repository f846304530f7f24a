import { connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { EndedRequest } from './ended-request.ts';
import { listen, shownHost } from './listen.ts';

/** Times so long that no test meets their end; each shortens the one that it is about. */
const long = { headers: 60_000, request: 60_000, idle: 60_000, silence: 60_000, taking: 60_000, look: 20 };

type Answer = Parameters<typeof getRequestListener>[0];

async function serve(answer: Answer, wait?: typeof long, ended?: (request: EndedRequest) => void) {
  const server = await listen(getRequestListener(answer), { host: '127.0.0.1', port: 0 }, ended ? [ended] : [], wait);
  return { ...server, port: Number(new URL(server.url).port) };
}

test.each([
  [undefined, 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['127.0.0.1', 'localhost'],
  ['::', 'localhost'],
  ['::1', '[::1]'],
  ['10.0.0.5', '10.0.0.5'],
  ['studio.local', 'studio.local'],
])('who listens on %s is found at %s', (host, shown) => {
  expect(shownHost(host)).toBe(shown);
});

/** Somebody who does not hang up by themselves, whatever they hear. */
function call(port: number, words = '') {
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.write(words);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** All that was heard until the other side was gone, while more is sent again and again. */
function listenWhileSending(socket: Socket, more = ''): Promise<string> {
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  const sending = more ? setInterval(() => socket.write(more), 10) : undefined;
  return new Promise((resolve) =>
    socket.once(more ? 'close' : 'end', () => {
      clearInterval(sending);
      resolve(heard);
    }),
  );
}

test('an address that is not of this machine is refused in a line that names the settings', async () => {
  await expect(listen(() => {}, { host: '192.0.2.1', port: 0 }, [])).rejects.toThrow(
    /^Port 0 of 192\.0\.2\.1 cannot be opened \(.+\)\. Set HOST or PORT\.$/,
  );
});

test('a stop does not wait for connections on which nobody has spoken yet', async () => {
  const server = await serve(() => new Response('here'));
  const unused = call(server.port);
  await new Promise((resolve) => unused.once('connect', resolve));
  // The server knows of it once it has answered another.
  expect(await (await fetch(server.url)).text()).toBe('here');
  const from = performance.now();
  await server.stop();
  expect(performance.now() - from).toBeLessThan(5_000);
});

/** The looks for what is on its way as the stop begins come when the test says. */
function lookByHand() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const look = async () => {
    await new Promise(setImmediate);
    vi.advanceTimersByTime(50);
  };
  const until = async (end: Promise<unknown>) => {
    let isOver = false;
    void end.then(() => {
      isOver = true;
    });
    while (!isOver) await look();
  };
  return { look, until };
}

test('a request that a proxy sends on a kept connection as the stop begins is answered, and the connection is closed', async () => {
  const { look, until } = lookByHand();
  const server = await serve(() => new Response('here'));
  const kept = call(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => kept.once('data', resolve));
  const heard = listenWhileSending(kept);
  const stopped = server.stop();
  for (let i = 0; i < 2; i++) await look();
  kept.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi');
  expect(await heard).toMatch(/HTTP\/1\.1 200 OK\r\nConnection: close\r\n.*here/is);
  await until(stopped);
});

test('what came while the machine was too busy to read it is answered, however late', async () => {
  const server = await serve(() => new Response('here'));
  const kept = call(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => kept.once('data', resolve));
  const heard = listenWhileSending(kept);
  const stopped = server.stop();
  kept.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  for (const from = performance.now(); performance.now() - from < 1_000; );
  expect(await heard).toMatch(/HTTP\/1\.1 200 OK\r\nConnection: close\r\n.*here/is);
  await stopped;
});

test('a request that is under way as the stop begins gets its answer, long after those on their way were looked for', async () => {
  const { look, until } = lookByHand();
  const [begun, ready] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = await serve(async () => {
    begun.resolve();
    await ready.promise;
    return new Response('here');
  });
  const heard = listenWhileSending(call(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
  await begun.promise;
  const stopped = server.stop();
  for (let i = 0; i < 50; i++) await look();
  ready.resolve();
  await until(stopped);
  expect(await heard).toMatch(/here$/);
});

test('what is never answered holds the stop up for ten seconds and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const begun = Promise.withResolvers<void>();
  const server = await serve(() => {
    begun.resolve();
    return new Promise<Response>(() => {});
  });
  call(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await begun.promise;
  const stopped = vi.fn();
  const stopping = server.stop().then(stopped);
  for (const ms of [0, 9_999]) {
    vi.advanceTimersByTime(ms);
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  }
  expect(stopped).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await stopping;
});

test('who has knocked as the stop begins still comes in, and nobody after', async () => {
  const server = await serve(() => new Response('here'));
  const heard = listenWhileSending(call(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
  const stopped = server.stop();
  expect(await heard).toMatch(/^HTTP\/1\.1 200 OK.*here/is);
  await expect(fetch(server.url)).rejects.toThrow();
  await stopped;
});

test('headers that come letter by letter are cut off, though their sender goes on', async () => {
  const server = await serve(() => new Response('here'), { ...long, headers: 200 });
  const heard = await listenWhileSending(call(server.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '), 'x');
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  await server.stop();
});

test('a body that comes letter by letter is cut off, though its sender goes on', async () => {
  const read = async (request: Request) => new Response(await request.text().catch(() => 'nothing'));
  const server = await serve(read, { ...long, headers: 200, request: 200 });
  const heard = await listenWhileSending(
    call(server.port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n'),
    'x',
  );
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  await server.stop();
});

test('headers larger than sixteen kilobytes are refused as such', async () => {
  const server = await serve(() => new Response('here'));
  const [fits, tooLarge] = [15_000, 17_000].map((size) => ({ headers: { 'x-large': 'x'.repeat(size) } }));
  expect((await fetch(server.url, fits)).status).toBe(200);
  expect((await fetch(server.url, tooLarge)).status).toBe(431);
  await server.stop();
});

test('a connection that is kept for a next request is closed when none comes', async () => {
  const server = await serve(() => new Response('here'), { ...long, idle: 50 });
  const heard = await listenWhileSending(call(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
  expect(heard).toMatch(/^HTTP\/1\.1 200 [\s\S]*here$/);
  await server.stop();
});

test('a connection on which nothing moves any more is closed, also in the midst of an answer', async () => {
  const begun = () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(9)) }));
  const server = await serve(begun, { ...long, silence: 200 });
  const heard = await listenWhileSending(call(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  await server.stop();
});

test('an answer that its reader does not take is given up, though that reader keeps sending', async () => {
  const given = Promise.withResolvers<EndedRequest>();
  const server = await serve(() => new Response(new Uint8Array(50_000_000)), { ...long, taking: 200 }, given.resolve);
  const reader = call(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n').pause();
  const sending = setInterval(() => reader.write('\r\n'), 10);
  expect(await given.promise).toMatchObject({ status: 200, isCut: true });
  clearInterval(sending);
  await server.stop();
});

test('whoever takes an answer slowly gets it to its end, and so the next one on that connection', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const size = 20_000_000;
  const server = await serve(() => new Response(new Uint8Array(size)), { ...long, taking: 1_000, look: 100 });
  const reader = call(server.port);
  let taken = 0;
  reader.on('data', (chunk) => {
    taken += chunk.length;
  });
  for (const answers of [1, 2]) {
    reader.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    for (let look = 0; look < 9; look++) {
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      vi.advanceTimersByTime(100);
    }
    reader.resume();
    while (taken < answers * size && !reader.readableEnded && !reader.destroyed) await new Promise(setImmediate);
    expect(taken).toBeGreaterThan(answers * size);
    vi.advanceTimersByTime(100);
  }
  reader.destroy();
  await server.stop();
});

test('what is asked ahead on one connection is answered one after the other', async () => {
  let underWay = 0;
  let most = 0;
  const answer = async (request: Request) => {
    most = Math.max(most, ++underWay);
    await new Promise(setImmediate);
    underWay--;
    return new Response(new URL(request.url).pathname, {
      headers: { connection: request.url.endsWith('3') ? 'close' : '' },
    });
  };
  const server = await serve(answer);
  const ahead = ['/1', '/2', '/3'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const heard = await listenWhileSending(call(server.port, ahead.join('')));
  expect(heard.match(/^\/\d/gm)).toEqual(['/1', '/2', '/3']);
  expect(most).toBe(1);
  await server.stop();
});

test('a hundred requests may wait on one connection, and whoever asks further ahead is hung up on', async () => {
  const ask = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  const server = await serve(() => new Response('here'));
  const last = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const heard = await listenWhileSending(call(server.port, ask.repeat(99) + last));
  expect(heard.match(/here/g)).toHaveLength(100);
  const cutOff = await listenWhileSending(call(server.port, ask.repeat(100) + last));
  expect(cutOff.match(/here/g) ?? []).not.toHaveLength(101);
  await server.stop();
});

test('whoever hangs up while one answer is under way is not answered the others', async () => {
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const answer = async (request: Request) => {
    begun.push(new URL(request.url).pathname);
    first.resolve();
    await gone.promise;
    return new Response('late');
  };
  let ends = 0;
  const server = await serve(answer, undefined, () => ++ends === 2 && gone.resolve());
  const caller = call(server.port, 'GET /1 HTTP/1.1\r\nHost: x\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\n\r\n');
  await first.promise;
  caller.destroy();
  await gone.promise;
  expect(begun).toEqual(['/1']);
  await server.stop();
});
