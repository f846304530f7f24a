// Sums up what changed, by one program at a time and off the way of enquiries.
import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/transaction.ts';

const lockKey = 4_836_216;

/** How many changes there were. */
export async function rollUp(transaction: Transaction): Promise<number> {
  return transaction(async (tx) => {
    // As whoever changes a lead: it waits for recount_metrics(), whose sums hold all changes that were there before it.
    await tx.execute(sql`LOCK TABLE leads IN ROW EXCLUSIVE MODE`);
    const { rows } = await tx.execute<{ changes: number | null }>(
      sql`SELECT CASE WHEN pg_try_advisory_xact_lock(${lockKey}) THEN sum_metrics() END AS changes`,
    );
    return rows[0]?.changes ?? 0;
  });
}
