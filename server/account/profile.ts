// What people choose about themselves: the name that colleagues see, and whether the mail of the morning goes to them.
import { eq, sql } from 'drizzle-orm';
import type { ProfileChange } from '#domain/account.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { notSignedIn } from '#server/auth/library-call.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';

const columns = { name: staff.name, morning_mail: staff.morningMail };

export async function readProfile(db: Executor, id: string) {
  const [own] = await db.select(columns).from(staff).where(eq(staff.id, id));
  if (!own) throw notSignedIn();
  return own;
}

export async function changeProfile(tx: Executor, id: string, change: ProfileChange) {
  const [own] = await tx.select(columns).from(staff).where(eq(staff.id, id)).for('no key update');
  if (!own) throw notSignedIn();
  const next = { name: change.name ?? own.name, morning_mail: change.morning_mail ?? own.morning_mail };
  await tx
    .update(staff)
    .set({ name: next.name, morningMail: next.morning_mail, updatedAt: sql`now()` })
    .where(eq(staff.id, id));
  const isRenamed = next.name !== own.name;
  if (isRenamed) {
    await recordAudit(tx, { staff_id: id, action: 'name_changed', detail: { from: own.name, to: next.name } });
  }
  return { ...next, isRenamed };
}
