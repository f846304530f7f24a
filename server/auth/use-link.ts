// What the reader of a mail to staff may do once: set a password, or confirm a new address. Neither signs anybody in.
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { Refusal } from '#domain/errors.ts';
import type { StaffLinkKind } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { isDuplicate } from '#server/db/is-duplicate.ts';
import { staff, staffLinks } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';
import type { WithAccounts } from './accounts.ts';
import { endLinks } from './end-links.ts';
import { endSessions } from './end-sessions.ts';
import { holdAccount } from './hold-account.ts';
import { hashPassword } from './password.ts';
import { refusePoorPassword } from './password-rules.ts';
import { storePassword } from './store-password.ts';
import { tellOwner } from './tell-owner.ts';

const ended = () => new Refusal('not_found', 'This link was used already or has ended. Please ask for a new one.');

/** Whose link it is and what for, as long as it works. */
export async function readLink({ db, accounts }: WithAccounts, token: string) {
  const id = accounts.links.read(token);
  if (!id) throw ended();
  const [found] = await db
    .select({
      id: staffLinks.id,
      kind: staffLinks.kind,
      staff_id: staffLinks.staff_id,
      name: staff.name,
      email: staffLinks.email,
    })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staff_id))
    .where(and(eq(staffLinks.id, id), stillWorks, isNull(staff.disabledAt)));
  if (!found) throw ended();
  return found;
}

/** Gives the id of whoever has a new password now. */
export async function setPasswordByLink(deps: WithAccounts, token: string, password: string): Promise<string> {
  const link = await readLink(deps, token);
  if (link.kind === 'new_email') throw ended();
  await refusePoorPassword('password', password, link, deps.accounts.agencyWords);
  const hash = await hashPassword(password);
  const staffId = await deps.transaction(async (tx) => {
    await holdAccount(tx, link.staff_id);
    const used = await takeLink(tx, link.id, link.kind);
    await storePassword(tx, used.staff_id, hash);
    // The mail arrived, so the address is theirs.
    await tx.update(staff).set({ emailVerified: true }).where(eq(staff.id, used.staff_id));
    await endSessions(tx, used.staff_id);
    await recordAudit(tx, { staff_id: used.staff_id, action: 'password_reset', detail: { by: link.kind } });
    // Whoever was invited has just chosen their first one.
    if (link.kind === 'recovery') await tellOwner(tx, used.staff_id, 'password_changed');
    return used.staff_id;
  });
  deps.announce({ staff: [staffId] });
  return staffId;
}

export async function confirmEmail(deps: WithAccounts, token: string): Promise<{ email: string }> {
  const link = await readLink(deps, token);
  const staffId = await deps.transaction(async (tx) => {
    await holdAccount(tx, link.staff_id);
    const used = await takeLink(tx, link.id, 'new_email');
    await tellOwner(tx, used.staff_id, 'email_changed');
    await tx
      .update(staff)
      .set({ email: used.email, emailVerified: true, updatedAt: sql`now()` })
      .where(eq(staff.id, used.staff_id))
      .catch(refuseTaken);
    // What lies in the mailbox that was given up opens nothing any more.
    await endLinks(tx, used.staff_id);
    await recordAudit(tx, { staff_id: used.staff_id, action: 'email_changed' });
    return used.staff_id;
  });
  deps.announce({ staff: [staffId] });
  return { email: link.email };
}

function refuseTaken(error: unknown): never {
  throw isDuplicate(error) ? new Refusal('changed_meanwhile', 'Another account uses this address by now.') : error;
}

const stillWorks = and(isNull(staffLinks.used_at), gt(staffLinks.expires_at, sql`now()`));

/** Of two at the same moment, one gets it. */
async function takeLink(tx: Executor, id: string, kind: StaffLinkKind) {
  const [used] = await tx
    .update(staffLinks)
    .set({ used_at: sql`now()` })
    .where(and(eq(staffLinks.id, id), eq(staffLinks.kind, kind), stillWorks))
    .returning();
  if (!used) throw ended();
  return used;
}
