// The whole database as it stood at one moment, table by table. It may be in use: nobody waits for this and nothing is changed.
import { createHash } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appliedMigrations, refuseNewerDatabase } from '#server/db/apply-migrations.ts';
import { ownTables } from './own-objects.ts';
import { formatName, formatVersion, type Part } from './parts.ts';

/** Left out of every copy: counters that look back some minutes, and are lost in a crash anyway. */
export const fleeting = ['limits'];

export async function* readDatabase(client: pg.Client, leaveOut: string[]): AsyncGenerator<Part> {
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${patience}`);
  try {
    const tables = (await ownTables(client)).filter((name) => !leaveOut.includes(name));
    if (tables.length === 0) throw new Error('This database holds nothing of this program.');
    // Nobody changes the schema meanwhile.
    await client.query(`LOCK TABLE ${tables.map((name) => `public."${name}"`).join(', ')} IN ACCESS SHARE MODE`);
    await refuseNewerDatabase(client);
    const migrations = await appliedMigrations(client);
    const made_at = new Date().toISOString();
    yield { kind: 'head', format: formatName, version: formatVersion, made_at, migrations };
    for (const name of tables) {
      const columns = await columnsOf(client, name);
      yield { kind: 'table', name, columns };
      yield* readTable(client, name, columns);
    }
    yield { kind: 'sequences', values: await sequencesOf(client, tables) };
  } finally {
    await client.query('ROLLBACK').catch(() => {}); // a connection that broke has nothing to undo
  }
}

/** No timeouts, however large the tables are, and the same spelling of values in every version of PostgreSQL. */
export const patience = `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL synchronize_seqscans = off`;

export async function* readTable(client: pg.Client, name: string, columns: string[]): AsyncGenerator<Part> {
  const hash = createHash('sha256');
  const stream = client.query(copyTo(`COPY public."${name}" (${quoted(columns)}) TO STDOUT`));
  let isRead = false;
  try {
    for await (const bytes of stream as AsyncIterable<Buffer>) {
      hash.update(bytes);
      yield { kind: 'bytes', bytes };
    }
    isRead = true;
  } finally {
    // Whoever leaves in the middle leaves the rest on the line: nothing that is asked on it would ever be answered.
    if (!isRead) void client.end();
  }
  yield { kind: 'end', rows: stream.rowCount, sha256: hash.digest('hex') };
}

export const quoted = (columns: string[]) => columns.map(pg.escapeIdentifier).join(', ');

/** Without those that the database works out itself. */
async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ attname: string }>(
    `SELECT attname FROM pg_attribute WHERE attrelid = format('public.%I', $1::text)::regclass AND attnum > 0
       AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table],
  );
  return rows.map(({ attname }) => attname);
}

async function sequencesOf(client: pg.Client, tables: string[]) {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `SELECT relname AS table, attname AS column, pg_get_serial_sequence(format('public.%I', relname), attname) AS sequence
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relname = ANY($1) AND attidentity <> '' ORDER BY relname, attnum`,
    [tables],
  );
  const values = [];
  for (const { table, column, sequence } of rows) {
    const { rows: state } = await client.query<{ last: number; called: boolean }>(
      `SELECT last_value::float8 AS last, is_called AS called FROM ${sequence}`,
    );
    values.push({ table, column, last: state[0]?.last ?? 1, called: state[0]?.called ?? false });
  }
  return values;
}
