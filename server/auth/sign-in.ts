// By e-mail and password. Who is unknown, wrong, disabled or not invited yet gets one answer after one and the same work.
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import { Refusal } from '#domain/errors.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { staff, staffAccounts, staffSessions } from '#server/db/schema/staff.ts';
import type { RequestEnv } from '#server/deps.ts';
import type { WithAccounts } from './accounts.ts';
import { knock, libraryHeaders, passCookies, sessionTokenIn } from './library-call.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { holdPasswordHash } from './password-hash.ts';
import { countGuess, tooMany } from './sign-in-limits.ts';

type SignedIn = 'in' | 'half';

export async function signIn(
  deps: WithAccounts,
  c: Context<RequestEnv>,
  typed: { email: string; password: string },
): Promise<SignedIn> {
  const { accounts } = deps;
  const email = typed.email.toLowerCase();
  const address = c.var.clientAddress;
  const person = await findPerson(deps, email);
  // For a disabled account no browser is a known one.
  const device = person && !person.disabledAt ? accounts.devices.read(c, person.id) : undefined;
  const guess = await countGuess(deps, { account: email, address, device });
  const answer = await tryCredentials(deps, c, email, typed.password);
  if (answer?.status === 429) {
    await guess.giveBack();
    throw new Refusal('too_many', tooMany, undefined, Number(answer.headers.get('x-retry-after')));
  }
  if (answer?.status !== 200 || !person || !(await stillOpens(deps, person, typed.password, answer))) {
    // Whose account it was, where it was one of ours; what a stranger typed is not kept.
    await recordAudit(deps.db, { staff_id: person?.id ?? null, action: 'sign_in_failed' });
    throw new Refusal('not_signed_in', 'Invalid email or password. Please try again.');
  }
  await guess.giveBack();
  passCookies(c, answer.headers);
  const { user } = answer.body as { user?: { id: string } };
  if (!user) return 'half';
  accounts.devices.remember(c, user.id);
  await recordAudit(deps.db, { staff_id: user.id, action: 'signed_in' });
  return 'in';
}

async function tryCredentials({ accounts }: WithAccounts, c: Context<RequestEnv>, email: string, password: string) {
  if (!z.email().safeParse(email).success) {
    await hashPassword(password.slice(0, 128)); // takes as long as an address that could be one
    return undefined;
  }
  return knock(accounts, libraryHeaders(c, accounts), { email, password });
}

type Answer = Awaited<ReturnType<typeof knock>>;

/**
 * To check a password takes a while. Whoever changes it meanwhile, or turns the second factor on, ends all sessions of before:
 * one that began after that on what counted before it must not stay.
 */
async function stillOpens({ db }: WithAccounts, person: Person, password: string, answer: Answer): Promise<boolean> {
  const hash = await holdPasswordHash(db, person.id);
  const isRight = hash === person.hash || (await verifyPassword(hash, password));
  const [now] = await db.select({ secondFactor: staff.twoFactorEnabled }).from(staff).where(eq(staff.id, person.id));
  if (isRight && !(answer.body.user && now?.secondFactor)) return true;
  await db.delete(staffSessions).where(eq(staffSessions.token, sessionTokenIn(answer.headers)));
  return false;
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

async function findPerson({ db }: WithAccounts, email: string) {
  if (!z.email().safeParse(email).success) return undefined; // not every text can be asked for
  const [found] = await db
    .select({ id: staff.id, disabledAt: staff.disabledAt, hash: staffAccounts.password })
    .from(staff)
    .leftJoin(staffAccounts, and(eq(staffAccounts.userId, staff.id), eq(staffAccounts.providerId, 'credential')))
    .where(eq(staff.email, email));
  return found;
}
