// The door of the API: default deny, then where the request came from, then session and role, before any handler runs.
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '#domain/errors.ts';
import type { Staff } from '#domain/staff.ts';
import type { RequestEnv } from '#server/deps.ts';
import { findRule } from './access.ts';
import type { Auth } from './create-auth.ts';

export function authorise(auth: Auth, publicUrl: string | undefined) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    const rule = findRule(c.req.method, c.req.path);
    if (!rule) throw new Refusal('not_found', 'There is nothing at this address.');
    if (rule === 'anyone') return next();
    if (rule === 'our pages') {
      refuseForeignWrite(c, publicUrl);
      return next();
    }

    const session = await readSession(auth, c.req.raw.headers);
    for (const cookie of session.headers?.getSetCookie() ?? []) c.header('Set-Cookie', cookie, { append: true });
    if (!session.response) throw new Refusal('not_signed_in', 'Please sign in.');
    const staff = staffFromUser(session.response.user);
    if (!rule.includes(staff.role)) throw new Refusal('not_allowed', 'Your account may not do this.');
    refuseForeignWrite(c, publicUrl);
    c.set('staff', staff);
    return next();
  });
}

// The library wraps whatever happens to it; a session that has just ended is no fault, a database that is away is one.
async function readSession(auth: Auth, headers: Headers) {
  try {
    return await auth.api.getSession({ headers, returnHeaders: true });
  } catch (error) {
    const { status, cause } = error as { status?: unknown; cause?: unknown };
    if (status === 'UNAUTHORIZED') throw new Refusal('not_signed_in', 'Please sign in.');
    throw cause ?? new Refusal('unavailable', 'Your session could not be read just now. Please try again in a moment.');
  }
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
  const hasNoBody = c.req.method === 'DELETE' && !c.req.header('content-type');
  if (!hasNoBody && c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw new Refusal('unsupported_type', 'Please send JSON.');
  }
}

function staffFromUser(user: { id: string; email: string; name: string; role: string }): Staff {
  return { id: user.id, email: user.email, name: user.name, role: user.role as Staff['role'] };
}
