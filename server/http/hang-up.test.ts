import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { signInAt } from '#server/testing/office-day.ts';
import { startProgramProcess } from '#server/testing/program-process.ts';
import { readStream } from '#server/testing/read-stream.ts';
import { cloneDatabase, programForThisTest } from '#server/testing/test-program.ts';

/** Says that, waits for the first word of an answer where there is to be one, and is gone. */
async function hangUpAfter(port: string, words: string, awaitsAnswer = false): Promise<void> {
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.write(words, () => resolve()));
  if (awaitsAnswer) await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
}

test('whoever hangs up in the midst of a request or an answer is no fault of ours, neither in the log nor in the figures', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const program = await startProgramProcess({
    DATABASE_URL: database.url,
    AUTH_SECRET: 'x'.repeat(32),
    LOG_REQUESTS: 'all',
    METRICS_PORT: '0',
  });
  const { port } = new URL(program.url);
  const post = (path: string, type: string, rest: string) =>
    hangUpAfter(port, `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${rest}`);
  await post('/api/enquiries', 'application/json', 'Content-Length: 900\r\n\r\n{"name":');
  await post('/api/enquiries', 'application/json', 'Transfer-Encoding: chunked\r\n\r\n8\r\n{"name":\r\n');
  await post('/api/enquiries', 'application/x-www-form-urlencoded', 'Content-Length: 900\r\n\r\nname=');
  await post('/api/enquiries', 'multipart/form-data; boundary=x', 'Content-Length: 900\r\n\r\n--x\r\n');
  await post('/api/auth/sign-in/email', 'application/json', 'Content-Length: 900\r\n\r\n{"email":');
  await hangUpAfter(port, 'GET /media/horizon-wide.webm HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20), true);
  const stream = await readStream(program.url, (await signInAt(program.url, 'team')).cookie);
  await stream.next();
  stream.close();

  const cut = () => [...program.output().matchAll(/"route":"([^"]+)","status":(\d+),"ms":[\d.]+,"cut":true/g)];
  // Of twenty films on one connection, some may have got through, one was under way, and the others were not begun.
  const kinds = () => [...new Set(cut().map(([, route, status]) => `${route} ${status}`))].sort();
  await expect
    .poll(kinds)
    .toEqual([
      'GET /api/events 200',
      'POST /api/auth/sign-in/email 499',
      'POST /api/enquiries 499',
      'site 200',
      'site 499',
    ]);
  const figures = await (await fetch(/"metrics":"([^"]+)"/.exec(program.output())?.[1] ?? '')).text();
  expect(figures).toContain('http_request_duration_seconds_count{route="POST /api/enquiries",status="4xx"} 4');
  expect(figures).not.toMatch(/status="5xx"\} [1-9]/);
  await program.end('SIGTERM');
  // Nothing but lines that say what happened; none of them, nor a library, complains.
  expect(
    program
      .output()
      .split('\n')
      .filter((line) => line && !/"level":"info"|^Serving on /.test(line)),
  ).toEqual([]);
}, 60_000);

test('whoever is gone before a stream begins leaves none open', async () => {
  const program = await programForThisTest({ METRICS_PORT: '0' });
  const { port } = new URL(program.url);
  const cookie = await program.signIn('member');
  const ask = `GET /api/events HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`;
  await Promise.all(Array.from({ length: 20 }, () => hangUpAfter(port, ask)));
  const figures = async () => (await fetch(program.metricsUrl ?? '')).text();
  const stream = await readStream(program.url, cookie);
  await stream.next();
  await expect.poll(figures).toContain('studio_open_streams 1\n');
  stream.close();
});
