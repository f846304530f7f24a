// Keeps the promise of the privacy notice: what has served its purpose is deleted.
import { type SQL, sql } from 'drizzle-orm';
import { deleteLeads } from '#server/db/delete-leads.ts';
import type { Executor, Transaction } from '#server/db/transaction.ts';

const keepLeads = sql`interval '24 months'`;
const keepSentMails = sql`interval '90 days'`;
const keepAnalytics = sql`interval '14 months'`;
const keepAudit = sql`interval '24 months'`;
const keepLinks = sql`interval '30 days'`; // after they ended; the mail that carried one goes with it
const atOnce = 1000; // a large backlog is cleared step by step, never in one long lock
const mostSteps = 50; // in one run: a stop waits for it

interface Deleted {
  leads: number;
  quarantine: number;
  submissions: number;
  mails: number;
  analytics: number;
  figures: number;
  chats: number;
  audit: number;
  links: number;
  notices: number;
  sessions: number;
}

/**
 * Whether the clock has shown a day of the last two weeks on at least seven of them. One that is suddenly years ahead would make
 * everything look expired: nothing is deleted by it until it has insisted for a week.
 */
export async function isClockTrusted(db: Pick<Executor, 'execute'>): Promise<boolean> {
  const today = sql`(now() AT TIME ZONE 'UTC')::date`;
  await db.execute(sql`INSERT INTO clock_days (day) VALUES (${today}) ON CONFLICT DO NOTHING`);
  await db.execute(sql`DELETE FROM clock_days WHERE day NOT BETWEEN ${today} - 13 AND ${today}`);
  const { rows } = await db.execute<{ days: number }>(sql`SELECT count(*)::int AS days FROM clock_days`);
  return (rows[0]?.days ?? 0) >= 7;
}

/** Step after step while there is more of anything than goes at once: a busy site leaves more than that in an hour. */
export async function deleteExpired(transaction: Transaction): Promise<Deleted> {
  const deleted = await deleteSome(transaction);
  for (let [step, last] = [1, deleted]; step < mostSteps && Object.values(last).some(isFull); step++) {
    last = await deleteSome(transaction);
    for (const kind of Object.keys(last) as (keyof Deleted)[]) deleted[kind] += last[kind];
  }
  return deleted;
}

const isFull = (rows: number) => rows >= atOnce;

/** A lead expires when nobody has touched it or spoken to the person for so long, unless a contract followed. */
async function deleteSome(transaction: Transaction): Promise<Deleted> {
  return transaction(async (tx) => ({
    leads: await removeLeads(tx),
    quarantine: await remove(tx, sql`quarantine`, sql`created_at < now() - ${keepLeads}`),
    submissions: await remove(tx, sql`submissions`, sql`created_at < now() - ${keepLeads}`),
    mails: await remove(tx, sql`outbox`, sql`${doneAt} < now() - ${keepSentMails}`),
    analytics: await remove(tx, sql`analytics_events`, sql`at < now() - ${keepAnalytics}`),
    // A day goes with the last of its events.
    figures: await remove(tx, sql`visit_figures`, sql`day < local_day(now() - ${keepAnalytics})`, sql`day, name, page`),
    chats: await remove(tx, sql`chats`, sql`at < now() - ${keepAnalytics}`),
    audit: await remove(tx, sql`audit_log`, sql`at < now() - ${keepAudit}`),
    links: await remove(tx, sql`staff_links`, sql`expires_at < now() - ${keepLinks}`),
    notices: await remove(tx, sql`staff_notices`, sql`created_at < now() - ${keepSentMails}`),
    sessions:
      (await remove(tx, sql`staff_sessions`, sql`expires_at < now()`)) +
      (await remove(tx, sql`staff_verifications`, sql`expires_at < now()`)),
  }));
}

// One that did not leave stays with the lead, link or notice that it is about; the mail of the morning is about none.
const doneAt = sql`coalesce(sent_at, CASE kind WHEN 'follow_ups' THEN given_up_at END)`;

// The events of all leads are numbered in the order in which they happen. What follows a recent one is recent as well, also where
// the clock was behind at that moment. One that is dated in the future says nothing: the clock was ahead.
const lastEvent = sql`coalesce((SELECT max(id) FROM lead_events WHERE lead_id = leads.id), 0)`;
const firstRecentEvent = sql`coalesce(
  (SELECT min(id) FROM lead_events WHERE at BETWEEN now() - ${keepLeads} AND now()), ${sql.raw('9223372036854775807')})`;

const isOld = sql`status <> 'closed_won' AND updated_at < now() - ${keepLeads}`;

async function removeLeads(tx: Executor): Promise<number> {
  // Held first, so that no visit is added to a lead while it goes; in the order of their ids, as by everybody who holds several.
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH expired AS MATERIALIZED (
      SELECT id FROM leads WHERE ${isOld} AND NOT EXISTS (
        SELECT FROM communications AS communication
        WHERE communication.lead_id = leads.id AND communication.at >= now() - ${keepLeads})
      AND ${lastEvent} < ${firstRecentEvent}
      LIMIT ${atOnce})
    SELECT id FROM leads WHERE id IN (SELECT id FROM expired) AND ${isOld} ORDER BY id FOR UPDATE`);
  await deleteLeads(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/** What somebody holds just now stays for the next time: whoever changes an account takes its rows in an order of their own. */
async function remove(tx: Executor, table: SQL, expired: SQL, key = sql`id`): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    WITH expired AS MATERIALIZED (SELECT ${key} FROM ${table} WHERE ${expired} LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
    DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM expired)`);
  return rowCount ?? 0;
}
