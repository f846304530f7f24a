// The second half of a sign-in: a code of the app or a recovery code. Until it is right there is no session at all.
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { Refusal, refusalAt } from '#domain/errors.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { staffSessions, staffVerifications } from '#server/db/schema/staff.ts';
import type { RequestEnv } from '#server/deps.ts';
import type { WithAccounts } from './accounts.ts';
import { cookieName, libraryHeaders, libraryRefusal, passCookies, sessionTokenIn } from './library-call.ts';
import { findPasswordHash, holdPasswordHash } from './password-hash.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { countProof } from './sign-in-limits.ts';
import { spendCode, wrongCode } from './spend-code.ts';
import { tellOwner } from './tell-owner.ts';

const lockedFor = 900; // as long as the library closes the second factor after ten wrong codes in a row

export async function signInWithCode(deps: WithAccounts, c: Context<RequestEnv>, code: string): Promise<void> {
  const staffId = await halfSignedIn(deps, c);
  if (!staffId) throw startAgain('Your sign-in took too long. Please sign in again.');
  const hash = await findPasswordHash(deps.db, staffId);
  const guess = await countProof(deps, staffId);
  const isRecovery = code.length > 6;
  if (!isRecovery) await spendCode(deps, staffId, code);
  const { auth, secret, devices } = deps.accounts;
  const headers = libraryHeaders(c, deps.accounts, 'two_factor');
  let begun: Headers;
  try {
    const answer = isRecovery
      ? await auth.api.verifyBackupCode({
          body: { code: hashRecoveryCode(secret, code) },
          headers,
          returnHeaders: true,
        })
      : await auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
    begun = answer.headers;
  } catch (error) {
    const refusal = refusalFor(libraryRefusal(error), isRecovery);
    await recordAudit(deps.db, { staff_id: staffId, action: 'second_factor_failed' });
    throw refusal;
  }
  await guess.giveBack();
  // As in the first half: the password that opened it may have been changed meanwhile, and all sessions of before been ended.
  if ((await holdPasswordHash(deps.db, staffId)) !== hash) {
    await deps.db.delete(staffSessions).where(eq(staffSessions.token, sessionTokenIn(begun)));
    throw startAgain(ended);
  }
  passCookies(c, begun);
  devices.remember(c, staffId);
  await deps.transaction(async (tx) => {
    if (isRecovery) {
      await recordAudit(tx, { staff_id: staffId, action: 'recovery_code_used' });
      await tellOwner(tx, staffId, 'recovery_code_used');
    }
    await recordAudit(tx, { staff_id: staffId, action: 'signed_in', detail: { second_factor: true } });
  });
}

/** Whose sign-in waits for its second half; the library checks the cookie's signature itself. */
async function halfSignedIn({ db, accounts }: WithAccounts, c: Context): Promise<string | undefined> {
  const challenge = (getCookie(c, cookieName(accounts, 'two_factor')) ?? '').split('.')[0] ?? '';
  if (!/^2fa-[\w-]{20}$/.test(challenge)) return undefined;
  const [found] = await db
    .select({ staffId: staffVerifications.value })
    .from(staffVerifications)
    .where(and(eq(staffVerifications.identifier, challenge), gt(staffVerifications.expiresAt, sql`now()`)));
  return found?.staffId;
}

function refusalFor({ status, code }: { status: number; code: string }, isRecovery: boolean): Refusal {
  if (status === 429) {
    return new Refusal('too_many', 'Too many wrong codes. Please wait 15 minutes.', undefined, lockedFor);
  }
  if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE' || status === 409) {
    return isRecovery ? wrongRecoveryCode() : wrongCode();
  }
  return startAgain(ended);
}

const wrongRecoveryCode = () =>
  refusalAt('code', 'This recovery code is not right, or was used already. Please try another one.');

const ended = 'Your sign-in has ended. Please sign in again.';
const startAgain = (sentence: string) => new Refusal('not_signed_in', sentence);
