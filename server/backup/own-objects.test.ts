import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#server/testing/test-program.ts';
import { dropOwnObjects, ownTables } from './own-objects.ts';

test('everything that the migrations make is known as ours, and nothing else', async () => {
  const database = await cloneDatabase();
  const client = new pg.Client(database.connection);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
  /** Tables, views, sequences, functions and types, but for what an extension brought. */
  const objects = async () => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM (
         SELECT relname AS name, oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind <> 'i'
         UNION ALL SELECT proname, oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace
         UNION ALL SELECT typname, oid FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd', 'r')
       ) AS object WHERE NOT EXISTS (SELECT FROM pg_depend WHERE objid = object.oid AND deptype = 'e') ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  };
  await client.query('CREATE TABLE visitors_book (words text); CREATE FUNCTION greet() RETURNS text RETURN $$hello$$');
  const before = await objects();
  const tables = await ownTables(client);
  expect(tables).not.toContain('visitors_book');
  expect(before).toEqual(expect.arrayContaining(tables));
  expect(tables.indexOf('leads')).toBeLessThan(tables.indexOf('lead_events'));
  await dropOwnObjects(client, tables);
  expect(await objects()).toEqual(['greet', 'visitors_book']);
});
