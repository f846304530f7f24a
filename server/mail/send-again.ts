// What a person decides about a mail that nobody tries to send any more.
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { Refusal } from '#domain/errors.ts';
import { outbox } from '#server/db/schema/work.ts';
import type { Deps } from '#server/deps.ts';
import { objectionToLink, renewInvitation } from './ended-link.ts';

/**
 * It starts over, with all its patience. It counts as tried before, so that the
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
        dismissed_at: null,
        last_error: null,
        attempts: 1,
        run_at: sql`now()`,
        created_at: sql`now()`,
      })
      .where(and(eq(outbox.id, id), sql`(${outbox.given_up_at} IS NOT NULL OR ${outbox.channel} = 'spool')`))
      .returning({ link_id: outbox.link_id });
    if (!entry) throw moved();
    if (!entry.link_id) return;
    await renewInvitation(tx, entry.link_id, deps.now());
    const objection = await objectionToLink(tx, entry.link_id);
    if (objection) throw new Refusal('changed_meanwhile', objection);
  });
  deps.announce({ mails: [id] });
  deps.wakeRelay();
}

/** It needs nobody any more: the address does not exist, say. It can still be sent again. */
export async function dismiss(deps: Deps, id: string): Promise<void> {
  const [entry] = await deps.db
    .update(outbox)
    .set({ dismissed_at: sql`coalesce(${outbox.dismissed_at}, now())` })
    .where(and(eq(outbox.id, id), isNotNull(outbox.given_up_at)))
    .returning({ id: outbox.id });
  if (!entry) throw moved();
  deps.announce({ mails: [id] });
}

const moved = () => new Refusal('not_found', 'This mail has been sent or is on its way, or its enquiry was deleted.');
