import { sql } from 'drizzle-orm';
import type { Executor } from './transaction.ts';

const lockKey = 4_836_218;

/**
 * Locks a mail address for the rest of the transaction. What is decided about everything from an address must also reach what
 * becomes a lead at this moment, and a row that is not there yet cannot be locked.
 */
export async function holdAddress(tx: Executor, email: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKey}, hashtext(lower(${email})))`);
}
