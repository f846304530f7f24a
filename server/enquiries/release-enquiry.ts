// 'Not spam': the enquiry leaves the quarantine and goes the way that it would have gone at once.
import { eq, sql } from 'drizzle-orm';
import { toldToStaff } from '#domain/consent.ts';
import { withTodaysFields } from '#domain/enquiry.ts';
import { Refusal } from '#domain/errors.ts';
import { mailsForEnquiry } from '#domain/outbox.ts';
import type { Staff } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { holdAddress } from '#server/db/hold-address.ts';
import { leadEvents } from '#server/db/schema/leads.ts';
import { quarantine } from '#server/db/schema/quarantine.ts';
import type { Executor } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { insertLead } from './insert-leads.ts';

export async function releaseEnquiry(deps: Deps, id: string, staff: Staff): Promise<void> {
  await deps.transaction(async (tx) => {
    const [held] = await tx.delete(quarantine).where(eq(quarantine.id, id)).returning();
    if (!held) throw new Refusal('not_found', 'This enquiry is not in the quarantine any more.');
    const { reference, origin, created_at } = held;
    const enquiry = withTodaysFields(held.enquiry);
    const mails = mailsForEnquiry(enquiry.form);
    await holdAddress(tx, enquiry.email);
    await tx.execute(insertLead({ receipt: { id, reference }, enquiry, origin, mails, arrivedAt: created_at }));
    if (enquiry.marketing_consent) await withdrawAsMeanwhile(tx, held);
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

/** Whoever has taken consent back while this one waited has done so for whatever came from their address. */
async function withdrawAsMeanwhile(tx: Executor, { id, enquiry, created_at }: typeof quarantine.$inferSelect) {
  await tx.execute(sql`INSERT INTO consents (lead_id, purpose, granted, wording, page, at)
    SELECT ${id}, said.purpose, false, said.wording, said.page, said.at
    FROM consents AS said JOIN leads ON leads.id = said.lead_id
    WHERE lower(leads.email) = lower(${enquiry.email}) AND said.wording = ${toldToStaff} AND NOT said.granted
      AND said.at > ${created_at.toISOString()}::timestamptz
    ORDER BY said.id DESC LIMIT 1`);
}
