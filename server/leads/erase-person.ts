// Deletes whatever came from a person's address, with everything that hangs on it. What remains is that somebody did, and each
// reference: the law lets a person ask for it, and whoever asks later whether it was done is to be answered.
import { inArray, sql } from 'drizzle-orm';
import type { SentByPerson } from '#domain/erasure.ts';
import { Refusal } from '#domain/errors.ts';
import type { Staff } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { deleteLeads } from '#server/db/delete-leads.ts';
import { forgetWords } from '#server/db/forget-words.ts';
import { leads } from '#server/db/schema/leads.ts';
import { quarantine } from '#server/db/schema/quarantine.ts';
import type { Executor } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';

const ofLead = (email: string) => sql`lower(${leads.email}) = lower(${email})`;
const ofHeld = (email: string) => sql`lower(${quarantine.enquiry}->>'email') = lower(${email})`;

export async function countOfPerson(db: Executor, email: string): Promise<SentByPerson> {
  const found = await db.select({ status: leads.status }).from(leads).where(ofLead(email));
  const held = await db.select({ id: quarantine.id }).from(quarantine).where(ofHeld(email));
  return { leads: found.length, won: wonOf(found), held: held.length };
}

export async function erasePerson(deps: Deps, email: string, staff: Staff): Promise<SentByPerson> {
  const at = deps.now();
  const erased = await deps.transaction(async (tx) => {
    // What is held first: whatever somebody lets out of there at this moment is a lead by the time that those are looked for.
    // All in the order of their ids, so that of two who do this at once one waits.
    const { id, reference } = quarantine;
    const inOrder = tx.select({ id }).from(quarantine).where(ofHeld(email)).orderBy(id).for('update');
    const held = await tx.delete(quarantine).where(inArray(id, inOrder)).returning({ reference });
    const found = await tx.select().from(leads).where(ofLead(email)).orderBy(leads.id).for('update');
    await deleteLeads(
      tx,
      found.map((lead) => lead.id),
    );
    const references = [...found, ...held].map((gone) => gone.reference);
    if (references.length === 0) throw new Refusal('not_found', 'Nothing from this address is kept any more.');
    await forgetWords(
      tx,
      held.map((gone) => gone.reference),
    );
    await recordAudit(tx, { staff_id: staff.id, action: 'person_erased', detail: { references }, at });
    return { leads: found.length, won: wonOf(found), held: held.length };
  });
  // Without ids: a message has only so much room.
  deps.announce({ leads: [], communications: [], metrics: [], quarantine: [], mails: [] });
  return erased;
}

const wonOf = (found: { status: string }[]) => found.filter(({ status }) => status === 'closed_won').length;
