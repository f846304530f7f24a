import { and, eq, isNull, sql } from 'drizzle-orm';
import { staffLinks } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';

/** Every link that was sent to somebody before loses its worth. */
export async function endLinks(tx: Executor, staffId: string): Promise<void> {
  await tx
    .update(staffLinks)
    .set({ used_at: sql`now()` })
    .where(and(eq(staffLinks.staff_id, staffId), isNull(staffLinks.used_at)));
}
