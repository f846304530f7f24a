import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import { Refusal } from '#domain/errors.ts';
import { adminRoles, notAnyMore, type Staff } from '#domain/staff.ts';
import { leads } from '#server/db/schema/leads.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';

/** Everybody who has or had an account, in the order in which they came. */
export async function listStaff(db: Executor) {
  const rows = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      second_factor: staff.twoFactorEnabled,
      created_at: staff.createdAt,
      disabled_at: staff.disabledAt,
      has_password: sql<boolean>`EXISTS (SELECT FROM staff_accounts AS account WHERE account.staff_id = staff.id)`,
      last_sign_in_at: sql<string | null>`(
        SELECT entry.at FROM audit_log AS entry WHERE entry.staff_id = staff.id AND entry.action = 'signed_in'
        ORDER BY entry.id DESC LIMIT 1)`,
    })
    .from(staff)
    .orderBy(staff.createdAt, staff.id);
  return rows.map(({ has_password, disabled_at, last_sign_in_at, ...row }) => ({
    ...row,
    disabled: disabled_at !== null,
    /** Has not yet followed the invitation. */
    invited: !has_password,
    last_sign_in_at: last_sign_in_at && new Date(last_sign_in_at).toISOString(),
  }));
}

/** Those to whom a lead can be given, and those who have left with some still in their hands. */
export async function listColleagues(db: Executor) {
  const held = db.select().from(leads).where(eq(leads.taken_by, staff.id));
  const rows = await db
    .select({ id: staff.id, name: staff.name, hasLeft: sql<boolean>`${staff.disabledAt} IS NOT NULL` })
    .from(staff)
    .where(or(isNull(staff.disabledAt), exists(held)))
    .orderBy(staff.name, staff.id);
  const named = (left: boolean) => rows.filter(({ hasLeft }) => hasLeft === left).map(({ id, name }) => ({ id, name }));
  return { colleagues: named(false), left: named(true) };
}

/**
 * Those who can manage staff now, held until the transaction ends: of two who would lock each other out, one waits. What only names
 * them, such as a lead that is handed over, does not.
 */
export async function holdAdmins(tx: Executor): Promise<string[]> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(inArray(staff.role, adminRoles), isNull(staff.disabledAt)))
    .orderBy(staff.id)
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Whoever lost the right since the request was let in may not use it; nobody loses it before the transaction ends. */
export async function holdRight(tx: Executor, actor: Staff): Promise<void> {
  if (!(await holdAdmins(tx)).includes(actor.id)) throw new Refusal('not_allowed', notAnyMore);
}

export async function findStaff(tx: Executor, id: string) {
  const [found] = await tx.select().from(staff).where(eq(staff.id, id)).for('no key update');
  return found;
}
