import { and, desc, eq, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { accountMails, mailState } from '#domain/outbox.ts';
import { leads } from '#server/db/schema/leads.ts';
import { staff, staffLinks, staffNotices } from '#server/db/schema/staff.ts';
import { outbox } from '#server/db/schema/work.ts';
import type { Executor } from '#server/db/transaction.ts';

const shown = 100;
const columns = {
  id: outbox.id,
  kind: outbox.kind,
  lead_id: outbox.lead_id,
  link_kind: staffLinks.kind,
  name: sql<string>`coalesce(${leads.name}, ${staff.name}, '')`,
  email: sql<string>`coalesce(${leads.email}, ${staffLinks.email}, ${staffNotices.email}, '')`,
  reference: sql<string>`coalesce(${leads.reference}, '')`,
  attempts: outbox.attempts,
  last_error: outbox.last_error,
  channel: outbox.channel,
  given_up_at: outbox.given_up_at,
  dismissed_at: outbox.dismissed_at,
  created_at: outbox.created_at,
};

/**
 * What needs a person first, then what was refused and is tried again, then the newest, which go on below the id of the
 * last one seen. Those about accounts are for admins.
 */
export async function listMails(db: Executor, withAccountMails: boolean, before?: string) {
  const visible = withAccountMails ? undefined : notInArray(outbox.kind, accountMails);
  const newest = async (condition: SQL | undefined, most = shown) =>
    db
      .select(columns)
      .from(outbox)
      .leftJoin(leads, eq(leads.id, outbox.lead_id))
      .leftJoin(staffLinks, eq(staffLinks.id, outbox.link_id))
      .leftJoin(staffNotices, eq(staffNotices.id, outbox.notice_id))
      .leftJoin(staff, or(eq(staff.id, staffLinks.staff_id), eq(staff.id, staffNotices.staff_id)))
      .where(and(condition, visible))
      .orderBy(desc(outbox.id))
      .limit(most);
  const count = async (condition: SQL | undefined) =>
    (await db.select({ count: sql<number>`count(*)` }).from(outbox).where(and(condition, visible)))[0]?.count ?? 0;
  const givenUp = and(isNotNull(outbox.given_up_at), isNull(outbox.dismissed_at));
  const tried = sql`${outbox.attempts} > 0 AND ${outbox.sent_at} IS NULL AND ${outbox.last_error} IS NOT NULL`;
  const refused = sql`${outbox.given_up_at} IS NULL AND ${tried}`;
  const other = sql`(${outbox.dismissed_at} IS NOT NULL OR ${outbox.given_up_at} IS NULL AND NOT (${tried}))`;
  const [first, found, given_up, failing] = await Promise.all([
    before ? [] : Promise.all([newest(givenUp), newest(refused)]),
    newest(and(other, before ? lt(outbox.id, before) : undefined), shown + 1),
    count(givenUp),
    count(refused),
  ]);
  const others = found.slice(0, shown);
  return {
    mails: [...first.flat(), ...others].map((row) => ({ ...row, state: mailState(row) })),
    next_cursor: found.length > shown ? (others.at(-1)?.id ?? null) : null,
    given_up,
    not_shown: Math.max(0, given_up - shown) + Math.max(0, failing - shown),
  };
}
