import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/transaction.ts';
import { stillStands } from './end-sessions.ts';

interface Streams {
  openSessions(): string[];
  endStreams(session: string): void;
}

/** A stream outlives its request: it ends with the session that opened it, whichever program ended that and however. */
export async function endStaleStreams(db: Pick<Executor, 'execute'>, streams: Streams): Promise<void> {
  const open = streams.openSessions();
  if (open.length === 0) return;
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT staff_sessions.id FROM staff_sessions JOIN staff ON staff.id = staff_sessions.staff_id
    WHERE staff_sessions.id = ANY(${sql.param(open)}::text[]) AND ${stillStands} AND staff.disabled_at IS NULL
      AND (staff.two_factor_enabled OR NOT EXISTS (SELECT FROM staff_rules WHERE require_second_factor))`);
  const alive = new Set(rows.map(({ id }) => id));
  for (const session of open) if (!alive.has(session)) streams.endStreams(session);
}
