// Every running program holds a share of one lock in its database, so that a command can tell whether it is alone there.
import type pg from 'pg';

const lockKey = 4_836_217;

/** Held for as long as the connection lives. */
export async function noteProgram(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_try_advisory_lock_shared($1)', [lockKey]);
}

/** For the rest of the transaction. */
export async function refuseBesideProgram(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS alone', [lockKey]);
  if (rows[0]?.alone) return;
  throw new Error('A program is running on this database. Stop it first; nothing has been changed.');
}
