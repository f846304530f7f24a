import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { staffAccounts } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';
import { endLinks } from './end-links.ts';
import { ownPassword } from './password-hash.ts';

/** The new one takes the old one's place, and every link that was sent before loses its worth. */
export async function storePassword(tx: Executor, staffId: string, hash: string): Promise<void> {
  const { rowCount } = await tx
    .update(staffAccounts)
    .set({ password: hash, updatedAt: sql`now()` })
    .where(ownPassword(staffId));
  if (!rowCount) {
    await tx.insert(staffAccounts).values({
      id: uuidv7(),
      accountId: staffId,
      providerId: 'credential',
      userId: staffId,
      password: hash,
    });
  }
  await endLinks(tx, staffId);
}
