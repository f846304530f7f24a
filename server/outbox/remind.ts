// Once on the morning of a working day: a mail to those of the staff who want it, where something is due to be followed up.
import { sql } from 'drizzle-orm';
import { isTimeToRemind } from '#domain/follow-up.ts';
import { southAfricanDay } from '#domain/south-african-time.ts';
import type { Executor } from '#server/db/transaction.ts';

/** The ids of what was put into the outbox. Whichever program thinks of it first: the id is made from the day. */
export async function remindOfFollowUps(db: Pick<Executor, 'execute'>, now: Date): Promise<string[]> {
  if (!isTimeToRemind(now)) return [];
  const day = southAfricanDay(now);
  const { rows } = await db.execute<{ id: string }>(sql`
    INSERT INTO outbox (id, kind, created_at) SELECT ${idOf(day)}::uuid, 'follow_ups', ${now.toISOString()}::timestamptz
    WHERE EXISTS (SELECT FROM leads WHERE follow_up_on <= ${day}::date)
      AND EXISTS (SELECT FROM staff WHERE morning_mail AND disabled_at IS NULL)
    ON CONFLICT (id) DO NOTHING RETURNING id`);
  return rows.map(({ id }) => id);
}

/** In its place among ids that are made from the time. */
function idOf(day: string): string {
  const time = Date.parse(`${day}T07:30:00+02:00`).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
