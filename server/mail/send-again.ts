import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '#domain/errors.ts';
import { outbox } from '#server/db/schema/work.ts';
import type { Deps } from '#server/deps.ts';

/**
 * For a mail that nobody tries to send any more: it starts over, with all its patience. It counts as tried before, so that the
 * limit on what strangers cause does not stand in the way of a person's decision.
 */
export async function sendAgain(deps: Deps, id: string): Promise<void> {
  const { rowCount } = await deps.db
    .update(outbox)
    .set({
      sent_at: null,
      channel: null,
      given_up_at: null,
      last_error: null,
      attempts: 1,
      run_at: sql`now()`,
      created_at: sql`now()`,
    })
    .where(and(eq(outbox.id, id), sql`(${outbox.given_up_at} IS NOT NULL OR ${outbox.channel} = 'spool')`));
  if (rowCount === 0)
    throw new Refusal('not_found', 'This mail has been sent or is on its way, or its enquiry was deleted.');
  deps.announce({ mails: [id] });
  deps.wakeRelay();
}
