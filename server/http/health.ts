// Ready means: can serve, goes on serving, and can store an enquiry. It asks on the connections of these: however busy the desk is, a
// program that takes them is not to be ended.
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { Refusal } from '#domain/errors.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';

export function healthRoutes({ db }: Deps, isStopping: () => boolean) {
  return new Hono<RequestEnv>().get('/', async (c) => {
    if (isStopping()) throw new Refusal('unavailable', 'This program is stopping.');
    await db.execute(sql`SELECT 1`).catch((cause: unknown) => {
      throw Object.assign(new Refusal('unavailable', 'The database does not answer.'), { cause });
    });
    return c.json({ status: 'ok' });
  });
}
