// A read that may take less time than other statements, and is told how to find its rows.
import type pg from 'pg';
import { inTransaction } from './transaction.ts';

/** `settings` hold for this read alone. The database's own error says when the time was up. */
export function readWithin<T>(
  pool: pg.Pool,
  milliseconds: number,
  settings: Record<string, string>,
  read: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const all = Object.entries({ statement_timeout: String(milliseconds), ...settings });
  const set = all.map(([name, value]) => `SET LOCAL ${name} = ${value}`).join('; ');
  return inTransaction(pool, `BEGIN READ ONLY; ${set}`, read);
}

export function wasTooSlow(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '57014';
}
