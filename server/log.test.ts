import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeFault } from './describe-fault.ts';
import { anEnquiry } from './testing/enquiries.ts';
import { enrol, signInWith } from './testing/people.ts';
import { startProgramProcess } from './testing/program-process.ts';
import { cloneDatabase } from './testing/test-program.ts';

async function ownProgram(env: Record<string, string>) {
  const database = await cloneDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-log-'));
  onTestFinished(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return startProgramProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...env });
}

const askAt = (url: string) => {
  const send = (method: string, path: string, cookie: string, body: unknown) =>
    fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { send, post: (path: string, body: unknown) => send('POST', path, '', body) };
};

interface Line {
  time: string;
  level: string;
  event: string;
  route?: string;
  status?: number;
  ms?: number;
  request?: string;
}
const linesOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

test('nothing that anybody typed or holds stands in the log: no name, address, number, text, password, code, token or cookie', async () => {
  const program = await ownProgram({ LOG_REQUESTS: 'all' });
  const at = askAt(program.url);
  const visitor = {
    name: 'Ntombizodwa Quagga',
    email: 'ntombi@telling-address.co.za',
    phone: '083 777 1234',
    company: 'Quagga Revival',
    message: 'My grandmother’s violin is worth a fortune.',
  };
  const enquiry = anEnquiry(visitor);
  const { id, reference } = (await (await at.post('/api/enquiries', enquiry)).json()) as Record<string, string>;
  await at.post('/api/enquiries', { ...enquiry, message: 'Another violin.' });
  await at.post('/api/enquiries', { ...visitor, email: 'telling-but-wrong' });
  await at.post('/api/enquiries', '{"name": "Quagga');
  await fetch(`${program.url}/contact?email=ntombi@telling-address.co.za`);
  await fetch(`${program.url}/api/nothing/Quagga?token=telling-token`);
  await fetch(`${program.url}/api/guide/telling-token`);
  await fetch(`${program.url}/Quagga`);
  await signInWith(at, 'ceo@highveldstudio.example', 'telling-wrong-password');
  const { cookie } = await signInWith(at, 'ceo@highveldstudio.example');
  const { key, recovery_codes, cookie: next } = await enrol(at, cookie);
  await fetch(`${program.url}/api/leads?q=Quagga`, { headers: { cookie: next } });
  await fetch(`${program.url}/api/leads/${id}`, { headers: { cookie: next } });
  await program.end('SIGTERM');

  const output = program.output();
  const telling = [
    ...Object.values(visitor),
    ...[
      'Quagga',
      'violin',
      'telling',
      '27837771234',
      'ceo@',
      'long-grass-at-dusk',
      id,
      reference,
      enquiry.submission_id,
    ],
    ...[
      key,
      ...recovery_codes,
      ...[cookie, next].flatMap((text) => text.split(/[=;]\s*/).filter((part) => part.length > 20)),
    ],
    '127.0.0.1',
  ];
  expect(telling.filter((word) => word && output.includes(word))).toEqual([]);
  const routes = linesOf(output).map(({ route, status }) => `${route} ${status}`);
  expect(routes).toEqual(
    expect.arrayContaining([
      'POST /api/enquiries 201',
      'POST /api/enquiries 422',
      'POST /api/enquiries 400',
      'site 200',
      'site 404',
      'unknown 404',
      'GET /api/leads 200',
      'GET /api/leads/:id 200',
      'POST /api/auth/sign-in/email 401',
    ]),
  );
}, 60_000);

test('a line is JSON with time, level, event, and for a request its id, route, status and duration', async () => {
  const program = await ownProgram({ LOG_REQUESTS: 'api' });
  const answer = await askAt(program.url).post('/api/enquiries', anEnquiry());
  await fetch(`${program.url}/api/health`);
  await fetch(`${program.url}/contact`);
  await program.end('SIGTERM');
  const output = program.output();
  // All but the one line for whoever started it by hand.
  expect(output.split('\n').filter((line) => line && !line.startsWith('{'))).toEqual([`Serving on ${program.url}`]);
  const lines = linesOf(output);
  expect(lines.map(({ event }) => event)).toEqual(['started', 'request', 'stopping', 'stopped']);
  expect(lines[1]).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'info',
    event: 'request',
    request: answer.headers.get('x-request-id'),
    route: 'POST /api/enquiries',
    status: 201,
    ms: expect.any(Number),
  });
});

test('a request to the API is logged as one, however its address is spelt', async () => {
  const program = await ownProgram({ LOG_REQUESTS: 'api' });
  const { port, host } = new URL(program.url);
  for (const target of ['/%61pi/leads', '/x/../api/leads', `http://${host}/api/leads`, '/api/%6ceads'])
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), 'localhost', () =>
        socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
      );
      socket.resume().on('end', resolve).on('error', reject);
    });
  await program.end('SIGTERM');
  const requests = linesOf(program.output()).filter(({ event }) => event === 'request');
  expect(requests.map(({ route, status }) => `${route} ${status}`)).toEqual(Array(4).fill('GET /api/leads 401'));
});

test('where pages are logged, too, their line carries the id of the answer', async () => {
  const program = await ownProgram({ LOG_REQUESTS: 'all' });
  const answer = await fetch(`${program.url}/contact`);
  await answer.text();
  await program.end('SIGTERM');
  expect(linesOf(program.output()).find(({ event }) => event === 'request')).toMatchObject({
    request: answer.headers.get('x-request-id'),
    route: 'site',
    status: 200,
  });
});

test('requests are not logged where that is turned off', async () => {
  const program = await ownProgram({ LOG_REQUESTS: 'off' });
  await askAt(program.url).post('/api/enquiries', anEnquiry());
  await program.end('SIGTERM');
  expect(linesOf(program.output()).map(({ event }) => event)).toEqual(['started', 'stopping', 'stopped']);
});

test('a value that the database could not read is not repeated', () => {
  const fault = Object.assign(new Error('invalid input syntax for type uuid: "Quagga"'), { code: '22P02' });
  expect(describeFault(new Error('Failed query: …', { cause: fault }))).not.toContain('Quagga');
});
