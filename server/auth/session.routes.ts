// Sign-in and sign-out are the library's; the answers are ours, so that no session token reaches a script.
import { Hono } from 'hono';
import { Refusal } from '#domain/errors.ts';
import type { RequestEnv } from '#server/deps.ts';
import { type Auth, clientAddressHeader } from './create-auth.ts';

export function authRoutes(auth: Auth) {
  return new Hono<RequestEnv>().post('/*', async (c) => {
    const request = new Request(c.req.raw);
    request.headers.set(clientAddressHeader, c.var.clientAddress);
    const answer = await auth.handler(request);
    for (const cookie of answer.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
    if (answer.ok) return c.json({ ok: true });
    throw refusalFor(answer.status);
  });
}

export function sessionRoutes() {
  return new Hono<RequestEnv>().get('/', (c) => c.json(c.var.staff));
}

function refusalFor(status: number): Refusal {
  if (status === 401) return new Refusal('not_signed_in', 'Invalid email or password. Please try again.');
  if (status === 403) return new Refusal('not_allowed', 'This request came from another site.');
  if (status === 429) return new Refusal('too_many', 'Too many tries. Please wait a moment and try again.');
  if (status < 500)
    return new Refusal('bad_request', 'You must provide either an email or phone number and a password');
  return new Refusal('internal', 'Something went wrong. Please try again.');
}
