import { and, eq, ne, type SQL } from 'drizzle-orm';
import { staffSessions, staffVerifications } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';

/** Ends an account's sessions, but for one where it is given, and sign-ins that wait for their second half. */
export async function endSessions(tx: Executor, staffId: string, but?: string): Promise<number> {
  await tx.delete(staffVerifications).where(eq(staffVerifications.value, staffId));
  const which: (SQL | undefined)[] = [eq(staffSessions.userId, staffId), but ? ne(staffSessions.id, but) : undefined];
  const { rowCount } = await tx.delete(staffSessions).where(and(...which));
  return rowCount ?? 0;
}
