import { eq } from 'drizzle-orm';
import { staff } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';

/**
 * Every change of an account locks it here first, before its password, links or sessions, so that two changes at once never
 * deadlock. Rows that only refer to the account, such as those of the audit log, do not wait.
 */
export async function holdAccount(tx: Executor, staffId: string): Promise<void> {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('no key update');
}
