import { refusalAt } from '#domain/errors.ts';
import type { Executor } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { holdAccount } from './hold-account.ts';
import { verifyPassword } from './password.ts';
import { findPasswordHash, holdPasswordHash } from './password-hash.ts';
import { countProof } from './sign-in-limits.ts';

/** That somebody knew the password which had this hash. */
interface Proof {
  staffId: string;
  hash: string;
  field: string;
}

/** The password again, before anything that would let somebody else stay: a session may have been left open. */
export async function proveIdentity(deps: Deps, staffId: string, password: string, field = 'password'): Promise<Proof> {
  const proof = await countProof(deps, staffId);
  const hash = await findPasswordHash(deps.db, staffId);
  if (!(await verifyPassword(hash, password))) throw notYours(field);
  await proof.giveBack();
  return { staffId, hash, field };
}

/** For the transaction that the proof was asked for. To check a password takes a while: one that was changed meanwhile proves nothing. */
export async function holdProof(tx: Executor, { staffId, hash, field }: Proof): Promise<void> {
  await holdAccount(tx, staffId);
  if ((await holdPasswordHash(tx, staffId)) !== hash) throw notYours(field);
}

const notYours = (field: string) => refusalAt(field, 'This is not your password.');
