// The second factor of one's own account: set up, confirmed by a first code, taken away, recovery codes made anew.
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { Refusal } from '#domain/errors.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { WithAccounts } from '#server/auth/accounts.ts';
import { endSessions } from '#server/auth/end-sessions.ts';
import { holdAccount } from '#server/auth/hold-account.ts';
import {
  libraryHeaders,
  libraryRefusalInSession,
  notSignedIn,
  passCookies,
  sessionTokenIn,
} from '#server/auth/library-call.ts';
import { findPasswordHash, holdPasswordHash } from '#server/auth/password-hash.ts';
import { holdProof, proveIdentity } from '#server/auth/prove-identity.ts';
import { hashRecoveryCodes, makeRecoveryCodes, shownRecoveryCode } from '#server/auth/recovery-codes.ts';
import { countProof } from '#server/auth/sign-in-limits.ts';
import { spendCode, wrongCode } from '#server/auth/spend-code.ts';
import { readStaffRules } from '#server/auth/staff-rules.ts';
import { tellOwner } from '#server/auth/tell-owner.ts';
import { turnOffSecondFactor } from '#server/auth/turn-off-second-factor.ts';
import { isDuplicate } from '#server/db/is-duplicate.ts';
import { staffSessions, staffTwoFactors } from '#server/db/schema/staff.ts';
import type { RequestEnv } from '#server/deps.ts';

interface Enrolment {
  /** For the QR code. */
  uri: string;
  /** The same key for typing. */
  key: string;
  recovery_codes: string[];
}

/** Nothing is asked at sign-in until a first code has shown that the app has the key. */
export async function startEnrolment(deps: WithAccounts, c: Context<RequestEnv>, password: string): Promise<Enrolment> {
  await proveIdentity(deps, c.var.staff.id, password);
  const headers = libraryHeaders(c, deps.accounts, 'session_token');
  try {
    const made = await deps.accounts.auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
    if (made.method !== 'totp') throw new Error('The library set up another second factor than asked for.');
    return {
      uri: made.totpURI,
      key: new URL(made.totpURI).searchParams.get('secret') ?? '',
      recovery_codes: made.backupCodes.map(shownRecoveryCode),
    };
  } catch (error) {
    if (isDuplicate(error)) throw begunElsewhere();
    libraryRefusalInSession(error);
    throw new Refusal('changed_meanwhile', 'Your second factor is on already.');
  }
}

const begunElsewhere = () =>
  new Refusal('changed_meanwhile', 'This was begun in another window at the same moment. Please try again.');

export async function confirmEnrolment(deps: WithAccounts, c: Context<RequestEnv>, code: string): Promise<void> {
  const staffId = c.var.staff.id;
  const hash = await findPasswordHash(deps.db, staffId);
  const guess = await countProof(deps, staffId);
  await spendCode(deps, staffId, code);
  const headers = libraryHeaders(c, deps.accounts, 'session_token');
  const answer = await deps.accounts.auth.api
    .verifyTOTP({ body: { code }, headers, returnHeaders: true })
    .catch((error: unknown) => {
      libraryRefusalInSession(error);
      throw wrongCode();
    });
  passCookies(c, answer.headers);
  await guess.giveBack();
  const begun = eq(staffSessions.token, sessionTokenIn(answer.headers));
  const isOn = await deps.transaction(async (tx) => {
    await holdAccount(tx, staffId);
    // Whoever changed the password meanwhile has ended this session, and the library has begun it anew.
    if ((await holdPasswordHash(tx, staffId)) !== hash) {
      await tx.delete(staffSessions).where(begun);
      await turnOffSecondFactor(tx, staffId);
      return false;
    }
    // The library has begun a new session for this browser; whatever was open before had only half the proof.
    const [kept] = await tx.select({ id: staffSessions.id }).from(staffSessions).where(begun);
    await endSessions(tx, staffId, kept?.id);
    await recordAudit(tx, { staff_id: staffId, action: 'second_factor_on' });
    await tellOwner(tx, staffId, 'second_factor_on');
    return true;
  });
  deps.announce({ staff: [staffId] });
  if (!isOn) throw notSignedIn();
}

export async function removeSecondFactor(deps: WithAccounts, c: Context<RequestEnv>, password: string): Promise<void> {
  const { id } = c.var.staff;
  const proof = await proveIdentity(deps, id, password);
  await deps.transaction(async (tx) => {
    await holdProof(tx, proof);
    if ((await readStaffRules(tx)).require_second_factor) {
      throw new Refusal('not_allowed', 'A second factor is required of everyone here, so it cannot be turned off.');
    }
    if (!(await turnOffSecondFactor(tx, id))) return;
    await endSessions(tx, id, c.var.session.id);
    await recordAudit(tx, { staff_id: id, action: 'second_factor_off' });
    await tellOwner(tx, id, 'second_factor_off');
  });
  deps.announce({ staff: [id] });
}

export async function makeNewRecoveryCodes(
  deps: WithAccounts,
  c: Context<RequestEnv>,
  password: string,
): Promise<string[]> {
  const { id } = c.var.staff;
  const proof = await proveIdentity(deps, id, password);
  const codes = makeRecoveryCodes();
  await deps.transaction(async (tx) => {
    await holdProof(tx, proof);
    const { rowCount } = await tx
      .update(staffTwoFactors)
      .set({ backupCodes: hashRecoveryCodes(deps.accounts.secret, codes) })
      .where(and(eq(staffTwoFactors.userId, id), eq(staffTwoFactors.verified, true)));
    if (!rowCount) throw new Refusal('not_found', 'Your second factor is off; there is nothing to recover.');
    await recordAudit(tx, { staff_id: id, action: 'recovery_codes_made' });
    await tellOwner(tx, id, 'recovery_codes_made');
  });
  return codes.map(shownRecoveryCode);
}
