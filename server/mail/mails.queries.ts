import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { mailState } from '#domain/outbox.ts';
import { leads } from '#server/db/schema/leads.ts';
import { staff, staffLinks } from '#server/db/schema/staff.ts';
import { outbox } from '#server/db/schema/work.ts';
import type { Executor } from '#server/db/transaction.ts';

const shown = 100;
const columns = {
  id: outbox.id,
  kind: outbox.kind,
  lead_id: outbox.lead_id,
  link_kind: staffLinks.kind,
  name: sql<string>`coalesce(${leads.name}, ${staff.name}, '')`,
  email: sql<string>`coalesce(${leads.email}, ${staffLinks.email}, '')`,
  reference: sql<string>`coalesce(${leads.reference}, '')`,
  attempts: outbox.attempts,
  last_error: outbox.last_error,
  channel: outbox.channel,
  given_up_at: outbox.given_up_at,
  created_at: outbox.created_at,
};

/** What needs a person first, then what was refused and is tried again, then the newest. Mails to staff are for admins. */
export async function listMails(db: Executor, withStaffMails: boolean) {
  const visible = withStaffMails ? undefined : isNull(outbox.link_id);
  const newest = (condition: SQL) =>
    db
      .select(columns)
      .from(outbox)
      .leftJoin(leads, eq(leads.id, outbox.lead_id))
      .leftJoin(staffLinks, eq(staffLinks.id, outbox.link_id))
      .leftJoin(staff, eq(staff.id, staffLinks.staff_id))
      .where(and(condition, visible))
      .orderBy(desc(outbox.id))
      .limit(shown);
  const refused = sql`${outbox.attempts} > 0 AND ${outbox.sent_at} IS NULL AND ${outbox.last_error} IS NOT NULL`;
  const [givenUp, failing, others, [counted]] = await Promise.all([
    newest(isNotNull(outbox.given_up_at)),
    newest(sql`${outbox.given_up_at} IS NULL AND ${refused}`),
    newest(sql`${outbox.given_up_at} IS NULL AND NOT (${refused})`),
    db
      .select({ givenUp: sql<number>`count(*)` })
      .from(outbox)
      .where(and(isNotNull(outbox.given_up_at), visible)),
  ]);
  const mails = [...givenUp, ...failing, ...others].map((row) => ({ ...row, state: mailState(row) }));
  return { mails, given_up: counted?.givenUp ?? 0 };
}
