import { eq } from 'drizzle-orm';
import { refusalAt } from '#domain/errors.ts';
import type { Staff } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { WithAccounts } from '#server/auth/accounts.ts';
import { holdProof, proveIdentity } from '#server/auth/prove-identity.ts';
import { sendLink } from '#server/auth/send-link.ts';
import { countRecovery } from '#server/auth/sign-in-limits.ts';
import { staff as staffTable } from '#server/db/schema/staff.ts';

/** The address changes when the mail to the new one has been answered; until then the old one counts. */
export async function askForNewEmail(
  deps: WithAccounts,
  staff: Staff,
  address: string,
  change: { password: string; email: string },
): Promise<void> {
  const proof = await proveIdentity(deps, staff.id, change.password);
  const { email } = change;
  if (email === staff.email) throw refusalAt('email', 'This is your address already.');
  await countRecovery(deps, { account: email, address });
  await deps.transaction(async (tx) => {
    await holdProof(tx, proof);
    const taken = await tx.select({ id: staffTable.id }).from(staffTable).where(eq(staffTable.email, email));
    if (taken.length > 0) throw refusalAt('email', 'Another account uses this address.');
    await sendLink(tx, 'new_email', { id: staff.id, email }, deps.now());
    await recordAudit(tx, { staff_id: staff.id, action: 'email_change_asked' });
  });
  deps.wakeRelay();
}
