import { sql } from 'drizzle-orm';
import { refusalAt } from '#domain/errors.ts';
import type { Deps } from '#server/deps.ts';

const window = sql`interval '3 minutes'`; // longer than a code of an app is accepted

/** A code counts once, however many send it at the same moment: all but the first are refused. */
export async function spendCode({ db, hide }: Deps, staffId: string, code: string): Promise<void> {
  await db.execute(sql`DELETE FROM staff_spent_codes WHERE until < now()`);
  const { rowCount } = await db.execute(sql`
    INSERT INTO staff_spent_codes (digest, until)
    VALUES (${hide(`code ${staffId} ${code}`)}, now() + ${window}) ON CONFLICT DO NOTHING`);
  if (rowCount !== 1) throw refusalAt('code', 'This code was tried already. Please wait for the next one.');
}

export const wrongCode = () =>
  refusalAt('code', 'This code is not right. Please check the time on your telephone and try the next one.');
