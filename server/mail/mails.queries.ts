import { desc, eq, sql } from 'drizzle-orm';
import { mailState } from '#domain/outbox.ts';
import type { Executor } from '#server/db/open-database.ts';
import { leads } from '#server/db/schema/leads.ts';
import { outbox } from '#server/db/schema/work.ts';

const shown = 100;

/** What needs a person first, then the newest. */
export async function listMails(db: Executor) {
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: outbox.id,
        kind: outbox.kind,
        lead_id: outbox.lead_id,
        name: leads.name,
        email: leads.email,
        reference: leads.reference,
        attempts: outbox.attempts,
        run_at: outbox.run_at,
        last_error: outbox.last_error,
        channel: outbox.channel,
        sent_at: outbox.sent_at,
        given_up_at: outbox.given_up_at,
        created_at: outbox.created_at,
      })
      .from(outbox)
      .innerJoin(leads, eq(leads.id, outbox.lead_id))
      .orderBy(sql`${outbox.given_up_at} IS NULL`, desc(outbox.created_at), desc(outbox.id))
      .limit(shown),
    db
      .select({ givenUp: sql<number>`count(*) FILTER (WHERE ${outbox.given_up_at} IS NOT NULL)` })
      .from(outbox)
      .where(sql`${outbox.sent_at} IS NULL`),
  ]);
  return { mails: rows.map((row) => ({ ...row, state: mailState(row) })), given_up: counted?.givenUp ?? 0 };
}
