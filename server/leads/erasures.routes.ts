// A person's wish to be deleted, for admins: what there is, and then all of it at once. The address is in no line of a log.
import { Hono } from 'hono';
import { erasureRequest } from '#domain/erasure.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid } from '#server/valid.ts';
import { countOfPerson, erasePerson } from './erase-person.ts';

export function erasuresRoutes(deps: Deps) {
  return new Hono<RequestEnv>()
    .post('/look', valid('json', erasureRequest), async (c) =>
      c.json(await countOfPerson(deps.db, c.req.valid('json').email)),
    )
    .post('/', valid('json', erasureRequest), async (c) =>
      c.json(await erasePerson(deps, c.req.valid('json').email, c.var.staff)),
    );
}
