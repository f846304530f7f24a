// What was written down, for admins: newest first, page by page.
import { and, desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Hono } from 'hono';
import { auditQuery } from '#domain/audit.ts';
import { auditLog } from '#server/db/schema/audit.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid } from '#server/valid.ts';

const shown = 50;
const subject = alias(staff, 'subject');

export function auditRoutes({ db }: Deps) {
  return new Hono<RequestEnv>().get('/', valid('query', auditQuery), async (c) => {
    const { before, staff: who, action } = c.req.valid('query');
    const found = await db
      .select({
        id: auditLog.id,
        action: auditLog.action,
        staff_id: auditLog.staff_id,
        staff_name: staff.name,
        subject: auditLog.subject,
        /** Where it was done to an account. */
        subject_name: subject.name,
        detail: auditLog.detail,
        at: auditLog.at,
      })
      .from(auditLog)
      .leftJoin(staff, eq(staff.id, auditLog.staff_id))
      .leftJoin(subject, eq(subject.id, auditLog.subject))
      .where(
        and(
          before ? lt(auditLog.id, before) : undefined,
          who ? eq(auditLog.staff_id, who) : undefined,
          action ? eq(auditLog.action, action) : undefined,
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(shown + 1);
    const entries = found.slice(0, shown);
    return c.json({ entries, next_cursor: found.length > shown ? (entries.at(-1)?.id ?? null) : null });
  });
}
