// Where one's account is signed in, and ending that, one by one or together.
import { and, desc, eq } from 'drizzle-orm';
import { browserName } from '#domain/browser-name.ts';
import { Refusal } from '#domain/errors.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { endSessions, stillStands } from '#server/auth/end-sessions.ts';
import { holdAccount } from '#server/auth/hold-account.ts';
import { staffSessions } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';

export async function listDevices({ db }: Deps, staffId: string, current: string) {
  const rows = await db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, staffId), stillStands))
    .orderBy(desc(staffSessions.updatedAt));
  return rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    device: browserName(userAgent ?? ''),
    address: shownAddress(ipAddress ?? ''),
    signed_in_at: createdAt.toISOString(),
    last_used_at: updatedAt.toISOString(),
    is_current: id === current,
  }));
}

export const notSignedInThere = () => new Refusal('not_found', 'This device is not signed in any more.');

export async function endDevice(deps: Deps, staffId: string, session: string): Promise<void> {
  await deps.transaction(async (tx) => {
    await holdAccount(tx, staffId);
    const { rowCount } = await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.id, session), eq(staffSessions.userId, staffId)));
    if (!rowCount) throw notSignedInThere();
    await recordAudit(tx, { staff_id: staffId, action: 'sessions_ended', detail: { count: 1 } });
  });
  deps.announce({ staff: [staffId] });
}

export async function endDevices(deps: Deps, staffId: string, but: string | undefined): Promise<number> {
  const count = await deps.transaction(async (tx) => {
    await holdAccount(tx, staffId);
    const ended = await endSessions(tx, staffId, but);
    if (ended > 0) await recordAudit(tx, { staff_id: staffId, action: 'sessions_ended', detail: { count: ended } });
    return ended;
  });
  deps.announce({ staff: [staffId] });
  return count;
}

/** IPv6 as people write it; of those only the network is kept. */
function shownAddress(address: string): string {
  if (!address.includes(':')) return address;
  const host = `http://[${address}]`;
  return URL.canParse(host) ? `${new URL(host).hostname.slice(1, -1)}/64` : address;
}
