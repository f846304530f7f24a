// Ready means: can serve, goes on serving, and can store an enquiry. It asks on the connections of these: however busy the desk is, a
// program that takes them is not to be ended.
import { Hono } from 'hono';
import { Refusal } from '#domain/errors.ts';
import { canStore } from '#server/db/can-store.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';

export function healthRoutes({ db }: Deps, isStopping: () => boolean) {
  return new Hono<RequestEnv>().get('/', async (c) => {
    if (isStopping()) throw new Refusal('unavailable', 'This program is stopping.');
    await canStore(db.$client).catch((cause: unknown) => {
      throw Object.assign(new Refusal('unavailable', 'The database does not answer, or can only be read.'), { cause });
    });
    return c.json({ status: 'ok' });
  });
}
