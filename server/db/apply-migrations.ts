// The steps of the schema, one after the other, inside whatever transaction the caller has open.
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

interface AppliedMigration {
  hash: string;
  created_at: number;
}

interface Migration extends AppliedMigration {
  statements: string[];
}

/** Oldest first. */
export function ourMigrations(): Migration[] {
  const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));
  return readMigrationFiles({ migrationsFolder }).map(({ sql, hash, folderMillis }) => ({
    statements: sql,
    hash,
    created_at: folderMillis,
  }));
}

/** None where the program has never been. */
export async function appliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const known = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS known`);
  if (!known.rows[0].known) return [];
  const { rows } = await client.query<AppliedMigration>(
    'SELECT hash, created_at::float8 FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  return rows;
}

/** What a newer one added is unknown here: it would be written past, left out of a backup, and left behind by a restore. */
export async function refuseNewerDatabase(client: pg.ClientBase): Promise<void> {
  const newest = (await appliedMigrations(client)).at(-1)?.created_at ?? 0;
  if (newest <= (ourMigrations().at(-1)?.created_at ?? 0)) return;
  throw new Error(
    'The database was brought up to date by a newer program; nothing has been changed. Bring this one up to date, too; to go back, see Upgrading in docs/running.md.',
  );
}

/** Before anything is made: the server's own words would name a byte or a schema, not what to do. SQL_ASCII keeps bytes as they come. */
async function refuseUnfit(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<
    Record<'name' | 'encoding' | 'role', string> & Record<'may' | 'in_public', boolean>
  >(
    `SELECT current_database() AS name, current_setting('server_encoding') AS encoding,
       has_database_privilege(current_database(), 'CREATE') AND has_schema_privilege('public', 'CREATE') AS may,
       current_schema() IS NOT DISTINCT FROM 'public' AS in_public, quote_ident(current_user) AS role`,
  );
  if (!rows[0]) return;
  const { name, encoding, may, in_public, role } = rows[0];
  if (!['UTF8', 'SQL_ASCII'].includes(encoding))
    throw new Error(`The database ${name} is encoded in ${encoding}. Make one in UTF8.`);
  if (!may) throw new Error(`The database ${name} does not belong to the user of DATABASE_URL. Make one that does.`);
  if (!in_public)
    throw new Error(
      `New tables of ${role} would not be in the schema public. ALTER ROLE ${role} SET search_path = public.`,
    );
}

/** Those that the database does not have yet; `until` is the last one wanted. The table is the one of drizzle-kit. */
export async function applyMigrations(client: pg.ClientBase, until = Number.POSITIVE_INFINITY): Promise<void> {
  if ((await appliedMigrations(client)).length === 0) await refuseUnfit(client);
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  const last = (await appliedMigrations(client)).at(-1)?.created_at ?? 0;
  for (const { statements, hash, created_at } of ourMigrations()) {
    if (created_at <= last || created_at > until) continue;
    for (const statement of statements) await client.query(statement);
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      created_at,
    ]);
  }
}
