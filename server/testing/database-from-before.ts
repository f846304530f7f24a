// A database as it was before the migration of a number, and what brings it up to date.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { applyMigrations, ourMigrations } from '#server/db/apply-migrations.ts';
import { migrateDatabase } from '#server/db/migrate-database.ts';
import { query } from './test-cluster.ts';

/** For one test alone. */
export async function databaseFromBefore(migration: string) {
  const cluster = inject('cluster');
  const database = `before_${randomUUID().replaceAll('-', '')}`;
  await query(cluster, `CREATE DATABASE ${database}`);
  const connection = { ...cluster, database };
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await query(cluster, `DROP DATABASE ${database}`);
  });
  await client.query('BEGIN');
  await applyMigrations(client, ourMigrations()[Number(migration) - 1]?.created_at);
  await client.query('COMMIT');
  return { client, bringUpToDate: () => migrateDatabase(connection) };
}
