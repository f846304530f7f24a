import { uuidv7 } from 'uuidv7';
import type { OutboxKind } from '#domain/outbox.ts';
import { type Insert, insertRows } from '#server/db/insert-rows.ts';
import type { Executor } from '#server/db/open-database.ts';
import { outbox } from '#server/db/schema/work.ts';

/** For the transaction whose consequence it is. */
export function enqueue(entries: { kind: OutboxKind; lead_id: string }[], only?: string): Insert | undefined {
  return insertRows(
    outbox,
    entries.map((entry) => ({ id: uuidv7(), ...entry })),
    only,
  );
}

/** The same for a mail to staff, which carries a link. */
export async function enqueueStaffMail(tx: Executor, link_id: string): Promise<void> {
  await tx.insert(outbox).values({ id: uuidv7(), kind: 'staff_link', link_id });
}
