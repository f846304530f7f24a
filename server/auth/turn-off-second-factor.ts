import { and, eq } from 'drizzle-orm';
import { staff, staffTwoFactors } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';

/** From then on the password alone is asked for; the key and the recovery codes are gone. Says whether it was on. */
export async function turnOffSecondFactor(tx: Executor, staffId: string): Promise<boolean> {
  const wasOn = and(eq(staff.id, staffId), eq(staff.twoFactorEnabled, true));
  const { rowCount } = await tx.update(staff).set({ twoFactorEnabled: false }).where(wasOn);
  await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, staffId));
  return rowCount === 1;
}
