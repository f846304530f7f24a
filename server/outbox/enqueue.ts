import { uuidv7 } from 'uuidv7';
import type { OutboxKind } from '#domain/outbox.ts';
import { type Insert, insertRows } from '#server/db/insert-rows.ts';
import { outbox } from '#server/db/schema/work.ts';

/** For the transaction whose consequence it is. */
export function enqueue(entries: { kind: OutboxKind; lead_id: string }[], only?: string): Insert | undefined {
  return insertRows(
    outbox,
    entries.map((entry) => ({ id: uuidv7(), ...entry })),
    only,
  );
}
