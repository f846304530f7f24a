import { sql } from 'drizzle-orm';
import type { Executor } from './transaction.ts';

const lockKey = 4_836_218;

/**
 * For the rest of the transaction. What is decided for all that came from a mail address must reach also what becomes a lead of it
 * at the same moment, and no row can be held that is not there yet.
 */
export async function holdAddress(tx: Executor, email: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKey}, hashtext(lower(${email})))`);
}
