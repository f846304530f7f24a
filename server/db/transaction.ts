// One transaction on one connection, which goes back to the pool healthy or not at all, however the work ends.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** A transaction, or the database itself where one statement is enough. */
export type Executor = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
export type Transaction = <T>(work: (tx: Executor) => Promise<T>) => Promise<T>;

export function transactionOn(pool: pg.Pool): Transaction {
  return async (work) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work(drizzle(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };
}
