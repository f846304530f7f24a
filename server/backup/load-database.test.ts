import { createHash } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { ourMigrations } from '#server/db/apply-migrations.ts';
import { cloneDatabase } from '#server/testing/test-program.ts';
import { loadDatabase } from './load-database.ts';
import { formatName, formatVersion, type Part } from './parts.ts';

test('no name in a backup is read as anything but the name of a table or column of ours', async () => {
  const client = await emptyDatabase();
  await client.query('CREATE TABLE visitors_book (words text)');
  const load = (name: string, columns: string[], content: string) =>
    loadDatabase(client, backup(name, columns, content), {});
  await expect(load('visitors_book', ['words'], 'We were here.\n')).rejects.toThrow(
    'A backup holds no table visitors_book.',
  );
  const more = 'chats" (id) FROM STDIN; CREATE TABLE made (by_a_backup text); --';
  await expect(load(more, ['id'], '')).rejects.toThrow('A backup holds no table chats" (id)');
  await expect(load('chats', ['id") FROM STDIN; --'], '')).rejects.toThrow('column "id") FROM STDIN; --"');
  expect(
    (await client.query(`SELECT to_regclass('made') AS made, (SELECT count(*)::int FROM visitors_book)`)).rows,
  ).toEqual([{ made: null, count: 0 }]);
});

test.each([
  ['a row that did not arrive', { rows: 2 }, 'clock_days has 1 rows here and had 2.'],
  ['other bytes than were written', { sha256: 'of something else' }, 'clock_days does not read back as it was.'],
])('%s is noticed before anything has changed', async (_, end, said) => {
  const client = await emptyDatabase();
  await expect(loadDatabase(client, backup('clock_days', ['day'], '2026-11-18\n', end), {})).rejects.toThrow(said);
  expect((await client.query('SELECT FROM clock_days')).rows).toEqual([]);
});

async function emptyDatabase(): Promise<pg.Client> {
  const database = await cloneDatabase('empty');
  const client = new pg.Client(database.connection);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
  return client;
}

/** With one table in it. */
async function* backup(name: string, columns: string[], content: string, wrongly = {}): AsyncGenerator<Part> {
  const migrations = ourMigrations().map(({ hash, created_at }) => ({ hash, created_at }));
  yield { kind: 'head', format: formatName, version: formatVersion, made_at: new Date().toISOString(), migrations };
  yield { kind: 'table', name, columns };
  const bytes = Buffer.from(content);
  if (content) yield { kind: 'bytes', bytes };
  yield { kind: 'end', rows: content ? 1 : 0, sha256: createHash('sha256').update(bytes).digest('hex'), ...wrongly };
}
