import { Hono } from 'hono';
import { leadListQuery } from '#domain/lead.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid, validId } from '#server/valid.ts';
import { findLead, listLeads, listQueue } from './leads.queries.ts';

export function leadsRoutes({ db }: Deps) {
  return new Hono<RequestEnv>()
    .get('/', valid('query', leadListQuery), async (c) => c.json(await listLeads(db, c.req.valid('query'))))
    .get('/queue', async (c) => c.json({ leads: await listQueue(db) }))
    .get('/:id', validId('This lead does not exist.'), async (c) =>
      c.json(await findLead(db, c.req.valid('param').id)),
    );
}
