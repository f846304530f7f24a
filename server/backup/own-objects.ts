// What in a database is ours: whatever one of our migrations has ever made. Nothing else is read, and nothing else dropped.
import type pg from 'pg';
import { ourMigrations } from '#server/db/apply-migrations.ts';

/** Tables that are there now, each after those it refers to. */
export async function ownTables(client: pg.ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname = ANY($1)
     ORDER BY relname`,
    [namesAfter(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(?:"?public"?\.)?"?(\w+)/g)],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `SELECT child.relname AS from, parent.relname AS to FROM pg_constraint
     JOIN pg_class AS child ON child.oid = conrelid JOIN pg_class AS parent ON parent.oid = confrelid
     WHERE contype = 'f' AND conrelid <> confrelid AND child.relnamespace = 'public'::regnamespace`,
  );
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { to } of references.filter(({ from }) => from === name)) visit(to);
    ordered.push(name);
  };
  for (const { name } of tables) visit(name);
  return ordered;
}

export async function dropOwnObjects(client: pg.ClientBase, tables: string[]): Promise<void> {
  if (tables.length > 0)
    await client.query(`DROP TABLE ${tables.map((name) => `public."${name}"`).join(', ')} CASCADE`);
  const { rows: functions } = await client.query<{ signature: string }>(
    `SELECT oid::regprocedure::text AS signature FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND proname = ANY($1)`,
    [namesAfter(/CREATE (?:OR REPLACE )?FUNCTION (?:"?public"?\.)?"?(\w+)/g)],
  );
  // One may have gone with another that it stood on.
  for (const { signature } of functions) await client.query(`DROP FUNCTION IF EXISTS ${signature} CASCADE`);
}

function namesAfter(pattern: RegExp): string[] {
  const names = ourMigrations().flatMap(({ statements }) =>
    statements.flatMap((statement) => [...statement.matchAll(pattern)].map(([, name = '']) => name)),
  );
  return [...new Set(names)];
}
