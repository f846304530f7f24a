import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, onTestFinished, test } from 'vitest';
import { type Transaction, transactionOn } from '#server/db/transaction.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { poolForThisTest } from '#server/testing/test-pool.ts';
import { cloneDatabase, programForThisTest } from '#server/testing/test-program.ts';
import { deleteExpired, isClockTrusted } from './delete-expired.ts';

const old = "now() - interval '24 months 1 day'";
const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

test('leads go 24 months after the last contact, won ones stay, and of one that is gone not even its id is left', async () => {
  const program = await programForThisTest();
  const names = ['Old', 'Old and lost', 'Old and called long ago', 'Old but won', 'Old but called', 'Recent'];
  for (const name of names) await program.post('/api/enquiries', anEnquiry({ name }));
  // However long ago it arrived: what was done with it last is what counts.
  await program.rows(`UPDATE leads SET created_at = ${old}, updated_at = ${old}`);
  await program.rows(`UPDATE leads SET updated_at = now() - interval '23 months 25 days' WHERE name = 'Recent'`);
  await program.rows('UPDATE lead_events SET at = updated_at FROM leads WHERE leads.id = lead_id');
  await program.rows(`UPDATE leads SET status = 'closed_won' WHERE name = 'Old but won'`);
  await program.rows(`UPDATE leads SET status = 'closed_lost' WHERE name = 'Old and lost'`);
  await program.rows(`INSERT INTO communications (id, lead_id, channel, direction, body, at)
    SELECT gen_random_uuid(), id, 'call', 'outbound', '', CASE name WHEN 'Old but called' THEN now() ELSE ${old} END
    FROM leads WHERE name LIKE '%called%'`);
  await program.rows(`INSERT INTO analytics_events (id, name, page, fields, lead_id, session_id)
    SELECT gen_random_uuid(), 'page_view', '/' || name, '{}', id, id FROM leads WHERE name IN ('Old', 'Recent')`);

  expect(await deleteExpired(transactionOn(program.pool))).toMatchObject({ leads: 3 });
  const left = await program.rows<{ name: string }>('SELECT name FROM leads ORDER BY name');
  expect(left.map(({ name }) => name)).toEqual(['Old but called', 'Old but won', 'Recent']);
  const visits = await program.rows(`SELECT page, lead_id IS NULL AS nobody, session_id = 'anonymous' AS anonymous
    FROM analytics_events ORDER BY page`);
  expect(visits).toEqual([
    { page: '/Old', nobody: true, anonymous: true },
    { page: '/Recent', nobody: false, anonymous: false },
  ]);
  for (const table of ['lead_events', 'consents', 'communications', 'outbox'])
    expect(await program.rows(`SELECT FROM ${table} WHERE lead_id NOT IN (SELECT id FROM leads)`), table).toEqual([]);
});

test('with a lead that expires go the kept mails of the morning, which may name it', async () => {
  const program = await programForThisTest({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await program.rows(`INSERT INTO outbox (id, kind, sent_at, channel) VALUES
    (gen_random_uuid(), 'follow_ups', now(), 'spool'), (gen_random_uuid(), 'follow_ups', now(), 'smtp')`);
  const channels = () => program.rows('SELECT channel FROM outbox WHERE lead_id IS NULL ORDER BY channel');
  await deleteExpired(transactionOn(program.pool));
  expect(await channels()).toEqual([{ channel: 'smtp' }, { channel: 'spool' }]);
  await program.post('/api/enquiries', anEnquiry());
  await program.rows(`UPDATE leads SET updated_at = ${old}`);
  await program.rows(`UPDATE lead_events SET at = ${old}`);
  expect(await deleteExpired(transactionOn(program.pool))).toMatchObject({ leads: 1 });
  expect(await channels()).toEqual([{ channel: 'smtp' }]);
});

test('what expires is held in the order of its ids, as by everybody who holds several leads', async () => {
  const program = await programForThisTest();
  for (let i = 0; i < 2; i++) await program.post('/api/enquiries', anEnquiry());
  const [first, last] = await program.rows<{ id: string }>('SELECT id FROM leads ORDER BY id');
  // Written anew, the first stands behind the other in the table; nor is it the first to have expired.
  for (const id of [last?.id, first?.id])
    await program.rows(
      `UPDATE leads SET updated_at = ${old} + CASE id WHEN $2 THEN interval '1 hour' ELSE '0' END WHERE id = $1`,
      [id, first?.id],
    );
  await program.rows(`UPDATE lead_events SET at = ${old}`);
  const colleague = await program.pool.connect();
  const hold = (id: string | undefined) => colleague.query('SELECT FROM leads WHERE id = $1 FOR UPDATE', [id]);
  await colleague.query('BEGIN');
  await hold(first?.id);
  const deleted = deleteExpired(transactionOn(program.pool));
  await expect.poll(() => program.rows(waiting)).not.toEqual([]);
  await hold(last?.id);
  await colleague.query('COMMIT');
  colleague.release();
  expect(await deleted).toMatchObject({ leads: 2 });
});

test('a lead that somebody takes up while it is about to go stays', async () => {
  const program = await programForThisTest();
  for (const name of ['Taken up', 'Forgotten']) await program.post('/api/enquiries', anEnquiry({ name }));
  await program.rows(`UPDATE leads SET updated_at = ${old}`);
  await program.rows(`UPDATE lead_events SET at = ${old}`);
  const colleague = await program.pool.connect();
  await colleague.query(`BEGIN; UPDATE leads SET updated_at = now() WHERE name = 'Taken up'`);
  const deleted = deleteExpired(transactionOn(program.pool));
  await expect.poll(() => program.rows(waiting)).not.toEqual([]);
  await colleague.query('COMMIT');
  colleague.release();
  expect(await deleted).toMatchObject({ leads: 1 });
  expect(await program.rows('SELECT name FROM leads')).toEqual([{ name: 'Taken up' }]);
});

test('an enquiry that was taken while the clock stood in the past is not taken for an old one', async () => {
  const program = await programForThisTest();
  for (const name of ['Before', 'In the past', 'After']) await program.post('/api/enquiries', anEnquiry({ name }));
  await program.rows(`UPDATE leads SET created_at = ${old}, updated_at = ${old} WHERE name = 'In the past'`);
  await program.rows('UPDATE lead_events SET at = updated_at FROM leads WHERE leads.id = lead_id');
  expect(await deleteExpired(transactionOn(program.pool))).toMatchObject({ leads: 0 });
  // Once all that came before it is old as well, it is.
  await program.rows(`UPDATE lead_events SET at = ${old} FROM leads WHERE leads.id = lead_id AND name = 'Before'`);
  expect(await deleteExpired(transactionOn(program.pool))).toMatchObject({ leads: 1 });
});

test('what a clock far ahead has dated keeps nothing else from going', async () => {
  const program = await programForThisTest();
  for (const name of ['Far ahead', 'After']) await program.post('/api/enquiries', anEnquiry({ name }));
  await program.rows(
    `UPDATE leads SET updated_at = CASE name WHEN 'After' THEN ${old} ELSE now() + interval '10 years' END`,
  );
  await program.rows('UPDATE lead_events SET at = updated_at FROM leads WHERE leads.id = lead_id');
  expect(await deleteExpired(transactionOn(program.pool))).toMatchObject({ leads: 1 });
  expect(await program.rows('SELECT name FROM leads')).toEqual([{ name: 'Far ahead' }]);
});

test('a clock is trusted once it has shown seven of the last fourteen days, and not right after it has jumped', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const pool = poolForThisTest(database.connection);
  const db = drizzle(pool);
  const seen = (from: number, days: number) =>
    pool.query(
      `INSERT INTO clock_days SELECT (now() AT TIME ZONE 'UTC')::date + $1::int - n FROM generate_series(0, $2::int - 1) AS n
      ON CONFLICT DO NOTHING`,
      [from, days],
    );
  expect(await isClockTrusted(db)).toBe(false);
  await seen(-1, 5);
  expect(await isClockTrusted(db)).toBe(false);
  await seen(-6, 1);
  expect(await isClockTrusted(db)).toBe(true);
  // As the clock finds it that has gone ahead, or back: days of another time.
  for (const other of [-700, 700]) {
    await pool.query('DELETE FROM clock_days');
    await seen(other, 14);
    expect(await isClockTrusted(db)).toBe(false);
  }
});

const anyStaff = '(SELECT id FROM staff LIMIT 1)';
const someId = 'gen_random_uuid()';
interface Kept {
  table: string;
  /** What it is counted from, and what else a row needs. */
  from: string;
  row: Record<string, string>;
  stays: string;
  goes: string;
}
test.each<Kept>([
  {
    table: 'quarantine',
    from: 'created_at',
    row: { id: someId, reference: 'age', enquiry: `'{}'`, origin: `'{}'`, spam_score: '9', spam_reasons: `'[]'` },
    stays: '23 months 25 days',
    goes: '24 months 1 day',
  },
  {
    table: 'submissions',
    from: 'created_at',
    row: { submission_id: someId, id: someId, reference: 'age', digest: 'age' },
    stays: '23 months 25 days',
    goes: '24 months 1 day',
  },
  {
    table: 'outbox',
    from: 'sent_at',
    row: { id: someId, kind: `'receipt'`, channel: `'smtp'`, created_at: `now() - interval '1 year'` },
    stays: '89 days',
    goes: '91 days',
  },
  {
    table: 'outbox',
    from: 'given_up_at',
    row: { id: someId, kind: `'follow_ups'`, created_at: `now() - interval '1 year'` },
    stays: '89 days',
    goes: '91 days',
  },
  {
    table: 'analytics_events',
    from: 'at',
    row: { id: someId, name: `'page_view'`, page: `'/'`, fields: `'{}'` },
    stays: '13 months 25 days',
    goes: '14 months 1 day',
  },
  {
    table: 'visit_figures',
    from: 'day',
    row: { name: 'age', page: `'/'`, events: '1' },
    stays: '13 months 25 days',
    goes: '14 months 2 days',
  },
  {
    table: 'chats',
    from: 'at',
    row: { id: someId, code: 'age', page: `'/'`, device: `'phone'` },
    stays: '13 months 25 days',
    goes: '14 months 1 day',
  },
  {
    table: 'audit_log',
    from: 'at',
    row: { action: `'sign_in_failed'` },
    stays: '23 months 25 days',
    goes: '24 months 1 day',
  },
  {
    table: 'staff_links',
    from: 'expires_at',
    row: { id: someId, kind: `'recovery'`, staff_id: anyStaff, email: 'age' },
    stays: '29 days',
    goes: '31 days',
  },
  {
    table: 'staff_notices',
    from: 'created_at',
    row: { id: someId, kind: `'password_changed'`, staff_id: anyStaff, email: 'age' },
    stays: '89 days',
    goes: '91 days',
  },
  {
    table: 'staff_sessions',
    from: 'expires_at',
    row: { id: 'age', token: 'age', staff_id: anyStaff },
    stays: '-5 minutes',
    goes: '1 minute',
  },
  {
    table: 'staff_verifications',
    from: 'expires_at',
    row: { id: 'age', identifier: 'age', value: 'age' },
    stays: '-5 minutes',
    goes: '1 minute',
  },
])(
  'of $table a row whose $from is $stays ago stays, and one with $goes goes',
  async ({ table, from, row, stays, goes }) => {
    const database = await cloneDatabase();
    onTestFinished(database.drop);
    const pool = poolForThisTest(database.connection);
    await pool.query(`INSERT INTO ${table} (${from}, ${Object.keys(row)})
    SELECT now() - age::interval, ${Object.values(row)} FROM unnest(ARRAY['${stays}', '${goes}', '${goes} 1 second']) AS age`);
    await deleteExpired(transactionOn(pool));
    const left = await pool.query(`SELECT ${from} > now() - interval '${goes}' AS is_younger FROM ${table}`);
    expect(left.rows).toEqual([{ is_younger: true }]);
  },
);

test('what somebody holds just now is left for the next time: nobody is given up for it', async () => {
  const program = await programForThisTest();
  await program.rows(`INSERT INTO staff_links (id, kind, staff_id, email, expires_at)
    VALUES (${someId}, 'recovery', ${anyStaff}, 'x@y.example', now() - interval '31 days')`);
  await program.rows(`INSERT INTO staff_sessions (id, token, staff_id, expires_at)
    VALUES ('old', 'old', ${anyStaff}, now() - interval '1 minute')`);
  // As a change of staff does it: first the sessions, then the links.
  const admin = await program.pool.connect();
  await admin.query(`BEGIN; DELETE FROM staff_sessions WHERE id = 'old'`);
  let isOver = false;
  const deleted = deleteExpired(transactionOn(program.pool)).finally(() => {
    isOver = true;
  });
  await expect.poll(async () => isOver || (await program.rows(waiting)).length > 0).toBe(true);
  await admin.query('UPDATE staff_links SET used_at = now()');
  await admin.query('COMMIT');
  admin.release();
  expect(await deleted).toMatchObject({ links: 1, sessions: 0 });
});

test('what has come together beyond a thousand rows goes in one run, however much it is', async () => {
  const program = await programForThisTest();
  await program.rows(`INSERT INTO analytics_events (id, name, page, fields, at)
    SELECT gen_random_uuid(), 'page_view', '/', '{}', ${old} FROM generate_series(1, 2500)`);
  expect(await deleteExpired(transactionOn(program.pool))).toMatchObject({ analytics: 2500 });
  expect(await program.rows('SELECT FROM analytics_events')).toEqual([]);
});

test('one run takes at most fifty steps, however much there is: a stop waits for it', async () => {
  let steps = 0;
  const full = { leads: 0, quarantine: 0, submissions: 0, mails: 0, analytics: 1000, chats: 0, audit: 0, links: 0 };
  const transaction = async () => ({ ...full, sessions: steps++ });
  expect(await deleteExpired(transaction as unknown as Transaction)).toMatchObject({ analytics: 50_000 });
  expect(steps).toBe(50);
});

test('a mail that has not left stays, however old it is, also one that was given up', async () => {
  const program = await programForThisTest({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await program.post('/api/enquiries', anEnquiry());
  await program.rows(`UPDATE outbox SET created_at = now() - interval '1 year', run_at = now() + interval '1 day'`);
  await program.rows(`UPDATE outbox SET given_up_at = now() - interval '1 year' WHERE kind = 'receipt'`);
  expect(await deleteExpired(transactionOn(program.pool))).toMatchObject({ mails: 0 });
  expect(await program.rows('SELECT FROM outbox')).toHaveLength(2);
});
