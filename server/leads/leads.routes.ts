import { Hono } from 'hono';
import { z } from 'zod';
import { Refusal } from '#domain/errors.ts';
import { leadListQuery } from '#domain/lead.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid } from '#server/valid.ts';
import { findLead, listLeads, listQueue } from './leads.queries.ts';

const idParam = z.object({ id: z.string() });

export function leadsRoutes({ db }: Deps) {
  return new Hono<RequestEnv>()
    .get('/', valid('query', leadListQuery), async (c) => c.json(await listLeads(db, c.req.valid('query'))))
    .get('/queue', async (c) => c.json({ leads: await listQueue(db) }))
    .get('/:id', valid('param', idParam), async (c) => {
      const { id } = c.req.valid('param');
      if (!z.uuid().safeParse(id).success) throw new Refusal('not_found', 'This lead does not exist.');
      return c.json(await findLead(db, id));
    });
}
