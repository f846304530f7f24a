import { and, eq } from 'drizzle-orm';
import { staffAccounts } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';

export const ownPassword = (staffId: string) =>
  and(eq(staffAccounts.userId, staffId), eq(staffAccounts.providerId, 'credential'));

const hashes = (db: Executor, staffId: string) =>
  db.select({ hash: staffAccounts.password }).from(staffAccounts).where(ownPassword(staffId));

/** Empty where none has been set. */
export async function findPasswordHash(db: Executor, staffId: string): Promise<string> {
  const [account] = await hashes(db, staffId);
  return account?.hash ?? '';
}

/** Waits for a change that is under way; in a transaction, no other begins before its end. */
export async function holdPasswordHash(db: Executor, staffId: string): Promise<string> {
  const [account] = await hashes(db, staffId).for('update');
  return account?.hash ?? '';
}
