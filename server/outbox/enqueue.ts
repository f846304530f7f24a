import { uuidv7 } from 'uuidv7';
import { outbox } from '#server/db/schema/work.ts';
import type { Executor } from '#server/db/transaction.ts';

/** A mail to staff which carries a link, for the transaction whose consequence it is. */
export async function enqueueStaffMail(tx: Executor, link_id: string): Promise<void> {
  await tx.insert(outbox).values({ id: uuidv7(), kind: 'staff_link', link_id });
}
