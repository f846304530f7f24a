// Keeps dashboard_metrics, by one program at a time and off the way of enquiries.
import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/transaction.ts';

const lockKey = 4_836_216;

/** How many days were counted. */
export async function rollUp(transaction: Transaction): Promise<number> {
  return transaction(async (tx) => {
    const { rows } = await tx.execute<{ days: number | null }>(
      sql`SELECT CASE WHEN pg_try_advisory_xact_lock(${lockKey}) THEN roll_up_metrics() END AS days`,
    );
    return rows[0]?.days ?? 0;
  });
}
