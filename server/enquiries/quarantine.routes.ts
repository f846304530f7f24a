// The list of enquiries that look like spam, and what staff do with them: let one through, or delete it for good,
// by itself or with all that they saw.
import { desc, lt, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { Refusal } from '#domain/errors.ts';
import { heldDeletion } from '#domain/held-deletion.ts';
import { pageBelow } from '#domain/page-below.ts';
import { askTogether } from '#server/db/ask-together.ts';
import { quarantine } from '#server/db/schema/quarantine.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid, validId } from '#server/valid.ts';
import { deleteHeld } from './delete-held.ts';
import { releaseEnquiry } from './release-enquiry.ts';

const shown = 50;
const columns = {
  id: quarantine.id,
  reference: quarantine.reference,
  enquiry: quarantine.enquiry,
  spam_score: quarantine.spam_score,
  spam_reasons: quarantine.spam_reasons,
  created_at: quarantine.created_at,
};
const existing = validId('This enquiry does not exist.');

export function quarantineRoutes(deps: Deps) {
  const findPage = askTogether(({ before }: { before?: string | undefined }) => listHeld(deps, before));
  return new Hono<RequestEnv>()
    .get('/', valid('query', pageBelow), async (c) => c.json(await findPage(c.req.valid('query'))))
    .post('/:id/release', existing, async (c) => {
      await releaseEnquiry(deps, c.req.valid('param').id, c.var.staff);
      return c.json({ id: c.req.valid('param').id });
    })
    .post('/delete', valid('json', heldDeletion), async (c) => {
      const deleted = await deleteHeld(deps, c.req.valid('json').ids, c.var.staff);
      return c.json({ deleted: deleted.length });
    })
    .delete('/:id', existing, async (c) => {
      const { id } = c.req.valid('param');
      const [deleted] = await deleteHeld(deps, [id], c.var.staff);
      if (!deleted) throw new Refusal('not_found', 'This enquiry is not in the quarantine any more.');
      return c.json({ id });
    });
}

async function listHeld({ db }: Deps, before?: string) {
  const [found, [counted]] = await Promise.all([
    db
      .select(columns)
      .from(quarantine)
      .where(before ? lt(quarantine.id, before) : undefined)
      .orderBy(desc(quarantine.id)) // the newest first: ids begin with the time at which they were made
      .limit(shown + 1),
    db.select({ total: sql<number>`count(*)` }).from(quarantine),
  ]);
  const enquiries = found.slice(0, shown);
  const next_cursor = found.length > shown ? (enquiries.at(-1)?.id ?? null) : null;
  return { enquiries, next_cursor, total: counted?.total ?? 0 };
}
