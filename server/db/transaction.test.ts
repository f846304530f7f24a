import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { cloneDatabase } from '#server/testing/test-program.ts';
import { openDatabase } from './open-database.ts';
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
