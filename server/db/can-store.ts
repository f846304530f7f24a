// Whether the database answers and can be written to: after another has taken its place it may only be read for a while.
import type { Queryable } from './named-query.ts';

/** Takes no row. It fails where nothing can be written, and then with the database's own word for it. */
export async function canStore(pool: Queryable): Promise<void> {
  await pool.query('SELECT FROM limits LIMIT 0 FOR UPDATE');
}
