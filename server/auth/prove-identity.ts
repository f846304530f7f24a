import { and, eq } from 'drizzle-orm';
import { refusalAt } from '#domain/errors.ts';
import { staffAccounts } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';
import { verifyPassword } from './password.ts';
import { countProof } from './sign-in-limits.ts';

/** The password again, before anything that would let somebody else stay: a session may have been left open. */
export async function proveIdentity(deps: Deps, staffId: string, password: string, field = 'password'): Promise<void> {
  const proof = await countProof(deps, staffId);
  const [account] = await deps.db
    .select({ hash: staffAccounts.password })
    .from(staffAccounts)
    .where(and(eq(staffAccounts.userId, staffId), eq(staffAccounts.providerId, 'credential')));
  if (!(await verifyPassword(account?.hash ?? '', password))) throw refusalAt(field, 'This is not your password.');
  await proof.giveBack();
}
