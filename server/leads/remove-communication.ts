// Takes back a call, mail, chat or note that was written down by a slip. That it was, and by whom, stays in the history.
import { and, eq, max, sql } from 'drizzle-orm';
import { Refusal } from '#domain/errors.ts';
import { answeredAt } from '#domain/lead-change.ts';
import { leadCan } from '#domain/lead-moves.ts';
import type { Staff } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { communications, leadEvents, leads } from '#server/db/schema/leads.ts';
import type { Executor } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { type HeldLead, holdLead } from './hold-lead.ts';
import { earlier, firstOutbound } from './keep-change.ts';

export async function removeCommunication(deps: Deps, leadId: string, id: string, staff: Staff): Promise<void> {
  const now = deps.now();
  await deps.transaction(async (tx) => {
    const lead = await holdLead(tx, leadId);
    const itself = and(eq(communications.id, id), eq(communications.lead_id, leadId));
    const [written] = await tx.select().from(communications).where(itself);
    if (!written) throw new Refusal('not_found', 'This does not stand in the timeline any more.');
    if (!leadCan.unsay(written, staff))
      throw new Refusal('not_allowed', 'Only who wrote this down, or an admin, can remove it.');
    await tx.delete(communications).where(itself);
    const { channel, direction } = written;
    await tx
      .update(leads)
      .set({ updated_at: now, ...(direction === 'outbound' && { first_response_at: await firstAnswer(tx, lead) }) })
      .where(eq(leads.id, leadId));
    const detail = { channel, direction };
    await tx
      .insert(leadEvents)
      .values({ lead_id: leadId, kind: 'contact_removed', staff_id: staff.id, detail, at: now });
    await recordAudit(tx, {
      staff_id: staff.id,
      action: 'communication_removed',
      subject: leadId,
      detail: { reference: lead.reference, ...detail },
      at: now,
    });
  });
  deps.announce({ leads: [leadId], metrics: [], communications: [leadId] });
}

/** What is left of an answer: something else that went out, or the step that said there was one, whichever came first. */
async function firstAnswer(tx: Executor, lead: HeldLead): Promise<Date | null> {
  const outbound = await firstOutbound(tx, lead);
  if (lead.status === 'new') return outbound;
  const [left] = await tx
    .select({ at: max(leadEvents.at) })
    .from(leadEvents)
    .where(and(eq(leadEvents.lead_id, lead.id), sql`${leadEvents.detail} -> 'changes' -> 'status' ->> 'from' = 'new'`));
  return left?.at ? earlier(outbound, answeredAt(lead, left.at)) : outbound;
}
