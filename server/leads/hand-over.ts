// In whose hands a lead is given, and how that is told.
import { and, eq, isNull } from 'drizzle-orm';
import { refusalAt } from '#domain/errors.ts';
import { chooseColleague, type LeadChange } from '#domain/lead-change.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';

/** Who has left gets nothing more to do. */
export async function refuseStranger(tx: Executor, id: string): Promise<void> {
  const [found] = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.disabledAt)));
  if (!found) throw refusalAt('taken_by', chooseColleague);
}

/** The history calls people by the names that they had at the time. */
export async function nameHolders(tx: Executor, changes: LeadChange['changes']): Promise<LeadChange['changes']> {
  const { taken_by } = changes;
  if (!taken_by) return changes;
  const [from, to] = [await nameOf(tx, taken_by.from), await nameOf(tx, taken_by.to)];
  return { ...changes, taken_by: { from, to } };
}

/** Also of those who have left. */
export async function nameOf(db: Executor, id: unknown): Promise<string | null> {
  const [found] =
    typeof id === 'string' ? await db.select({ name: staff.name }).from(staff).where(eq(staff.id, id)) : [];
  return found?.name ?? null;
}
