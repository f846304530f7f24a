// Writes down a call, mail, chat or note. The first word that goes out is the answer that the response time is measured by.
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type CommunicationDraft, timeOfCommunication } from '#domain/communication.ts';
import { refusalAt } from '#domain/errors.ts';
import { answeredAt } from '#domain/lead-change.ts';
import type { Staff } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { communications, leads } from '#server/db/schema/leads.ts';
import type { Deps } from '#server/deps.ts';
import { holdLead } from './hold-lead.ts';
import { earlier } from './keep-change.ts';

type Communication = typeof communications.$inferSelect;

/** The same id again answers what was stored under it, and stores nothing new. */
export async function logCommunication(
  deps: Deps,
  leadId: string,
  draft: CommunicationDraft,
  staff: Staff,
): Promise<Communication> {
  const now = deps.now();
  const { id = uuidv7(), channel, direction, body } = draft;
  const at = timeOfCommunication(draft, now);
  const { communication, isNew } = await deps.transaction(async (tx) => {
    const lead = await holdLead(tx, leadId);
    const [stored] = await tx
      .insert(communications)
      .values({ id, lead_id: leadId, channel, direction, body, staff_id: staff.id, at })
      .onConflictDoNothing()
      .returning();
    if (!stored) {
      const [known] = await tx.select().from(communications).where(eq(communications.id, id));
      if (known?.lead_id === leadId) return { communication: known, isNew: false };
      throw refusalAt('id', 'This was written down for another lead. Please open the form again.');
    }
    // Somebody may write down today what they said yesterday.
    const answered = earlier(lead.first_response_at, answeredAt(lead, at));
    await tx
      .update(leads)
      .set({ updated_at: now, ...(direction === 'outbound' && { first_response_at: answered }) })
      .where(eq(leads.id, leadId));
    const detail = { reference: lead.reference, channel, direction };
    await recordAudit(tx, { staff_id: staff.id, action: 'communication_logged', subject: leadId, detail, at: now });
    return { communication: stored, isNew: true };
  });
  if (isNew) deps.announce({ leads: [leadId], metrics: [], communications: [leadId] });
  return communication;
}
