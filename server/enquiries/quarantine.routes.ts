// The list of enquiries that look like spam, and what staff do with them: let one through, or delete it for good.
import { desc, eq, lt, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { heldListQuery } from '#domain/enquiry.ts';
import { Refusal } from '#domain/errors.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { quarantine } from '#server/db/schema/quarantine.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid, validId } from '#server/valid.ts';
import { releaseEnquiry } from './release-enquiry.ts';

const shown = 50;
/** Ids begin with the time at which they were made: newest first is the order of ids, backwards. */
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
  return new Hono<RequestEnv>()
    .get('/', valid('query', heldListQuery), async (c) => {
      const { before } = c.req.valid('query');
      const [found, [counted]] = await Promise.all([
        deps.db
          .select(columns)
          .from(quarantine)
          .where(before ? lt(quarantine.id, before) : undefined)
          .orderBy(desc(quarantine.id))
          .limit(shown + 1),
        deps.db.select({ total: sql<number>`count(*)` }).from(quarantine),
      ]);
      const enquiries = found.slice(0, shown);
      const next_cursor = found.length > shown ? (enquiries.at(-1)?.id ?? null) : null;
      return c.json({ enquiries, next_cursor, total: counted?.total ?? 0 });
    })
    .post('/:id/release', existing, async (c) => {
      await releaseEnquiry(deps, c.req.valid('param').id, c.var.staff);
      return c.json({ id: c.req.valid('param').id });
    })
    .delete('/:id', existing, async (c) => {
      const { id } = c.req.valid('param');
      await deps.transaction(async (tx) => {
        const [held] = await tx.delete(quarantine).where(eq(quarantine.id, id)).returning();
        if (!held) throw new Refusal('not_found', 'This enquiry is not in the quarantine any more.');
        const detail = { reference: held.reference };
        await recordAudit(tx, { staff_id: c.var.staff.id, action: 'quarantined_deleted', subject: id, detail });
      });
      deps.announce({ quarantine: [id] });
      return c.json({ id });
    });
}
