// Connections of a test's own, beside those of the program that it tests.
import pg from 'pg';
import { onTestFinished } from 'vitest';

/** A pool that has ended says so before its connections are closed: to lose one with its database is no fault then. */
export function openTestPool(connection: pg.ClientConfig, max = 4): pg.Pool {
  const pool = new pg.Pool({ ...connection, max });
  pool.on('error', () => {});
  return pool;
}

/** A pool for one test alone. It ends after everything that the test has begun later, and before what it began earlier. */
export function poolForThisTest(connection: pg.ClientConfig, max?: number): pg.Pool {
  const pool = openTestPool(connection, max);
  onTestFinished(() => pool.end());
  return pool;
}
