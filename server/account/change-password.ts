import type { Staff } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { WithAccounts } from '#server/auth/accounts.ts';
import { endSessions } from '#server/auth/end-sessions.ts';
import { hashPassword } from '#server/auth/password.ts';
import { refusePoorPassword } from '#server/auth/password-rules.ts';
import { holdProof, proveIdentity } from '#server/auth/prove-identity.ts';
import { storePassword } from '#server/auth/store-password.ts';
import { tellOwner } from '#server/auth/tell-owner.ts';

/** Whoever knew the old one is out everywhere but here. */
export async function changePassword(
  deps: WithAccounts,
  staff: Staff,
  session: string,
  change: { current_password: string; new_password: string },
): Promise<void> {
  const proof = await proveIdentity(deps, staff.id, change.current_password, 'current_password');
  await refusePoorPassword('new_password', change.new_password, staff, deps.accounts.agencyWords);
  const hash = await hashPassword(change.new_password);
  await deps.transaction(async (tx) => {
    await holdProof(tx, proof);
    await storePassword(tx, staff.id, hash);
    await endSessions(tx, staff.id, session);
    await recordAudit(tx, { staff_id: staff.id, action: 'password_changed' });
    await tellOwner(tx, staff.id, 'password_changed');
  });
  deps.announce({ staff: [staff.id] });
}
