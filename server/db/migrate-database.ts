// Brings the schema up to date. Programs that start together wait for each other and find it done.
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const oldestVersion = 15;
const lockKey = 4_836_215; // any number, the same in every program that migrates this database

export async function migrateDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  await client.connect().catch((error: Error) => {
    throw new Error(`The database cannot be reached: ${error.message}`);
  });
  try {
    const version = Math.floor(
      Number((await client.query('SHOW server_version_num')).rows[0].server_version_num) / 10_000,
    );
    if (version < oldestVersion)
      throw new Error(`PostgreSQL ${oldestVersion} or newer is needed; this server is ${version}.`);
    await client.query('SET client_min_messages = warning');
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle(client), { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) });
  } finally {
    await client.end();
  }
}
