import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { lengthOfPassword, passwordLength } from '#domain/account.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { staff } from '#server/db/schema/staff.ts';
import { endSessions } from './end-sessions.ts';
import { holdAccount } from './hold-account.ts';
import { hashPassword } from './password.ts';
import { objectionTo } from './password-rules.ts';
import { storePassword } from './store-password.ts';
import { tellOwner } from './tell-owner.ts';
import { turnOffSecondFactor } from './turn-off-second-factor.ts';

interface Reset {
  email: string;
  /** Without one, a random one is made. */
  password: string | undefined;
  removeSecondFactor: boolean;
}

/** By whoever runs the machine. Open streams of the account end as soon as the program looks at their sessions again. */
export async function resetPassword(
  { db, transaction }: Pick<OpenDatabase, 'db' | 'transaction'>,
  { email, password, removeSecondFactor }: Reset,
  agencyWords: readonly string[],
): Promise<{ password: string; isDisabled: boolean; hasSecondFactor: boolean }> {
  const [person] = await db.select().from(staff).where(eq(staff.email, email.toLowerCase()));
  if (!person) throw new Error(`There is no account ${email}.`);
  const secret = password ?? randomBytes(12).toString('base64url');
  const length = lengthOfPassword(secret);
  if (length < passwordLength.least || length > passwordLength.most)
    throw new Error(`A password has ${passwordLength.least} to ${passwordLength.most} characters.`);
  const objection = password && (await objectionTo(password, person, agencyWords));
  if (objection) throw new Error(objection);

  const hash = await hashPassword(secret);
  await transaction(async (tx) => {
    await holdAccount(tx, person.id);
    await storePassword(tx, person.id, hash);
    await endSessions(tx, person.id);
    const record = { staff_id: null, subject: person.id, detail: { by: 'command' } };
    await recordAudit(tx, { ...record, action: 'password_reset' });
    await tellOwner(tx, person.id, 'password_changed');
    if (!removeSecondFactor || !(await turnOffSecondFactor(tx, person.id))) return;
    await recordAudit(tx, { ...record, action: 'second_factor_off' });
    await tellOwner(tx, person.id, 'second_factor_off');
  });
  return {
    password: secret,
    isDisabled: person.disabledAt !== null,
    hasSecondFactor: person.twoFactorEnabled && !removeSecondFactor,
  };
}
