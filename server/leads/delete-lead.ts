// Really deletes a lead and everything that hangs on it. What remains is that somebody did, and its reference.
import { inArray } from 'drizzle-orm';
import type { Staff } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { forgetWords } from '#server/db/forget-words.ts';
import { leads } from '#server/db/schema/leads.ts';
import { analyticsEvents } from '#server/db/schema/work.ts';
import type { Executor } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { holdLead } from './hold-lead.ts';

export async function deleteLead(deps: Deps, id: string, staff: Staff): Promise<void> {
  const at = deps.now();
  await deps.transaction(async (tx) => {
    const { reference } = await holdLead(tx, id);
    await deleteLeads(tx, [id]);
    await recordAudit(tx, { staff_id: staff.id, action: 'lead_deleted', subject: id, detail: { reference }, at });
  });
  deps.announce({ leads: [id], metrics: [], communications: [id], mails: [] });
}

/** Visits stay counted, but as nobody's. */
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
