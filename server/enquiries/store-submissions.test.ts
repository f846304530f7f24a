// What arrives together, in one program and in several.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnquiry } from '#domain/enquiry.ts';
import { parseVisit } from '#domain/visit.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { hideWith } from '#server/hide.ts';
import { noLimits } from '#server/limits.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { poolForThisTest } from '#server/testing/test-pool.ts';
import { cloneDatabase, programForThisTest } from '#server/testing/test-program.ts';
import { createReceiver } from './receive-enquiry.ts';
import { type Submission, storeSubmissions } from './store-submissions.ts';

function submissionUnder(submissionId: string): Submission {
  return {
    receipt: { id: randomUUID(), reference: randomUUID() },
    submissionId,
    digest: submissionId,
    enquiry: parseEnquiry(anEnquiry({ submission_id: submissionId })),
    origin: { first_touch: null, last_touch: null, device: 'unknown' },
    mails: [],
    arrivedAt: new Date(),
    spam: { score: 0, reasons: [], held: false },
  };
}

test('programs that hear of the same enquiries in another order do not lock each other out, and agree on each', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const pool = poolForThisTest(database.connection);
  for (let round = 0; round < 15; round++) {
    const ids = Array.from({ length: 60 }, () => randomUUID());
    const hear = async (order: string[]) => {
      const isNew = await storeSubmissions(drizzle(pool), order.map(submissionUnder));
      return order.filter((_, i) => isNew[i]);
    };
    const heard = await Promise.all([ids, ids.toReversed(), ids, ids.toReversed()].map(hear));
    expect(heard.flat().toSorted()).toEqual(ids.toSorted());
  }
});

test('that earlier ones cannot be looked up keeps nobody from being told of those that are new', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const { intake, transaction, close } = await openDatabase({ databaseUrl: database.url, dataDir: '' });
  onTestFinished(close);
  const announced: unknown[] = [];
  const away = () => Promise.reject(new Error('Connection terminated'));
  const receive = createReceiver({
    db: Object.assign(Object.create(intake), { execute: away }),
    transaction,
    now: () => new Date(),
    announce: (message) => announced.push(message),
    takeLimit: noLimits,
    hide: hideWith('secret'),
    count: () => {},
    logFault: () => {},
    wakeRelay: () => {},
    findPage: () => undefined,
  });
  const send = (submission_id: string) =>
    receive(parseEnquiry(anEnquiry({ submission_id })), parseVisit({}), { address: '', userAgent: '', referer: '' });
  const before = randomUUID();
  await send(before);
  const [known, fresh] = await Promise.allSettled([send(before), send(randomUUID())]);
  expect([known.status, fresh.status]).toEqual(['rejected', 'fulfilled']);
  expect(announced).toHaveLength(2);
});

test('a few leads or thousands: none is read for a reference but the one it names', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const { intake, close } = await openDatabase({ databaseUrl: database.url, dataDir: '' });
  onTestFinished(close);
  // What the database knows when it makes the plans that it then keeps: there is no lead.
  await intake.execute(sql`ANALYZE leads`);
  for (let i = 0; i < 3; i++) await storeSubmissions(intake, [submissionUnder(randomUUID())]);
  await intake.execute(sql`SELECT pg_stat_force_next_flush()`);
  const { rows } = await intake.execute(
    sql`SELECT seq_scan, idx_scan FROM pg_stat_user_tables WHERE relname = 'leads'`,
  );
  expect(rows).toEqual([{ seq_scan: 0, idx_scan: 6 }]);
});

test('an enquiry is stored while the desk holds all of its connections, and the program is said to be well', async () => {
  const program = await programForThisTest({ RATE_LIMITS: 'on' });
  const cookie = await program.signIn('member');
  const waiting = async () => {
    const [count] = await program.rows<{ of: number }>(
      `SELECT count(*)::int AS of FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return count?.of;
  };
  const lock = await program.pool.connect();
  onTestFinished(() => lock.release(true));
  await lock.query('BEGIN; LOCK TABLE quarantine');
  // Of other pages each: equal questions are asked together.
  const desk = Array.from({ length: 12 }, () => program.get(`/api/quarantine?before=${randomUUID()}`, cookie));
  await expect.poll(waiting).toBe(10);

  const answer = await program.post('/api/enquiries', anEnquiry());
  const health = await program.get('/api/health');
  expect([answer.status, health.status, await waiting()]).toEqual([201, 200, 10]);

  await lock.query('ROLLBACK');
  await Promise.all(desk);
});

test('one that cannot be stored takes none of those with it that arrive at the same moment', async () => {
  const program = await programForThisTest();
  await program.rows(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'not this one' USING ERRCODE = 'check_violation'; END $$`);
  await program.rows(`CREATE TRIGGER refuse BEFORE INSERT ON leads FOR EACH ROW
    WHEN (NEW.company = 'Unlucky') EXECUTE FUNCTION refuse()`);
  const companies = Array.from({ length: 24 }, (_, i) => (i === 12 ? 'Unlucky' : `Company ${i}`));
  const answers = await Promise.all(companies.map((company) => program.post('/api/enquiries', anEnquiry({ company }))));
  expect(answers.map(({ ok }) => ok)).toEqual(companies.map((company) => company !== 'Unlucky'));
  const stored = await program.rows<{ company: string }>('SELECT company FROM leads');
  expect(stored.map(({ company }) => company).toSorted()).toEqual(
    companies.filter((company) => company !== 'Unlucky').toSorted(),
  );
});

test('what the database gives up because two waited for each other is stored one by one', async () => {
  const program = await programForThisTest();
  await program.rows(`CREATE FUNCTION give_up() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF (SELECT count(*) FROM arrived) > 1 THEN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END IF;
    RETURN NULL; END $$`);
  await program.rows(`CREATE TRIGGER give_up AFTER INSERT ON leads REFERENCING NEW TABLE AS arrived
    FOR EACH STATEMENT EXECUTE FUNCTION give_up()`);
  const answers = await Promise.all(Array.from({ length: 6 }, () => program.post('/api/enquiries', anEnquiry())));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
});
