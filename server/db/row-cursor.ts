// The rows of a query a handful at a time, as they stood at one moment. Memory does not grow with their number.
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Executor } from './transaction.ts';

export interface RowCursor<Row> {
  /** None when there are no more. */
  next(): Promise<Row[]>;
  /** At the end, or before it where nobody wants the rest. */
  close(): void;
}

const dialect = new PgDialect();
const atOnce = 500;

/** `before` is read at the same moment as the rows. */
export async function openRowCursor<Row extends pg.QueryResultRow, Before>(
  pool: pg.Pool,
  query: SQL,
  before: (tx: Executor) => Promise<Before>,
): Promise<{ cursor: RowCursor<Row>; before: Before }> {
  const client = await pool.connect();
  let open = true;
  const close = () => {
    if (open) client.release(true); // whatever the connection was doing ends with it; the pool opens another
    open = false;
  };
  try {
    // A reader with a slow line holds the transaction open longer than any other work of ours may.
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
      SET LOCAL idle_in_transaction_session_timeout = '2min'`);
    const known = await before(drizzle(client));
    const { sql: text, params } = dialect.sqlToQuery(query);
    await client.query(`DECLARE wanted NO SCROLL CURSOR FOR ${text}`, params);
    const next = async () => (await client.query<Row>(`FETCH ${atOnce} FROM wanted`)).rows;
    return { cursor: { next, close }, before: known };
  } catch (error) {
    close();
    throw error;
  }
}
