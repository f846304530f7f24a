import { desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { mailState } from '#domain/outbox.ts';
import type { Executor } from '#server/db/open-database.ts';
import { leads } from '#server/db/schema/leads.ts';
import { outbox } from '#server/db/schema/work.ts';

const shown = 100;
const columns = {
  id: outbox.id,
  kind: outbox.kind,
  lead_id: outbox.lead_id,
  name: leads.name,
  email: leads.email,
  reference: leads.reference,
  attempts: outbox.attempts,
  last_error: outbox.last_error,
  channel: outbox.channel,
  given_up_at: outbox.given_up_at,
  created_at: outbox.created_at,
};

/** What needs a person first, then the newest. */
export async function listMails(db: Executor) {
  const newest = (condition: SQL) =>
    db
      .select(columns)
      .from(outbox)
      .innerJoin(leads, eq(leads.id, outbox.lead_id))
      .where(condition)
      .orderBy(desc(outbox.id))
      .limit(shown);
  const [givenUp, others, [counted]] = await Promise.all([
    newest(isNotNull(outbox.given_up_at)),
    newest(isNull(outbox.given_up_at)),
    db.select({ givenUp: sql<number>`count(*)` }).from(outbox).where(isNotNull(outbox.given_up_at)),
  ]);
  const mails = [...givenUp, ...others].map((row) => ({ ...row, state: mailState(row) }));
  return { mails, given_up: counted?.givenUp ?? 0 };
}
