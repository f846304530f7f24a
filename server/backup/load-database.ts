// Puts what was carried here into a database: all of it or nothing. The schema is made anew as it was then, filled with the
// triggers off (what they would add was carried along), read back, and only then brought up to date.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { appliedMigrations, applyMigrations, ourMigrations, refuseNewerDatabase } from '#server/db/apply-migrations.ts';
import { schemaLock } from '#server/db/migrate-database.ts';
import { refuseBesideProgram } from '#server/db/program-lock.ts';
import { dropOwnObjects, ownTables } from './own-objects.ts';
import type { Head, Part, Parts } from './parts.ts';
import { patience, quoted, readTable } from './read-database.ts';

interface LoadOptions {
  /** What the target holds is given up. */
  replace?: boolean;
  onFile?(name: string, bytes: Buffer): Promise<void>;
  /** The last step before the commit, on the newest schema. */
  finish?(head: Head): Promise<void>;
}

export interface Loaded {
  head: Head;
  tables: number;
  rows: number;
}

export async function loadDatabase(client: pg.Client, parts: Parts, options: LoadOptions): Promise<Loaded> {
  await client.query(
    `BEGIN; ${patience}; SET LOCAL client_min_messages = warning; SET LOCAL maintenance_work_mem = '128MB'`,
  );
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [schemaLock]);
    await refuseBesideProgram(client);
    await refuseNewerDatabase(client);
    const loaded = await load(client, parts, options);
    await applyMigrations(client);
    await options.finish?.(loaded.head);
    await client.query('COMMIT');
    return loaded;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}); // a connection that broke has undone it already
    throw error;
  }
}

/** Plans are good at once; the server would do it by itself in time. */
export async function analyse(client: pg.Client): Promise<void> {
  await client.query('ANALYZE').catch(() => {});
}

interface Section {
  name: string;
  columns: string[];
  rows: number;
  sha256: string;
}

async function load(client: pg.Client, parts: Parts, { replace, onFile }: LoadOptions): Promise<Loaded> {
  const reader = parts[Symbol.asyncIterator]();
  const next = async (): Promise<Part | undefined> => {
    const { value, done } = await reader.next();
    return done ? undefined : value;
  };
  const head = await next();
  if (head?.kind !== 'head') throw new Error('A backup begins with what it is.');
  refuseUnknownSchema(head);
  await makeRoom(client, replace ?? false);
  await applyMigrations(client, head.migrations.at(-1)?.created_at ?? 0);
  const tables = await ownTables(client);
  const indexes = await takeIndexesAway(client, tables);
  for (const name of tables) await client.query(`ALTER TABLE public."${name}" DISABLE TRIGGER USER`);

  const sections: Section[] = [];
  for (let part = await next(); part; part = await next()) {
    if (part.kind === 'table') {
      // It stands in a statement, and the file may come from anybody.
      if (!tables.includes(part.name)) throw new Error(`A backup holds no table ${part.name}.`);
      sections.push(await loadTable(client, part, next));
    }
    if (part.kind === 'file') await onFile?.(part.name, await wholeFile(next));
    if (part.kind === 'sequences') await setSequences(client, part.values);
  }
  for (const definition of indexes) await client.query(definition);
  for (const name of tables) await client.query(`ALTER TABLE public."${name}" ENABLE TRIGGER USER`);
  for (const section of sections) await readBack(client, section);
  return { head, tables: sections.length, rows: sections.reduce((sum, { rows }) => sum + rows, 0) };
}

function refuseUnknownSchema({ migrations }: Head) {
  const ours = ourMigrations();
  const stranger = migrations.find(
    ({ hash, created_at }, i) => ours[i]?.hash !== hash || ours[i]?.created_at !== created_at,
  );
  if (!stranger && migrations.length > 0) return;
  const isNewer = stranger && stranger.created_at > (ours.at(-1)?.created_at ?? 0);
  throw new Error(
    isNewer
      ? 'The backup comes from a newer program. Bring this one up to date first.'
      : 'The backup comes from another line of this program, whose database was made in other steps.',
  );
}

async function makeRoom(client: pg.Client, replace: boolean) {
  const tables = await ownTables(client);
  if (tables.length > 0 && (await appliedMigrations(client)).length === 0) {
    throw new Error(`The database has tables of somebody else by our names (${tables[0]}). Take an empty one.`);
  }
  for (const name of replace ? [] : tables) {
    const { rows } = await client.query(`SELECT FROM public."${name}" LIMIT 1`);
    if (rows.length > 0) {
      throw new Error(`The database is not empty (${name} has rows). Nothing has been changed.`);
    }
  }
  await dropOwnObjects(client, tables);
  if (tables.length > 0) await client.query('DELETE FROM drizzle.__drizzle_migrations');
}

/** Made at once they take seconds, grown row by row minutes. What holds a rule stays. */
async function takeIndexesAway(client: pg.Client, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = ANY(SELECT format('public.%I', name)::regclass FROM unnest($1::text[]) AS name) AND NOT indisunique
     ORDER BY 1`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

async function loadTable(
  client: pg.Client,
  { name, columns }: { name: string; columns: string[] },
  next: () => Promise<Part | undefined>,
): Promise<Section> {
  let end: Part | undefined;
  async function* content() {
    for (end = await next(); end?.kind === 'bytes'; end = await next()) yield end.bytes;
  }
  const stream = client.query(copyFrom(`COPY public."${name}" (${quoted(columns)}) FROM STDIN`));
  await pipeline(Readable.from(content()), stream);
  if (end?.kind !== 'end') throw new Error(`The rows of ${name} have no end.`);
  const { rows = 0, sha256 } = end;
  if (stream.rowCount !== rows) throw new Error(`${name} has ${stream.rowCount} rows here and had ${rows}.`);
  return { name, columns, rows, sha256 };
}

async function wholeFile(next: () => Promise<Part | undefined>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (let part = await next(); part?.kind === 'bytes'; part = await next()) chunks.push(part.bytes);
  return Buffer.concat(chunks);
}

async function setSequences(
  client: pg.Client,
  values: { table: string; column: string; last: number; called: boolean }[],
) {
  for (const { table, column, last, called } of values) {
    await client.query(`SELECT setval(pg_get_serial_sequence(format('public.%I', $1::text), $2), $3, $4)`, [
      table,
      column,
      last,
      called,
    ]);
  }
}

/** Every byte, as the database gives it out again. */
async function readBack(client: pg.Client, { name, columns, sha256 }: Section) {
  for await (const part of readTable(client, name, columns)) {
    if (part.kind === 'end' && part.sha256 !== sha256) throw new Error(`${name} does not read back as it was.`);
  }
}
