// By e-mail and password. Who is unknown, wrong, disabled or not invited yet gets one answer after one and the same work.
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import { Refusal } from '#domain/errors.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { RequestEnv } from '#server/deps.ts';
import type { WithAccounts } from './accounts.ts';
import { libraryHeaders, libraryRefusal, passCookies } from './library-call.ts';
import { hashPassword } from './password.ts';
import { countGuess } from './sign-in-limits.ts';

type SignedIn = 'in' | 'half';

export async function signIn(
  deps: WithAccounts,
  c: Context<RequestEnv>,
  typed: { email: string; password: string },
): Promise<SignedIn> {
  const { accounts } = deps;
  const email = typed.email.toLowerCase();
  const address = c.var.clientAddress;
  const guess = await countGuess(deps, { account: email, address, device: accounts.devices.read(c) });
  const answer = await tryCredentials(deps, c, email, typed.password);
  if (!answer) {
    await recordFailure(deps, email);
    throw new Refusal('not_signed_in', 'Invalid email or password. Please try again.');
  }
  await guess.giveBack();
  passCookies(c, answer.headers);
  if ('twoFactorRedirect' in answer.response) return 'half';
  accounts.devices.remember(c);
  await recordAudit(deps.db, { staff_id: answer.response.user.id, action: 'signed_in' });
  return 'in';
}

async function tryCredentials({ accounts }: WithAccounts, c: Context<RequestEnv>, email: string, password: string) {
  const headers = libraryHeaders(c, accounts);
  try {
    if (!z.email().safeParse(email).success) {
      await hashPassword(password.slice(0, 128)); // takes as long as an address that could be one
      return undefined;
    }
    return await accounts.auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
  } catch (error) {
    libraryRefusal(error);
    return undefined;
  }
}

/** Whose account it was, where it was one of ours; what a stranger typed is not kept. */
async function recordFailure({ db }: WithAccounts, email: string): Promise<void> {
  const isAddress = z.email().safeParse(email).success;
  const [found] = isAddress ? await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email)) : [];
  await recordAudit(db, { staff_id: found?.id ?? null, action: 'sign_in_failed' });
}
