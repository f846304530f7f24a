// One transaction on one connection, which goes back to the pool healthy or not at all, however the work ends.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** A transaction, or the database itself where one statement is enough. */
export type Executor = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
export type Transaction = <T>(work: (tx: Executor) => Promise<T>) => Promise<T>;

export function transactionOn(pool: pg.Pool): Transaction {
  return (work) => inTransaction(pool, 'BEGIN', (client) => work(drizzle(client)));
}

export async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A silent line is not asked to undo anything: that would be waited for just as long.
    if (isSilence(error)) broken = error;
    else
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}

const isSilence = (error: unknown): error is Error =>
  error instanceof Error && (error.message === 'Query read timeout' || isSilence(error.cause));
