import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '#domain/errors.ts';
import { outbox } from '#server/db/schema/work.ts';
import type { Deps } from '#server/deps.ts';
import { objectionToLink, renewInvitation } from './ended-link.ts';

/**
 * For a mail that nobody tries to send any more: it starts over, with all its patience. It counts as tried before, so that the
 * limit on what strangers cause does not stand in the way of a person's decision. An invitation gets its time anew with it.
 */
export async function sendAgain(deps: Deps, id: string): Promise<void> {
  await deps.transaction(async (tx) => {
    const [entry] = await tx
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
      .where(and(eq(outbox.id, id), sql`(${outbox.given_up_at} IS NOT NULL OR ${outbox.channel} = 'spool')`))
      .returning({ link_id: outbox.link_id });
    if (!entry) throw new Refusal('not_found', 'This mail has been sent or is on its way, or its enquiry was deleted.');
    if (!entry.link_id) return;
    await renewInvitation(tx, entry.link_id, deps.now());
    const objection = await objectionToLink(tx, entry.link_id);
    if (objection) throw new Refusal('changed_meanwhile', objection);
  });
  deps.announce({ mails: [id] });
  deps.wakeRelay();
}
