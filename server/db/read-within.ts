// A read that may take less time than other statements, and is told how to find its rows.
import type pg from 'pg';

/** `settings` hold for this read alone. The database's own error says when the time was up. */
export async function readWithin<T>(
  pool: pg.Pool,
  milliseconds: number,
  settings: Record<string, string>,
  read: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const all = Object.entries({ statement_timeout: String(milliseconds), ...settings });
    await client.query(`BEGIN READ ONLY; ${all.map(([name, value]) => `SET LOCAL ${name} = ${value}`).join('; ')}`);
    return await read(client);
  } finally {
    await client.query('COMMIT').catch((failure: Error) => {
      broken = failure;
    });
    client.release(broken);
  }
}

export function wasTooSlow(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '57014';
}
