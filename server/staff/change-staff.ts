// Renames, gives another role, disables or enables. Nobody locks themselves out, nor everyone.
import { eq, sql } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit.ts';
import { Refusal } from '#domain/errors.ts';
import { objectionToChange, type Staff, type StaffChange } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { endLinks } from '#server/auth/end-links.ts';
import { endSessions } from '#server/auth/end-sessions.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';
import { findStaff, holdAdmins } from './staff.queries.ts';

export async function changeStaff(deps: Deps, actor: Staff, id: string, change: StaffChange): Promise<void> {
  const isRenamed = await deps.transaction(async (tx) => {
    const admins = await holdAdmins(tx);
    const target = await findStaff(tx, id);
    if (!target) throw new Refusal('not_found', 'This account does not exist.');
    const objection = objectionToChange(change, { actor: actor.id, target: id, admins });
    if (objection) throw new Refusal('not_allowed', objection);

    const { name = target.name, role = target.role, disabled = target.disabledAt !== null } = change;
    await tx
      .update(staff)
      .set({ name, role, disabledAt: disabled ? (target.disabledAt ?? deps.now()) : null, updatedAt: sql`now()` })
      .where(eq(staff.id, id));
    const isTurned = disabled !== (target.disabledAt !== null);
    // Also when it is enabled: what was begun in the very moment of disabling, a link or a session, must not come to life with it.
    if (isTurned) {
      await endSessions(tx, id);
      await endLinks(tx, id);
    }
    const record = (action: AuditAction, detail: Record<string, string> = {}) =>
      recordAudit(tx, { staff_id: actor.id, action, subject: id, detail });
    if (name !== target.name) await record('staff_renamed', { from: target.name, to: name });
    if (role !== target.role) await record('role_changed', { from: target.role, to: role });
    if (isTurned) await record(disabled ? 'staff_disabled' : 'staff_enabled');
    return name !== target.name;
  });
  // Lists and histories call people by the name that they have now.
  deps.announce({ staff: [id], ...(isRenamed && { leads: [] }) });
}
