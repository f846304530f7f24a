// One PostgreSQL a run, with migrated templates that tests clone, `empty` and `staffed` (passwords take a while to hash). Only here
// is fsync off: nothing outlives the run.
import { argon2Sync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createFirstStaff } from '#server/auth/create-first-staff.ts';
import { readConfig } from '#server/config.ts';
import { findPackagedPostgres } from '#server/db/embedded/binaries.ts';
import { type Connection, startCluster } from '#server/db/embedded/cluster.ts';
import { findPlace } from '#server/db/embedded/place.ts';
import { migrateDatabase } from '#server/db/migrate-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { staffPassword } from './sign-in.ts';
import { urlOf } from './url-of.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: Connection;
  }
}

export default async function testCluster(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'studio-test-'));
  chmodSync(folder, 0o755);
  const place = findPlace(postgresHome(), folder);
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' };
  const cluster = await startCluster({ ...place, settings });
  await query(cluster.connection, 'CREATE DATABASE empty');
  await migrateDatabase({ ...cluster.connection, database: 'empty' });
  await query(cluster.connection, 'CREATE DATABASE staffed TEMPLATE empty');
  await makeStaff(urlOf({ ...cluster.connection, database: 'staffed' }), folder);
  project.provide('cluster', cluster.connection);
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeStaff(databaseUrl: string, dataDir: string) {
  const database = await openDatabase({ databaseUrl, dataDir });
  await createFirstStaff(database, readConfig({}).agency, staffPassword);
  await database.pool.query('UPDATE staff_accounts SET password = $1', [cheapHash(staffPassword)]);
  await database.close();
}

/** Its cost travels with a hash, and every sign-in pays it again. A test of the cost itself begins with `empty`. */
function cheapHash(message: string): string {
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const nonce = randomBytes(16);
  const key = argon2Sync('argon2id', { ...cost, message, nonce, tagLength: 32 });
  const [salt, hash] = [nonce, key].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${hash}`;
}

/** The packaged PostgreSQL, or an older one of the system when the run asks for it. */
function postgresHome(): string {
  const asked = process.env.TEST_POSTGRES;
  if (!asked) return findPackagedPostgres();
  if (!existsSync(join(asked, 'bin', 'postgres')))
    throw new Error(`TEST_POSTGRES: there is no PostgreSQL in ${asked}.`);
  return asked;
}

export async function query(connection: Connection, text: string) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
