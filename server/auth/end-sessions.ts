import { and, between, eq, gt, ne, sql } from 'drizzle-orm';
import { staffSessions, staffVerifications } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';
import { longestSeconds } from './create-auth.ts';

const longest = sql`make_interval(secs => ${longestSeconds})`;

/**
 * Sessions that are still valid; the others only wait to be deleted. One that begins further in the future than a session lasts
 * comes from a clock that has been put back since.
 */
export const stillStands = and(
  gt(staffSessions.expiresAt, sql`now()`),
  between(staffSessions.createdAt, sql`now() - ${longest}`, sql`now() + ${longest}`),
);

/** Ends an account's sessions, but for one where it is given, and sign-ins that wait for their second half. Says how many stood. */
export async function endSessions(tx: Executor, staffId: string, but?: string): Promise<number> {
  await tx.delete(staffVerifications).where(eq(staffVerifications.value, staffId));
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.userId, staffId), but ? ne(staffSessions.id, but) : undefined))
    .returning({ stood: sql<boolean>`${stillStands}` });
  return ended.filter(({ stood }) => stood).length;
}
