import { uuidv7 } from 'uuidv7';
import { linkLife, type StaffLinkKind } from '#domain/staff.ts';
import { staffLinks } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';
import { enqueueAccountMail } from '#server/outbox/enqueue.ts';

/** Writes the link's row and the mail that carries it, in the transaction of whatever causes them. */
export async function sendLink(
  tx: Executor,
  kind: StaffLinkKind,
  person: { id: string; email: string },
  now: Date,
): Promise<void> {
  const id = uuidv7();
  const expires_at = new Date(now.getTime() + linkLife[kind]);
  await tx.insert(staffLinks).values({ id, kind, staff_id: person.id, email: person.email, expires_at });
  await enqueueAccountMail(tx, { kind: 'staff_link', link_id: id });
}
