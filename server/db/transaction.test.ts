import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLine } from '#server/testing/stalling-line.ts';
import { poolForThisTest } from '#server/testing/test-pool.ts';
import { cloneDatabase } from '#server/testing/test-program.ts';
import { openDatabase } from './open-database.ts';
import { readWithin } from './read-within.ts';
import { transactionOn } from './transaction.ts';

test('what fails inside is undone', async () => {
  const database = await cloneDatabase();
  const { transaction, db, close } = await openDatabase({ databaseUrl: database.url, dataDir: '' });
  const failing = transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO limits (key, hits, until) VALUES ('halfway', '{}', now())`);
    throw new Error('halfway');
  });
  await expect(failing).rejects.toThrow('halfway');
  expect((await db.execute(sql`SELECT * FROM limits`)).rows).toEqual([]);
  await close();
  await database.drop();
});

test('a connection that breaks in the middle ends its own work only, and the pool goes on', async () => {
  const database = await cloneDatabase();
  const { transaction, pool, close } = await openDatabase({ databaseUrl: database.url, dataDir: '', poolSize: 1 });
  const killer = new pg.Client(database.connection);
  await killer.connect();
  for (let i = 0; i < 3; i++) {
    const broken = transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      await killer.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      return tx.execute(sql`SELECT 1`);
    });
    await expect(broken).rejects.toThrow();
  }
  const { rows } = await transactionOn(pool)((tx) => tx.execute<{ one: number }>(sql`SELECT 1 AS one`));
  expect(rows).toEqual([{ one: 1 }]);
  await killer.end();
  await close();
  await database.drop();
});

test.each<[string, (pool: pg.Pool, hold: () => void) => Promise<unknown>]>([
  [
    'transaction whose first word',
    (pool, hold) => {
      hold();
      return transactionOn(pool)(async () => {});
    },
  ],
  [
    'transaction whose second statement',
    (pool, hold) =>
      transactionOn(pool)(async (tx) => {
        await tx.execute(sql`SELECT 1`);
        hold();
        await tx.execute(sql`SELECT 2`);
      }),
  ],
  [
    'read whose statement',
    (pool, hold) =>
      readWithin(pool, 1000, {}, (client) => {
        hold();
        return client.query('SELECT 1');
      }),
  ],
])('a %s finds the line silent asks nothing more of it, and the next one takes another connection', async (_, ask) => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const line = await openLine(database.connection);
  onTestFinished(line.close);
  const pool = poolForThisTest({ connectionString: line.url, query_timeout: 1000 });
  await pool.query('SELECT 1');
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  await expect(ask(pool, line.hold)).rejects.toThrow();
  for (const end of ['COMMIT', 'ROLLBACK']) expect(asked).not.toHaveBeenCalledWith(end);
  expect(pool.totalCount).toBe(0);
  line.letGo();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('a commit waits for the disk, also on a server that would not', async () => {
  const database = await cloneDatabase();
  const outside = new pg.Client(database.connection);
  await outside.connect();
  expect((await outside.query('SHOW synchronous_commit')).rows).toEqual([{ synchronous_commit: 'off' }]);
  await outside.end();
  const { db, intake, close } = await openDatabase({ databaseUrl: database.url, dataDir: '' });
  for (const ours of [db, intake]) {
    expect((await ours.execute(sql`SHOW synchronous_commit`)).rows).toEqual([{ synchronous_commit: 'on' }]);
  }
  await close();
  await database.drop();
});
