import { uuidv7 } from 'uuidv7';
import { outbox } from '#server/db/schema/work.ts';
import type { Executor } from '#server/db/transaction.ts';

type AccountMail = { kind: 'staff_link'; link_id: string } | { kind: 'account_notice'; notice_id: string };

/** For the transaction whose consequence it is. */
export async function enqueueAccountMail(tx: Executor, mail: AccountMail): Promise<void> {
  await tx.insert(outbox).values({ id: uuidv7(), ...mail });
}
