import { and, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { AccountNoticeKind } from '#domain/staff.ts';
import { staff, staffNotices } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';
import { enqueueAccountMail } from '#server/outbox/enqueue.ts';

/** In the transaction of the change, and before it where the address itself changes. Who has left is told nothing. */
export async function tellOwner(tx: Executor, staffId: string, kind: AccountNoticeKind): Promise<void> {
  const [owner] = await tx
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.id, staffId), isNull(staff.disabledAt)));
  if (!owner) return;
  const id = uuidv7();
  await tx.insert(staffNotices).values({ id, kind, staff_id: staffId, email: owner.email });
  await enqueueAccountMail(tx, { kind: 'account_notice', notice_id: id });
}
