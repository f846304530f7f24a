import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '#server/testing/test-program.ts';
import { readDatabase } from './read-database.ts';

test('whoever leaves in the middle of a large table is let go', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const client = new pg.Client(database.connection);
  client.on('error', () => {});
  await client.connect();
  await client.query(
    `INSERT INTO chats (id, code, page, device)
     SELECT gen_random_uuid(), 'WA-' || n, '/' || repeat('far/', 50), 'phone' FROM generate_series(1, 20000) AS n`,
  );
  let table = '';
  for await (const part of readDatabase(client, [])) {
    if (part.kind === 'table') table = part.name;
    if (part.kind === 'bytes' && table === 'chats') break;
  }
  await client.end();
  expect(table).toBe('chats');
});
