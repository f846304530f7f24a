// Brings the schema up to date. Programs that start together wait for each other and find it done.
import pg from 'pg';
import { appliedMigrations, applyMigrations, refuseNewerDatabase } from './apply-migrations.ts';

const oldestVersion = 15;
/** Any number, the same in every program that changes the schema of this database. */
export const schemaLock = 4_836_215;

export async function migrateDatabase(connection: pg.ClientConfig, mustExist = false): Promise<void> {
  const client = await connectTo(connection);
  try {
    await client.query('SET client_min_messages = warning');
    await client.query('SELECT pg_advisory_lock($1)', [schemaLock]);
    await refuseNewerDatabase(client);
    if (mustExist && (await appliedMigrations(client)).length === 0)
      throw new Error('This database holds nothing of this program.');
    await client.query('BEGIN');
    await applyMigrations(client);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** One connection, to a server that is new enough. */
export async function connectTo(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = await opened(connection).catch((error: Error) => {
    throw unreached(error);
  });
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (version >= oldestVersion) return client;
  await client.end();
  throw new Error(`PostgreSQL ${oldestVersion} or newer is needed; this server is ${version}.`);
}

/** Also a certificate that the address names may not be there. */
async function opened(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {}); // what it was doing fails; without a listener the program would end as well
  await client.connect();
  return client;
}

/** Behind a name may stand several addresses, and then the words are those of each: `localhost` mostly is two. */
export function unreached(error: Error): Error {
  const all = error instanceof AggregateError ? (error.errors as Error[]) : [error];
  return new Error(`The database cannot be reached: ${all.map(({ message }) => message).join(', ')}`);
}
