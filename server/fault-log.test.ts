import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '#domain/errors.ts';
import { openFaultLog } from './fault-log.ts';
import { anEnquiry } from './testing/enquiries.ts';
import { startProgramProcess } from './testing/program-process.ts';
import { haveSession } from './testing/sign-in.ts';
import { openLine } from './testing/stalling-line.ts';
import { cloneDatabase } from './testing/test-program.ts';

interface Line {
  event: string;
  request?: string;
  refused?: number;
  seconds?: number;
  status?: number;
  error?: string;
}
const read = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

test('while the database is away the log says so once and later that it is back; each request keeps its own line', async () => {
  const database = await cloneDatabase();
  const line = await openLine(database.connection);
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-away-'));
  onTestFinished(async () => {
    line.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const program = await startProgramProcess({ DATABASE_URL: line.url, DATA_DIR: dataDir, LOG_REQUESTS: 'api' });
  const about = (event: string) => read(program.output()).filter((one) => one.event === event);
  const enquire = async (type: string, body: string) => {
    const headers = { 'content-type': type };
    return (await fetch(`${program.url}/api/enquiries`, { method: 'POST', headers, body })).status;
  };
  const cookie = await haveSession(program.url);
  line.refuse();
  const headers = { 'content-type': 'application/json', cookie };
  const left = await fetch(`${program.url}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' });
  expect(left.status).toBe(503);
  const aForm = () => new URLSearchParams({ ...anEnquiry() } as Record<string, string>).toString();
  for (let i = 0; i < 5; i++) expect(await enquire('application/json', JSON.stringify(anEnquiry()))).toBe(503);
  for (let i = 0; i < 5; i++) expect(await enquire('application/x-www-form-urlencoded', aForm())).toBe(503);
  expect((await fetch(`${program.url}/api/health`)).status).toBe(503);
  line.letIn();
  await expect.poll(() => about('database back'), { timeout: 30_000 }).toHaveLength(1);
  expect(await enquire('application/json', JSON.stringify(anEnquiry()))).toBe(201);
  await program.end('SIGTERM');

  expect(program.output()).not.toContain(cookie.split(/[=.]/)[2]);
  expect(about('database away')).toEqual([expect.objectContaining({ error: expect.stringMatching(/\n {4}at /) })]);
  expect(about('database back')[0]).toMatchObject({ refused: 12, seconds: expect.any(Number) });
  expect(about('request').map(({ status }) => status)).toEqual([200, ...Array(12).fill(503), 201]);
  for (const event of ['fault', 'job failed', 'outbox waits', 'sign-in failed']) expect(about(event)).toEqual([]);
}, 90_000);

const gone = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** What is written as errors and warnings from now on. */
function listenToErrors(): () => Line[] {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.flatMap(([text]) => read(String(text)));
}

test('an outage that lasts is told in short lines with a growing count, and another one begins anew', async () => {
  let isBack = false;
  const faults = openFaultLog(async () => {
    if (!isBack) throw gone();
  }, 50);
  onTestFinished(faults.close);
  const lines = listenToErrors();
  for (let i = 0; i < 100; i++) faults.log(gone(), { request: `id-${i}` });
  faults.log(gone(), { job: 'sum figures' }, 'job failed');
  expect(lines().map(({ event }) => event)).toEqual(['database away']);
  await expect.poll(lines).toContainEqual(expect.objectContaining({ event: 'database still away', refused: 100 }));
  faults.log(gone(), { request: 'one more' });
  isBack = true;
  await expect.poll(() => lines().at(-1)).toMatchObject({ event: 'database back', refused: 101 });
  for (const one of lines().slice(1)) expect(one.error).toBeUndefined();
  faults.log(gone(), { request: 'next time' });
  expect(lines().at(-1)).toMatchObject({ event: 'database away' });
});

test('what nobody foresaw is told each time with its request; what we meant to refuse is not', () => {
  const faults = openFaultLog(async () => {});
  onTestFinished(faults.close);
  const lines = listenToErrors();
  faults.log(new TypeError('oh'), { request: 'one' });
  faults.log(new TypeError('oh'), { request: 'two' });
  faults.log(new Refusal('unavailable', 'This program is stopping.'), { request: 'three' });
  faults.log(new Refusal('not_found', 'There is no such lead.'), { request: 'four' });
  faults.log(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), { request: 'five' });
  expect(lines().map(({ event, request }) => [event, request])).toEqual([
    ['fault', 'one'],
    ['fault', 'two'],
  ]);
});
