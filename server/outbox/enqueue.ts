import { uuidv7 } from 'uuidv7';
import type { Executor } from '#server/db/open-database.ts';
import { outbox } from '#server/db/schema/work.ts';

/** A mail to staff which carries a link, for the transaction whose consequence it is. */
export async function enqueueStaffMail(tx: Executor, link_id: string): Promise<void> {
  await tx.insert(outbox).values({ id: uuidv7(), kind: 'staff_link', link_id });
}
