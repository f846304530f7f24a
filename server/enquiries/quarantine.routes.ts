// The list of enquiries that look like spam, and what staff do with them: let one through, or delete it for good.
import { desc, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { Refusal } from '#domain/errors.ts';
import { quarantine } from '#server/db/schema/quarantine.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { validId } from '#server/valid.ts';
import { releaseEnquiry } from './release-enquiry.ts';

const shown = 100;
const existing = validId('This enquiry does not exist.');

export function quarantineRoutes(deps: Deps) {
  return new Hono<RequestEnv>()
    .get('/', async (c) => {
      const [enquiries, [counted]] = await Promise.all([
        deps.db
          .select({
            id: quarantine.id,
            reference: quarantine.reference,
            enquiry: quarantine.enquiry,
            spam_score: quarantine.spam_score,
            spam_reasons: quarantine.spam_reasons,
            created_at: quarantine.created_at,
          })
          .from(quarantine)
          .orderBy(desc(quarantine.created_at), desc(quarantine.id))
          .limit(shown),
        deps.db.select({ total: sql<number>`count(*)` }).from(quarantine),
      ]);
      return c.json({ enquiries, total: counted?.total ?? 0 });
    })
    .post('/:id/release', existing, async (c) => {
      await releaseEnquiry(deps, c.req.valid('param').id, c.var.staff);
      return c.json({ id: c.req.valid('param').id });
    })
    .delete('/:id', existing, async (c) => {
      const { rowCount } = await deps.db.delete(quarantine).where(eq(quarantine.id, c.req.valid('param').id));
      if (rowCount === 0) throw new Refusal('not_found', 'This enquiry is not in the quarantine any more.');
      deps.announce({ quarantine: [c.req.valid('param').id] });
      return c.json({ id: c.req.valid('param').id });
    });
}
