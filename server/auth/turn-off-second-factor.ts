import { eq } from 'drizzle-orm';
import { staff, staffTwoFactors } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';

/** From then on the password alone is asked for; the key and the recovery codes are gone. */
export async function turnOffSecondFactor(tx: Executor, staffId: string): Promise<void> {
  await tx.update(staff).set({ twoFactorEnabled: false }).where(eq(staff.id, staffId));
  await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, staffId));
}
