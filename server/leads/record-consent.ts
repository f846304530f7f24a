// A person's change of mind about marketing, written down by staff: another row, because the earlier ones stay true for their time.
import { eq, inArray, sql } from 'drizzle-orm';
import { toldToStaff } from '#domain/consent.ts';
import type { Staff } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { holdAddress } from '#server/db/hold-address.ts';
import { consents, leadEvents, leads } from '#server/db/schema/leads.ts';
import type { Executor } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { leadGone } from './lead-gone.ts';

/** What was said before is not written down twice. */
export async function recordConsent(deps: Deps, id: string, granted: boolean, staff: Staff): Promise<void> {
  const at = deps.now();
  const changed = await deps.transaction(async (tx) => {
    const enquiries = await holdEnquiries(tx, id, granted);
    for (const { id: lead_id, reference } of enquiries) {
      const consent = { lead_id, purpose: 'marketing' as const, granted, wording: toldToStaff, page: '/dashboard', at };
      await tx.insert(consents).values(consent);
      const kind = granted ? 'consent_given' : 'consent_withdrawn';
      await tx.insert(leadEvents).values({ lead_id, kind, staff_id: staff.id, detail: {}, at });
      await recordAudit(tx, { staff_id: staff.id, action: kind, subject: lead_id, detail: { reference }, at });
    }
    if (enquiries.length > 0) await tx.update(leads).set({ updated_at: at }).where(eq(leads.id, id));
    return enquiries.map((one) => one.id);
  });
  if (changed.length > 0) deps.announce({ leads: changed, communications: changed });
}

/**
 * Those for which it changes something. Consent is given for one enquiry; it is taken back by a person, for whatever came from
 * the same address, because no mail may follow to it. In the order of their ids, so that of two who do this at once one waits.
 */
async function holdEnquiries(tx: Executor, id: string, granted: boolean) {
  const [asked] = await tx.select({ email: leads.email }).from(leads).where(eq(leads.id, id));
  if (asked && !granted) await holdAddress(tx, asked.email);
  const sameAddress = sql`lower(${leads.email}) = (SELECT lower(asked.email) FROM leads AS asked WHERE asked.id = ${id})`;
  const held = await tx
    .select({ id: leads.id, reference: leads.reference })
    .from(leads)
    .where(granted ? eq(leads.id, id) : sameAddress)
    .orderBy(leads.id)
    .for('update');
  if (!held.some((one) => one.id === id)) throw leadGone();
  // Asked once they are held: what somebody else has written down until then counts.
  const ids = held.map((one) => one.id);
  const rows = await tx
    .select({ id: consents.lead_id, granted: consents.granted })
    .from(consents)
    .where(inArray(consents.lead_id, ids))
    .orderBy(consents.id);
  const last = new Map(rows.map((one) => [one.id, one.granted]));
  return held.filter((one) => (one.id === id ? last.get(id) !== granted : last.get(one.id)));
}
