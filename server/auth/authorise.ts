// The door of the API: default deny, then where the request came from, then session and role, before any handler runs.
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '#domain/errors.ts';
import type { Staff } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { contentType } from '#server/content-type.ts';
import { staffSessions } from '#server/db/schema/staff.ts';
import type { Deps, RequestEnv, StaffSession } from '#server/deps.ts';
import { beforeEnrolment, findRoute, methodsAt } from './access.ts';
import type { Accounts } from './accounts.ts';
import { type Auth, idleSeconds, longestSeconds, prolongAfterSeconds } from './create-auth.ts';
import { createSessionFinder, type FoundSession } from './find-session.ts';
import { askForSession, cookieName, notSignedIn, passCookies } from './library-call.ts';
import { readStaffRules } from './staff-rules.ts';

const longestSession = longestSeconds * 1000;

export function authorise(deps: Deps, accounts: Accounts, publicUrl: string | undefined) {
  const findSession = createSessionFinder(deps.db, accounts.secret);
  const sessionCookie = cookieName(accounts, 'session_token');
  const readSession = async (c: Context<RequestEnv>): Promise<Signed> => {
    const found = await findSession(getCookie(c, sessionCookie));
    if (!found || !stands(found, deps.now(), isUse(c))) return readByLibrary(deps, accounts.auth, c);
    const { id, second_factor: secondFactor, second_factor_required } = found;
    const staff = { id: found.staff_id, email: found.email, name: found.name, role: found.role };
    const mustEnrol = second_factor_required && !secondFactor;
    return { staff, session: { id, secondFactor, mustEnrol, ...endOf(found.created_at, found.expires_at) } };
  };
  return createMiddleware<RequestEnv>(async (c, next) => {
    const found = findRoute(c.req.method, c.req.path);
    if (!found) throw unknownRoute(c);
    const { route, rule } = found;
    if (rule === 'anyone') return next();
    if (rule === 'our pages') {
      refuseForeignWrite(c, publicUrl);
      return next();
    }

    const { staff, session } = await readSession(c);
    if (!rule.includes(staff.role)) {
      await recordAudit(deps.db, { staff_id: staff.id, action: 'refused', detail: { route } });
      throw new Refusal('not_allowed', 'Your account may not do this.');
    }
    refuseForeignWrite(c, publicUrl);
    if (session.mustEnrol && !beforeEnrolment.has(route)) {
      throw new Refusal('not_allowed', 'Please set up your second factor first.');
    }
    c.set('staff', staff);
    c.set('session', session);
    return next();
  });
}

function unknownRoute(c: Context): Refusal {
  const methods = methodsAt(c.req.path);
  if (methods.length === 0) return new Refusal('not_found', 'There is nothing at this address.');
  c.header('Allow', methods.join(', '));
  return new Refusal('wrong_method', `This address takes ${methods.join(', ')} only.`);
}

interface Signed {
  staff: Staff;
  session: StaffSession;
}

function endOf(createdAt: Date, expiresAt: Date): Pick<StaffSession, 'endsAt' | 'canBeProlonged'> {
  const last = new Date(createdAt.getTime() + longestSession);
  return expiresAt < last ? { endsAt: expiresAt, canBeProlonged: true } : { endsAt: last, canBeProlonged: false };
}

/** Good as it is: neither over, nor too old, nor due to be prolonged. */
function stands({ created_at, expires_at }: FoundSession, now: Date, inUse: boolean): boolean {
  const left = expires_at.getTime() - now.getTime();
  const isFresh = left > (idleSeconds - prolongAfterSeconds) * 1000;
  return left > 0 && !isTooOld(created_at, now) && (isFresh || !inUse);
}

/** Also one that begins as far in the future: the clock has been put back since, and it would outlive every limit. */
function isTooOld(createdAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - createdAt.getTime()) > longestSession;
}

async function readByLibrary(deps: Deps, auth: Auth, c: Context<RequestEnv>): Promise<Signed> {
  const found = await askForSession(auth, c.req.raw.headers, isUse(c));
  passCookies(c, found.headers);
  if (!found.response) throw notSignedIn();
  const { session, user } = found.response;
  if (isTooOld(session.createdAt, deps.now()) || user.disabledAt) {
    await deps.db.delete(staffSessions).where(eq(staffSessions.id, session.id));
    throw notSignedIn();
  }
  const secondFactor = user.twoFactorEnabled === true;
  const mustEnrol = !secondFactor && (await readStaffRules(deps.db)).require_second_factor;
  const end = endOf(session.createdAt, session.expiresAt);
  return { staff: staffFromUser(user), session: { id: session.id, secondFactor, mustEnrol, ...end } };
}

// Only what a person does keeps a session alive. A write is done by somebody; a read may come from a screen that nobody
// looks at, so the dashboard says when it was touched since it last said so.
function isUse(c: Context): boolean {
  return (c.req.method !== 'GET' && c.req.method !== 'HEAD') || c.req.header('x-in-use') !== undefined;
}

// A cookie alone proves nothing about who wrote the request: the browser must say that it came from our own pages.
function refuseForeignWrite(c: Context, publicUrl: string | undefined) {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return;
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const own = [publicUrl, new URL(c.req.url).origin];
  if ((site && site !== 'same-origin') || (origin && !own.includes(origin))) {
    throw new Refusal('not_allowed', 'This request came from another site.');
  }
  if (contentType(c.req) !== 'application/json' && !isByAddressAlone(c)) {
    throw new Refusal('unsupported_type', 'Please send JSON.');
  }
}

/** Without content and without a type for it. A form of another site names one, also where it has no fields. */
function isByAddressAlone(c: Context): boolean {
  const sends = c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0;
  return !sends && c.req.header('content-type') === undefined;
}

function staffFromUser(user: { id: string; email: string; name: string; role: string }): Staff {
  return { id: user.id, email: user.email, name: user.name, role: user.role as Staff['role'] };
}
