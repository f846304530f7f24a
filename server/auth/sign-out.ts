import type { Context } from 'hono';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { RequestEnv } from '#server/deps.ts';
import type { WithAccounts } from './accounts.ts';
import { libraryHeaders, passCookies } from './library-call.ts';

/** Ends the session of this browser, whoever it belongs to. */
export async function signOut(deps: WithAccounts, c: Context<RequestEnv>): Promise<void> {
  const { auth } = deps.accounts;
  const headers = libraryHeaders(c, deps.accounts, 'session_token');
  if (!headers.has('cookie')) return;
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  const left = await auth.api.signOut({ headers, returnHeaders: true });
  passCookies(c, left.headers);
  if (!session) return;
  await recordAudit(deps.db, { staff_id: session.user.id, action: 'signed_out' });
  deps.announce({ staff: [session.user.id] });
}
