import { expect, test } from 'vitest';
import { describeQuiet } from '#domain/quiet.ts';
import type { Staff } from '#domain/staff.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { hideWith } from '#server/hide.ts';
import { noLimits } from '#server/limits.ts';
import { programForThisTest } from '#server/testing/test-program.ts';
import { tellDemo } from './tell-demo.ts';

async function told(now: Date, leads: number) {
  const program = await programForThisTest();
  const { db, transaction, close } = await openDatabase({ databaseUrl: program.database.url, dataDir: '' });
  const people = await program.rows<Staff>('SELECT id, email, name, role FROM staff ORDER BY email');
  const unheard = { announce() {}, count() {}, logFault() {}, wakeRelay() {}, findPage: () => undefined };
  await tellDemo({ db, transaction, takeLimit: noLimits, hide: hideWith('demo'), ...unheard }, people, now, leads);
  await close();
  return program;
}

test('the demonstration is the same story every time, and nobody gets a mail because of it', async () => {
  const now = new Date();
  const visits: unknown[] = [];
  const read = async () => {
    const program = await told(now, 80);
    expect(await program.rows('SELECT FROM outbox')).toEqual([]);
    expect(await program.rows('SELECT FROM quarantine')).toEqual([]);
    visits.push(await program.rows('SELECT * FROM visit_figures ORDER BY day, name, page'));
    return program.rows<{ form: string; status: string; priority: string; created_at: Date; said: number }>(
      `SELECT form, page, name, company, message, status, priority, created_at, first_response_at, closed_at, estimated_value,
         (SELECT count(*)::int FROM communications WHERE lead_id = leads.id) AS said
       FROM leads ORDER BY created_at, name`,
    );
  };
  const story = await read();
  expect(story).toHaveLength(80);
  expect(await read()).toEqual(story);
  expect(visits[1]).toEqual(visits[0]);
  const kinds = (field: 'form' | 'status' | 'priority') => new Set(story.map((lead) => lead[field])).size;
  expect([kinds('form'), kinds('status'), kinds('priority')]).toEqual([4, 8, 4]);
  expect(story.every(({ created_at }) => created_at <= now)).toBe(true);
  expect(story.reduce((sum, { said }) => sum + said, 0)).toBeGreaterThan(80);
});

test('the desk of the demonstration is worked at: of many leads under way only a few are quiet, and no new one is old', async () => {
  const now = new Date();
  const program = await told(now, 300);
  const session = await program.signIn('member');
  const listed = async (tab: string) => {
    const list = await (await program.get(`/api/leads?tab=${tab}&limit=100`, session)).json();
    return (list as { leads: (Parameters<typeof describeQuiet>[0] & { created_at: string })[] }).leads;
  };
  const underWay = await listed('in_progress');
  const quiet = underWay.filter((lead) => describeQuiet(lead, now));
  expect(underWay.length).toBeGreaterThan(20);
  expect(underWay.length).toBeLessThan(100); // all of them were looked at
  expect(quiet.length).toBeGreaterThanOrEqual(2);
  expect(quiet.length).toBeLessThanOrEqual(3);
  const twoDaysAgo = now.getTime() - 2 * 86_400_000;
  expect((await listed('queue')).filter((lead) => new Date(lead.created_at).getTime() < twoDaysAgo)).toEqual([]);
});

test('what staff did in the demonstration stands in the audit in the order of its time', async () => {
  const program = await told(new Date(), 40);
  const audit = await program.rows<{ id: number; at: Date }>('SELECT id, at FROM audit_log ORDER BY id');
  expect(audit.length).toBeGreaterThan(80);
  expect(audit.map(({ at }) => at.getTime())).toEqual(audit.map(({ at }) => at.getTime()).sort((a, b) => a - b));
});

test('visits are told in proportion to the enquiries: each was sent from a page that was read, and none lies ahead', async () => {
  const program = await told(new Date(), 80);
  const [figures] = await program.rows(`SELECT (sum(events) FILTER (WHERE name = 'enquiry_sent'))::int AS enquiries,
      (sum(events) FILTER (WHERE name = 'page_view'))::int BETWEEN 3000 AND 7000 AS many, max(day) <= local_day(now()) AS past
    FROM visit_figures`);
  expect(figures).toEqual({ enquiries: 80, many: true, past: true });
  const unread = `SELECT FROM visit_figures AS sent WHERE name = 'enquiry_sent' AND events > coalesce((SELECT events
    FROM visit_figures AS read WHERE read.name = 'page_view' AND (read.day, read.page) = (sent.day, sent.page)), 0)`;
  expect(await program.rows(unread)).toEqual([]);
});
