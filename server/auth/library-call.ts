// How we call the library: with the address that we determined, with only the cookies that are meant, and with its errors
// told apart from faults.
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { Refusal } from '#domain/errors.ts';
import type { RequestEnv } from '#server/deps.ts';
import type { Accounts } from './accounts.ts';
import { type Auth, clientAddressHeader } from './create-auth.ts';

type Cookie = 'session_token' | 'two_factor';

/** As the library calls them. */
export const cookieName = ({ cookiePrefix }: Accounts, cookie: Cookie) => `${cookiePrefix}.${cookie}`;

export function libraryHeaders(c: Context<RequestEnv>, accounts: Accounts, cookie?: Cookie): Headers {
  const headers = new Headers({ [clientAddressHeader]: c.var.clientAddress });
  const agent = c.req.header('user-agent');
  if (agent) headers.set('user-agent', agent.slice(0, 400));
  const name = cookie && cookieName(accounts, cookie);
  const value = name && getCookie(c, name);
  if (value) headers.set('cookie', `${name}=${encodeURIComponent(value)}`);
  return headers;
}

export const notSignedIn = () => new Refusal('not_signed_in', 'Please sign in.');

// The library wraps every error: a session that has just ended is no fault, a database that is away is one.
export async function askForSession(auth: Auth, headers: Headers, inUse: boolean) {
  try {
    return await auth.api.getSession({ headers, query: { disableRefresh: !inUse }, returnHeaders: true });
  } catch (error) {
    const { status, cause } = error as { status?: unknown; cause?: unknown };
    if (status === 'UNAUTHORIZED') throw notSignedIn();
    if (cause) throw cause;
    throw Object.assign(unread(), { cause: error });
  }
}

const unread = () =>
  new Refusal('unavailable', 'Your session could not be read just now. Please try again in a moment.');

/** A sign-in through the library's own door, where its limit stands. */
export async function knock(
  { auth }: Accounts,
  headers: Headers,
  credentials: { email: string; password: string },
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  headers.set('content-type', 'application/json');
  const { baseURL, basePath } = auth.options;
  const answer = await auth.handler(
    new Request(`${baseURL}${basePath}/sign-in/email`, { method: 'POST', headers, body: JSON.stringify(credentials) }),
  );
  if (answer.status >= 500) {
    const sentence = 'Your sign-in could not be checked just now. Please try again in a moment.';
    throw Object.assign(new Refusal('unavailable', sentence), { cause: new Error('The library failed at a sign-in.') });
  }
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

export function passCookies(c: Context, headers: Headers | null | undefined) {
  for (const cookie of headers?.getSetCookie() ?? []) c.header('Set-Cookie', cookie, { append: true });
}

/** Of the session that the library has just begun: its cookie is the token and a signature. */
export function sessionTokenIn(headers: Headers | null | undefined): string {
  const cookies = headers?.getSetCookie() ?? [];
  return /\.session_token=([^.;]+)/.exec(cookies.join('\n'))?.[1] ?? '';
}

/** What the library refused; anything else is a fault and goes on as one. */
export function libraryRefusal(error: unknown): { status: number; code: string } {
  const { statusCode, body } = error as { statusCode?: number; body?: { code?: string } };
  if (!statusCode || statusCode >= 500) throw (error as { cause?: unknown }).cause ?? error;
  return { status: statusCode, code: body?.code ?? '' };
}

/** The same within a session. When the library cannot read the session, it says that there is none. */
export function libraryRefusalInSession(error: unknown): { status: number; code: string } {
  const refusal = libraryRefusal(error);
  if (refusal.code === 'UNAUTHORIZED' || refusal.code === 'INVALID_TWO_FACTOR_COOKIE') throw unread();
  return refusal;
}
