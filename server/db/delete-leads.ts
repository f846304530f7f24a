// Everything that hangs on them goes with them. Visits stay counted, but as nobody's.
import { inArray } from 'drizzle-orm';
import { forgetWords } from './forget-words.ts';
import { leads } from './schema/leads.ts';
import { analyticsEvents } from './schema/work.ts';
import type { Executor } from './transaction.ts';

export async function deleteLeads(tx: Executor, ids: string[]): Promise<void> {
  await tx
    .update(analyticsEvents)
    .set({ lead_id: null, session_id: 'anonymous' })
    .where(inArray(analyticsEvents.lead_id, ids));
  const gone = await tx.delete(leads).where(inArray(leads.id, ids)).returning({ reference: leads.reference });
  await forgetWords(
    tx,
    gone.map(({ reference }) => reference),
  );
}
