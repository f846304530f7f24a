// The door of the API: default deny, then session and role, before any handler runs.
import { createMiddleware } from 'hono/factory';
import { Refusal } from '#domain/errors.ts';
import type { Staff } from '#domain/staff.ts';
import type { RequestEnv } from '#server/deps.ts';
import { findRule } from './access.ts';
import type { Auth } from './create-auth.ts';

export function authorise(auth: Auth) {
  return createMiddleware<RequestEnv>(async (c, next) => {
    const rule = findRule(c.req.method, c.req.path);
    if (!rule) throw new Refusal('not_found', 'There is nothing at this address.');
    if (rule === 'anyone') return next();

    const session = await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true });
    for (const cookie of session.headers?.getSetCookie() ?? []) c.header('Set-Cookie', cookie, { append: true });
    if (!session.response) throw new Refusal('not_signed_in', 'Please sign in.');
    const staff = staffFromUser(session.response.user);
    if (!rule.includes(staff.role)) throw new Refusal('not_allowed', 'Your account may not do this.');
    c.set('staff', staff);
    return next();
  });
}

function staffFromUser(user: { id: string; email: string; name: string; role: string }): Staff {
  return { id: user.id, email: user.email, name: user.name, role: user.role as Staff['role'] };
}
