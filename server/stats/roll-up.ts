// Keeps dashboard_metrics: once a minute, by one program at a time, off the way of enquiries.
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/open-database.ts';

const lockKey = 4_836_216;

export function startRollUp(db: Database, everyMs = 60_000): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = rollUp(db).catch((error: Error) => console.error(`The day figures were not rolled up: ${error.message}`));
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** How many days were counted. */
export async function rollUp(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ days: number | null }>(
      sql`SELECT CASE WHEN pg_try_advisory_xact_lock(${lockKey}) THEN roll_up_metrics() END AS days`,
    );
    return rows[0]?.days ?? 0;
  });
}
