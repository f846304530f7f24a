import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { Refusal } from '#domain/errors.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { staffSessions } from '#server/db/schema/staff.ts';
import type { RequestEnv } from '#server/deps.ts';
import type { WithAccounts } from './accounts.ts';
import { askForSession, cookieName, libraryHeaders, passCookies } from './library-call.ts';

/** Ends the session of this browser, whoever it belongs to. */
export async function signOut(deps: WithAccounts, c: Context<RequestEnv>): Promise<void> {
  const { auth } = deps.accounts;
  const headers = libraryHeaders(c, deps.accounts, 'session_token');
  if (!headers.has('cookie')) return;
  const found = await askForSession(auth, headers, false).then(({ response }) => response, nobodyIfEnded);
  // We delete it ourselves, because the library reports success also where it failed.
  const ended = found && (await deps.db.delete(staffSessions).where(eq(staffSessions.id, found.session.id)));
  const left = await auth.api.signOut({ headers, returnHeaders: true });
  passCookies(c, left.headers);
  // Of several sign-outs at once only one has ended it, and only that is recorded.
  if (!found || !ended?.rowCount) return;
  await recordAudit(deps.db, { staff_id: found.user.id, action: 'signed_out' });
  deps.announce({ staff: [found.user.id] });
}

/** After something that is done already: where the session cannot be ended, this browser at least forgets it. */
export async function signOutBesides(deps: WithAccounts, c: Context<RequestEnv>): Promise<void> {
  const { accounts } = deps;
  await signOut(deps, c).catch((error) => {
    deps.logFault(error, { request: c.var.requestId });
    const secure = accounts.cookiePrefix.startsWith('__Host-');
    deleteCookie(c, cookieName(accounts, 'session_token'), { path: '/', secure });
  });
}

/** What has ended a moment ago needs no end. */
function nobodyIfEnded(error: unknown): null {
  if (error instanceof Refusal && error.code === 'not_signed_in') return null;
  throw error;
}
