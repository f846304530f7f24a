// A mail to staff is worth as much as the link in it: which has ended is not sent, and an invitation can be given new time.
import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { linkLife, type StaffLinkKind } from '#domain/staff.ts';
import { staff, staffAccounts, staffLinks } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';

/** Why the link in a mail is worth nothing, and what to do about it; none while it works. */
export async function objectionToLink(db: Executor, id: string): Promise<string | undefined> {
  const [link] = await db
    .select({
      kind: staffLinks.kind,
      name: staff.name,
      isDisabled: sql<boolean>`${staff.disabledAt} IS NOT NULL`,
      isUsed: sql<boolean>`${staffLinks.used_at} IS NOT NULL`,
      isOver: sql<boolean>`${staffLinks.expires_at} <= now()`,
      hasPassword: sql<boolean>`EXISTS (${passwordOf(db)})`,
    })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staff_id))
    .where(eq(staffLinks.id, id));
  if (!link) return undefined;
  if (link.isDisabled) return `The account of ${link.name} is disabled: its links open nothing.`;
  if (!link.isUsed && !link.isOver) return undefined;
  if (link.kind !== 'invitation') return `The link in this mail has ended. ${whoAsks[link.kind]}`;
  if (link.hasPassword) return `${link.name} has chosen a password already, so this invitation is not needed any more.`;
  if (link.isUsed) return 'This invitation was withdrawn. Invite the person again under Settings, Staff.';
  return 'This invitation has ended. ‘Send again’ gives it three more days.';
}

const whoAsks: Record<Exclude<StaffLinkKind, 'invitation'>, string> = {
  recovery: 'Whoever still needs it asks for a new one at ‘Forgot your password?’.',
  new_email: 'Whoever still wants the new address enters it once more under Settings, Security.',
};

/** An invitation that nobody has followed works again for its usual time, under the same address. */
export async function renewInvitation(tx: Executor, id: string, now: Date): Promise<void> {
  await tx
    .update(staffLinks)
    .set({ expires_at: new Date(now.getTime() + linkLife.invitation) })
    .where(
      and(
        eq(staffLinks.id, id),
        eq(staffLinks.kind, 'invitation'),
        isNull(staffLinks.used_at),
        notExists(passwordOf(tx)),
      ),
    );
}

const passwordOf = (db: Executor) =>
  db.select({ id: staffAccounts.id }).from(staffAccounts).where(eq(staffAccounts.userId, staffLinks.staff_id));
