// Two programs on one database, behind a proxy that gives each the next request: what one does, the other knows.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { anEnquiry } from './testing/enquiries.ts';
import { startMailServer } from './testing/mail-server.ts';
import { sendTo, signInAt } from './testing/office-day.ts';
import { type ProgramProcess, startProgramProcess } from './testing/program-process.ts';
import { readStream } from './testing/read-stream.ts';
import { query } from './testing/test-cluster.ts';
import { cloneDatabase } from './testing/test-program.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let folder: string;
let a: ProgramProcess;
let b: ProgramProcess;
const both = (env: Record<string, string> = {}, on = database) =>
  Promise.all(
    ['a', 'b'].map((name) =>
      startProgramProcess({
        DATABASE_URL: on.url,
        DATA_DIR: join(folder, name),
        AUTH_SECRET: 'one-secret-for-all-programs-of-this-site',
        TRUST_PROXY: '1',
        SMTP_URL: 'smtp://127.0.0.1:1',
        ...env,
      }),
    ),
  ) as Promise<[ProgramProcess, ProgramProcess]>;

beforeAll(async () => {
  database = await cloneDatabase();
  folder = mkdtempSync(join(tmpdir(), 'studio-two-'));
  [a, b] = await both();
}, 60_000);
afterAll(async () => {
  await Promise.all([a, b].map((program) => program.end('SIGTERM')));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const rows = async (text: string) => (await query(database.connection, text)).rows;
const post = (url: string, body: unknown, from = '196.25.1.1') =>
  fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });

/** Round robin, and the visitor's address as the proxy saw it. */
async function startProxy(...programs: ProgramProcess[]): Promise<string> {
  let turn = 0;
  const proxy = createServer((asked, answer) => {
    const target = new URL(asked.url ?? '/', programs[turn++ % programs.length]?.url);
    const headers = { ...asked.headers, 'x-forwarded-for': '196.25.1.1' };
    const passed = request(target, { method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

test('enquiries through the proxy are all stored, whichever program took them', async () => {
  const url = await startProxy(a, b);
  const emails = Array.from({ length: 20 }, () => `${randomUUID()}@example.co.za`);
  const answers = await Promise.all(emails.map((email) => post(url, anEnquiry({ email }))));
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 201));
  const stored = await rows('SELECT email FROM leads');
  expect(stored.map(({ email }) => email)).toEqual(expect.arrayContaining(emails));
});

test('the same enquiry at both at once is one lead, and both give the same receipt', async () => {
  for (let i = 0; i < 10; i++) {
    const enquiry = anEnquiry({ email: `twice${i}@example.co.za` });
    const answers = await Promise.all([a, b, a, b].map(async ({ url }) => (await post(url, enquiry)).json()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rows(`SELECT id FROM leads WHERE email = 'twice${i}@example.co.za'`)).toHaveLength(1);
    expect(
      await rows(`SELECT FROM outbox JOIN leads ON leads.id = lead_id WHERE email = 'twice${i}@example.co.za'`),
    ).toHaveLength(2);
  }
});

test('a dashboard at one sees what came in through the other', async () => {
  const stream = await readStream(a.url, (await signInAt(b.url, 'team')).cookie);
  await stream.next();
  const { id } = (await (await post(b.url, anEnquiry())).json()) as { id: string };
  let event = await stream.next();
  while (event && !event.includes(id)) event = await stream.next();
  expect(event).toContain(id);
  stream.close();
});

test('who signs out at one is signed out at the other', async () => {
  const { cookie } = await signInAt(a.url, 'team');
  const session = (url: string) => fetch(`${url}/api/session`, { headers: { cookie } });
  expect((await session(b.url)).status).toBe(200);
  await sendTo(a.url)('POST', '/api/auth/sign-out', {}, cookie);
  expect((await session(b.url)).status).toBe(401);
});

test('the stream of somebody who is disabled at one ends at the other', async () => {
  const ceo = (await signInAt(a.url, 'ceo')).cookie;
  const { cookie } = await signInAt(b.url, 'admin');
  const stream = await readStream(b.url, cookie);
  await stream.next();
  const send = sendTo(a.url);
  const { staff } = (await send('GET', '/api/staff', undefined, ceo)).body as {
    staff: { id: string; email: string }[];
  };
  const admin = staff.find(({ email }) => email.startsWith('admin@'));
  await send('PATCH', `/api/staff/${admin?.id}`, { disabled: true }, ceo);
  let event = await stream.next();
  while (event !== undefined) event = await stream.next();
  expect((await readStream(b.url, cookie)).answer.status).toBe(401);
  await send('PATCH', `/api/staff/${admin?.id}`, { disabled: false }, ceo);
});

test('limits count across both', async () => {
  const [c, d] = await both({ RATE_LIMITS: 'on' });
  onTestFinished(async () => void (await Promise.all([c.end('SIGTERM'), d.end('SIGTERM')])));
  const url = await startProxy(c, d);
  const statuses: number[] = [];
  for (let i = 0; i < 36; i++) statuses.push((await post(url, anEnquiry({ email: `many${i}@example.co.za` }))).status);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(201));
  expect(statuses.slice(30)).toEqual(Array(6).fill(429));
}, 60_000);

test('every mail leaves once, though both programs look for work', async () => {
  const own = await cloneDatabase();
  onTestFinished(own.drop);
  const server = await startMailServer();
  const [c, d] = await both({ SMTP_URL: server.url }, own);
  onTestFinished(async () => void (await Promise.all([c.end('SIGTERM'), d.end('SIGTERM')])));
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => post(i % 2 ? c.url : d.url, anEnquiry({ email: `mail${i}@example.co.za` }))),
  );
  await expect
    .poll(async () => (await query(own.connection, 'SELECT FROM outbox WHERE sent_at IS NULL')).rows.length, {
      timeout: 30_000,
    })
    .toBe(0);
  const ids = server.mails.map(({ headers }) => headers.get('message-id'));
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
}, 60_000);
