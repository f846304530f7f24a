import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { startProgramProcess } from '#server/testing/program-process.ts';
import { query } from '#server/testing/test-cluster.ts';
import { cloneDatabase } from '#server/testing/test-program.ts';

const refusal = /^(The database was brought up to date by a newer program; nothing has been changed\.) [^\n]+$/;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-newer-'));
  database = await cloneDatabase();
  await query(database.connection, 'CREATE TABLE of_tomorrow (note text)');
  await query(
    database.connection,
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('tomorrow', 9999999999999)`,
  );
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const config = () => ({ databaseUrl: database.url, dataDir: folder, authSecret: undefined });

test('a program does not start on the database of a newer one, and says so in one line', async () => {
  const started = startProgramProcess({ DATABASE_URL: database.url, DATA_DIR: folder });
  onTestFinished(async () => void (await started.then((program) => program.end('SIGTERM')).catch(() => {})));
  await expect(started).rejects.toThrow(refusal);
});

test('a backup by an older program would leave out what it does not know: it makes none', async () => {
  await expect(makeBackup(config(), join(folder, 'partial.backup'))).rejects.toThrow(refusal);
  expect(readdirSync(folder)).not.toContain('partial.backup');
});

test('a restore by an older program would leave something of the newer one behind: it is refused', async () => {
  const older = await cloneDatabase();
  onTestFinished(older.drop);
  const { file } = await makeBackup({ ...config(), databaseUrl: older.url }, join(folder, 'older.backup'));
  await expect(restoreBackup(config(), file, true)).rejects.toThrow(refusal);
  const { rows } = await query(database.connection, 'SELECT count(*)::int AS staff FROM staff');
  expect(rows).toEqual([{ staff: 3 }]);
});
