import { statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import type pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { readStream } from '#server/testing/read-stream.ts';
import { openLine } from '#server/testing/stalling-line.ts';
import { query } from '#server/testing/test-cluster.ts';
import { cloneDatabase, programForThisTest, type TestProgram } from '#server/testing/test-program.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const watched = (env: Record<string, string> = {}) => programForThisTest({ METRICS_PORT: '0', ...env });
const read = async (program: TestProgram) => (await fetch(program.metricsUrl ?? '')).text();
/** The value of one line; undefined where there is none. */
const figure = (text: string, line: string) => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
};

test('enquiries are counted by what became of them, requests by the pattern of their route', async () => {
  const program = await watched({ RATE_LIMITS: 'on' });
  const first = anEnquiry();
  await program.post('/api/enquiries', first);
  await program.post('/api/enquiries', first);
  await program.post('/api/enquiries', anEnquiry({ email: 'nobody' }));
  await program.post(
    '/api/enquiries',
    anEnquiry({ message: 'Buy 5000 backlinks http://cheap-links.xyz', homepage: 'http://cheap-links.xyz', seconds: 1 }),
  );
  const cookie = await program.signIn('member');
  const { leads } = (await (await program.get('/api/leads?q=Thandi', cookie)).json()) as { leads: { id: string }[] };
  await program.get(`/api/leads/${leads[0]?.id}`, cookie);
  await program.get('/somewhere/Thandi');
  await program.get('/api/somewhere/Thandi');
  for (let i = 0; i < 40; i++) await program.post('/api/enquiries', anEnquiry({ email: 'a@b.co.za' }));
  await program.post('/api/enquiries', first); // known, also where nothing more is taken

  const text = await read(program);
  const enquiries = (outcome: string) => figure(text, `studio_enquiries_total{outcome="${outcome}"}`);
  expect(enquiries('quarantined')).toBe(1);
  expect(enquiries('repeated')).toBe(2);
  expect((enquiries('stored') ?? 0) + (enquiries('refused') ?? 0)).toBe(42);
  // One was refused for its address, and one over the limit was known.
  expect(figure(text, 'studio_limits_refused_total{scope="enquiries"}')).toBe(enquiries('refused'));
  const requests = (route: string, status: string) =>
    figure(text, `http_request_duration_seconds_count{route="${route}",status="${status}"}`);
  expect(requests('GET /api/leads', '2xx')).toBe(1);
  expect(requests('GET /api/leads/:id', '2xx')).toBe(1);
  expect(requests('site', '4xx')).toBe(1);
  expect(requests('unknown', '4xx')).toBe(1);
  expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  // Nobody and nothing in particular.
  expect(text).not.toMatch(/Thandi|@|cheap-links|[\da-f]{8}-[\da-f]{4}/);
});

test('mails, streams, jobs and connections are told as they are', async () => {
  const program = await watched({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await program.post('/api/enquiries', anEnquiry());
  const stream = await readStream(program.url, await program.signIn('member'));
  await stream.next();
  await expect
    .poll(async () => figure(await read(program), 'studio_mails_total{outcome="failed"}'))
    .toBeGreaterThanOrEqual(2);
  await expect
    .poll(async () => figure(await read(program), 'studio_jobs_total{job="check streams",outcome="well"}'), {
      timeout: 10_000,
    })
    .toBeGreaterThanOrEqual(1);
  await program.rows(`INSERT INTO outbox (id, kind, given_up_at) VALUES (gen_random_uuid(), 'receipt', now())`);
  await program.rows(
    `INSERT INTO outbox (id, kind, given_up_at, dismissed_at) VALUES (gen_random_uuid(), 'receipt', now(), now())`,
  );
  const text = await read(program);
  expect(figure(text, 'studio_outbox_waiting')).toBe(2);
  expect(figure(text, 'studio_outbox_oldest_seconds')).toBeGreaterThan(0);
  expect(figure(text, 'studio_outbox_given_up')).toBe(1);
  expect(figure(text, 'studio_mail_server_up')).toBe(0);
  expect(figure(text, 'studio_last_backup_timestamp_seconds')).toBe(0);
  expect(figure(text, 'studio_open_streams')).toBe(1);
  expect(figure(text, 'studio_database_up')).toBe(1);
  expect(figure(text, 'studio_database_connections')).toBeGreaterThanOrEqual(1);
  stream.close();
  await expect.poll(async () => figure(await read(program), 'studio_open_streams')).toBe(0);
  expect(await read(program), 'how long somebody looked is not timed').not.toContain('route="GET /api/events"');
});

test('a backup that was made into the data folder is told by its time', async () => {
  const program = await watched();
  const { database, dataDir } = program;
  const { file } = await makeBackup({ databaseUrl: database.url, dataDir, authSecret: undefined });
  expect(figure(await read(program), 'studio_last_backup_timestamp_seconds')).toBe(statSync(file).mtimeMs / 1000);
});

test('a job that fails keeps the time of its last success, and has none before the first', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const away = { connect: async () => Promise.reject(new Error('away')) } as unknown as pg.Pool;
  const metrics = createMetrics({
    pools: [away],
    openStreams: () => 0,
    mailServerWorks: () => true,
    lastBackup: () => 0,
  });
  metrics.jobEnded('sum figures', true);
  vi.setSystemTime(2_000_000);
  for (const job of ['sum figures', 'clear spool']) metrics.jobEnded(job, false);
  const text = await metrics.read();
  expect(figure(text, 'studio_job_last_success_timestamp_seconds{job="sum figures"}')).toBe(1_000);
  expect(figure(text, 'studio_jobs_total{job="sum figures",outcome="failed"}')).toBe(1);
  expect(text).not.toContain('studio_job_last_success_timestamp_seconds{job="clear spool"}');
});

test.each([
  ['check streams', 3],
  ['sum figures', 10],
  ['remind of follow-ups', 300],
  ['forget limits', 600],
  ['delete expired', 3600],
  ['clear spool', 3600],
])('%s is done every %i seconds', async (job, seconds) => {
  const begun = vi.spyOn(globalThis, 'setInterval');
  onTestFinished(() => begun.mockRestore());
  const program = await watched();
  for (const [work, ms] of begun.mock.calls) if (ms === seconds * 1000) work();
  await expect
    .poll(async () => figure(await read(program), `studio_jobs_total{job="${job}",outcome="well"}`), {
      timeout: 10_000,
    })
    .toBeGreaterThanOrEqual(1);
});

test('a database that is away is told as away, what it would know is left out, and the rest is still answered', async () => {
  const program = await watched();
  expect(figure(await read(program), 'studio_outbox_given_up')).toBe(0);
  const { database } = program.database.connection;
  const reach = (allowed: boolean) =>
    query(inject('cluster'), `ALTER DATABASE ${database} ALLOW_CONNECTIONS ${allowed}`);
  await reach(false);
  await query(
    inject('cluster'),
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`,
  );
  const text = await read(program);
  expect(figure(text, 'studio_database_up')).toBe(0);
  expect(text).not.toMatch(/^studio_outbox_/m);
  expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  await reach(true);
});

test('a database that is silent is told as away before a collector leaves', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const line = await openLine(database.connection);
  onTestFinished(line.close);
  const program = await watched({ DATABASE_URL: line.url });
  expect(figure(await read(program), 'studio_database_up')).toBe(1);
  line.hold();
  const from = performance.now();
  expect(figure(await read(program), 'studio_database_up')).toBe(0);
  expect(performance.now() - from).toBeLessThan(8_000);
  line.letGo();
}, 30_000);

test('failures of an enquiry are counted from nought, so that the first one is seen to be one', async () => {
  const line = 'http_request_duration_seconds_count{route="POST /api/enquiries",status="5xx"}';
  expect(figure(await read(await watched()), line)).toBe(0);
});

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

test.runIf(hasIPv6)('the address that is told can be asked, also where the host is one of IPv6', async () => {
  const served = await serveMetrics({ read: async () => 'up 1' } as Metrics, { port: 0, host: '::1' });
  onTestFinished(served.stop);
  expect(await (await fetch(served.url)).text()).toBe('up 1');
});

test('an address that is not of this machine is refused in a line that names the settings', async () => {
  await expect(serveMetrics({ read: async () => '' } as Metrics, { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    /^Port 0 of 192\.0\.2\.1 cannot be opened \(.+\)\. Set METRICS_HOST or METRICS_PORT\.$/,
  );
});

test('the public port knows nothing of it, and without METRICS_PORT nothing listens', async () => {
  const program = await watched();
  expect((await program.get('/metrics')).status).toBe(404);
  expect((await fetch(new URL('/', program.metricsUrl))).status).toBe(404);
  expect((await programForThisTest()).metricsUrl).toBeUndefined();
});
