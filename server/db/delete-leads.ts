// Everything that hangs on them goes with them. Visits stay counted, but as nobody's.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { forgetWords } from './forget-words.ts';
import { leads } from './schema/leads.ts';
import { analyticsEvents, outbox } from './schema/work.ts';
import type { Executor } from './transaction.ts';

export async function deleteLeads(tx: Executor, ids: string[]): Promise<void> {
  await tx
    .update(analyticsEvents)
    .set({ lead_id: null, session_id: 'anonymous' })
    .where(inArray(analyticsEvents.lead_id, ids));
  const gone = await tx.delete(leads).where(inArray(leads.id, ids)).returning({ reference: leads.reference });
  if (gone.length > 0) await tx.delete(outbox).where(isKeptOfMorning);
  await forgetWords(
    tx,
    gone.map(({ reference }) => reference),
  );
}

/** It may name any of them, and what it says of the others stands in the database. The index finds what is about no lead. */
const isKeptOfMorning = and(isNull(outbox.lead_id), eq(outbox.kind, 'follow_ups'), eq(outbox.channel, 'spool'));
