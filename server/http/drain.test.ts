import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { signInAt } from '#server/testing/office-day.ts';
import { startProgramProcess } from '#server/testing/program-process.ts';
import { readStream } from '#server/testing/read-stream.ts';
import { cloneDatabase } from '#server/testing/test-program.ts';

async function ownProgram(env: Record<string, string> = {}) {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  return startProgramProcess({
    DATABASE_URL: database.url,
    AUTH_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...env,
  });
}

/** Over a connection that is kept. */
function ask(agent: Agent, url: string, path: string, body?: unknown) {
  return new Promise<{ status: number; connection: string | undefined; text: string }>((resolve, reject) => {
    const headers = body ? { 'content-type': 'application/json' } : {};
    const asked = request(url + path, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection, text }));
    });
    asked.on('error', reject);
    asked.end(body ? JSON.stringify(body) : undefined);
  });
}

test('a stop takes seconds at most, whoever keeps a connection, a stream or half a request open', async () => {
  const program = await ownProgram();
  const agent = new Agent({ keepAlive: true });
  expect((await ask(agent, program.url, '/')).status).toBe(200);
  const stream = await readStream(program.url, (await signInAt(program.url, 'team')).cookie);
  await stream.next();
  const { port } = new URL(program.url);
  const half = connect(Number(port), '127.0.0.1');
  half.on('error', () => {});
  await new Promise<void>((resolve) => half.write('POST /api/enquiries HTTP/1.1\r\nHost: x\r\n', () => resolve()));
  const from = Date.now();
  expect(await program.end('SIGTERM')).toBe(0);
  expect(Date.now() - from).toBeLessThan(5_000);
  expect(await stream.next()).toBeUndefined();
  agent.destroy();
  half.destroy();
}, 60_000);

test('with time to drain, the health check says 503 first while visitors are still served', async () => {
  const program = await ownProgram({ DRAIN_SECONDS: '3' });
  expect((await fetch(`${program.url}/api/health`)).status).toBe(200);
  const ended = program.end('SIGTERM');
  await expect.poll(async () => (await fetch(`${program.url}/api/health`)).status, { timeout: 2_000 }).toBe(503);
  const agent = new Agent({ keepAlive: true });
  expect((await ask(agent, program.url, '/api/enquiries', anEnquiry())).status).toBe(201);
  expect(JSON.parse((await ask(agent, program.url, '/api/health')).text)).toEqual({
    error: { code: 'unavailable', message: 'This program is stopping.' },
  });
  expect(await ended).toBe(0);
  agent.destroy();
}, 60_000);
