import { eq } from 'drizzle-orm';
import { staff } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';

/**
 * Whatever changes an account begins here, before its password, links or sessions: of two at the same moment one waits for the
 * other, never each for the other. What only names the person, such as a line of the audit log, does not wait.
 */
export async function holdAccount(tx: Executor, staffId: string): Promise<void> {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('no key update');
}
