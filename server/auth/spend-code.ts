import { sql } from 'drizzle-orm';
import type { WithAccounts } from './accounts.ts';

const window = sql`interval '3 minutes'`; // longer than a code of an app is accepted

/** A code counts once, however many send it at the same moment. False where somebody has used it. */
export async function spendCode({ db, accounts }: WithAccounts, staffId: string, code: string): Promise<boolean> {
  await db.execute(sql`DELETE FROM staff_spent_codes WHERE until < now()`);
  const { rowCount } = await db.execute(sql`
    INSERT INTO staff_spent_codes (digest, until)
    VALUES (${accounts.digest(`code ${staffId} ${code}`)}, now() + ${window}) ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}
