// A new colleague: the account, and the mail by which they set their own password. Nobody else ever knows it.
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { Refusal, refusalAt } from '#domain/errors.ts';
import type { Staff, StaffRole } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { sendLink } from '#server/auth/send-link.ts';
import { staff, staffAccounts } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';
import { findStaff, holdRight } from './staff.queries.ts';

export async function addStaff(
  deps: Deps,
  actor: Staff,
  person: { name: string; email: string; role: StaffRole },
): Promise<string> {
  const id = uuidv7();
  await deps.transaction(async (tx) => {
    await holdRight(tx, actor);
    const made = await tx
      .insert(staff)
      .values({ id, ...person, emailVerified: false })
      .onConflictDoNothing()
      .returning({ id: staff.id });
    if (made.length === 0) throw refusalAt('email', 'There is an account with this address already.');
    await sendLink(tx, 'invitation', { id, email: person.email }, deps.now());
    await recordAudit(tx, { staff_id: actor.id, action: 'staff_added', subject: id, detail: { role: person.role } });
  });
  deps.announce({ staff: [id], mails: [] });
  deps.wakeRelay();
  return id;
}

/** For an invitation that was lost or has ended. */
export async function inviteAgain(deps: Deps, actor: Staff, id: string): Promise<void> {
  await deps.transaction(async (tx) => {
    await holdRight(tx, actor);
    const person = await findStaff(tx, id);
    if (!person || person.disabledAt) throw new Refusal('not_found', 'This account does not exist or is disabled.');
    const [account] = await tx.select({ id: staffAccounts.id }).from(staffAccounts).where(eq(staffAccounts.userId, id));
    if (account) throw new Refusal('changed_meanwhile', `${person.name} has set a password already.`);
    await sendLink(tx, 'invitation', person, deps.now());
    await recordAudit(tx, { staff_id: actor.id, action: 'staff_invited', subject: id });
  });
  deps.announce({ mails: [] });
  deps.wakeRelay();
}
