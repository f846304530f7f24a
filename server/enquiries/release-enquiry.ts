// 'Not spam': the enquiry leaves the quarantine and goes the way that it would have gone at once.
import { eq } from 'drizzle-orm';
import { Refusal } from '#domain/errors.ts';
import { mailsForEnquiry } from '#domain/outbox.ts';
import type { Staff } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { leadEvents } from '#server/db/schema/leads.ts';
import { quarantine } from '#server/db/schema/quarantine.ts';
import type { Deps } from '#server/deps.ts';
import { insertLead } from './insert-leads.ts';

export async function releaseEnquiry(deps: Deps, id: string, staff: Staff): Promise<void> {
  await deps.transaction(async (tx) => {
    const [held] = await tx.delete(quarantine).where(eq(quarantine.id, id)).returning();
    if (!held) throw new Refusal('not_found', 'This enquiry is not in the quarantine any more.');
    const { reference, enquiry, origin, created_at } = held;
    const mails = mailsForEnquiry(enquiry.form);
    await tx.execute(insertLead({ receipt: { id, reference }, enquiry, origin, mails, arrivedAt: created_at }));
    await tx.insert(leadEvents).values({
      lead_id: held.id,
      kind: 'released',
      staff_id: staff.id,
      detail: { spam_score: held.spam_score },
    });
    await recordAudit(tx, { staff_id: staff.id, action: 'enquiry_released', subject: id, detail: { reference } });
  });
  deps.announce({ quarantine: [id], leads: [id], metrics: [] });
  deps.wakeRelay();
}
