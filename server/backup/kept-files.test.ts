import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { query } from '#server/testing/test-cluster.ts';
import { cloneDatabase } from '#server/testing/test-program.ts';
import { FilesMissing, secretFile, stageFiles } from './kept-files.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const mail = `mail/${randomUUID()}.eml`;

/** A database with a secret and a kept mail beside it, and its backup. */
async function backedUp() {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const config = { databaseUrl: database.url, dataDir: freshFolder(), authSecret: undefined };
  writeFileSync(join(config.dataDir, 'auth-secret'), 'the secret of that time');
  mkdirSync(join(config.dataDir, 'mail'));
  writeFileSync(join(config.dataDir, mail), 'Dear visitor');
  const { file } = await makeBackup(config, join(freshFolder(), 'safe.backup'));
  await query(database.connection, `UPDATE staff SET name = 'Named since' WHERE role = 'ceo'`);
  const names = async () => (await query(database.connection, 'SELECT name FROM staff')).rows.map(({ name }) => name);
  return { config, file, names };
}

test.each([
  ['the folder of the mails is a file', 'mail', (path: string) => writeFileSync(path, 'not a folder')],
  ['a folder stands where the secret has its place', 'auth-secret', (path: string) => mkdirSync(path)],
])('where %s, nothing is restored: neither database nor files', async (_, name, obstruct) => {
  const { config, file, names } = await backedUp();
  const dataDir = freshFolder();
  obstruct(join(dataDir, name));
  await expect(restoreBackup({ ...config, dataDir }, file, true)).rejects.toThrow(join(dataDir, name));
  expect(await names()).toContain('Named since');
  expect(readdirSync(dataDir).filter((one) => one !== 'mail')).toEqual(name === 'mail' ? [] : [name]);
});

test.each([
  ['the secret', 'EISDIR', (dataDir: string) => mkdirSync(join(dataDir, 'auth-secret'))],
  ['the folder of the mails', 'ENOTDIR', (dataDir: string) => writeFileSync(join(dataDir, 'mail'), 'not a folder')],
])('where %s is there and cannot be read, there is no backup rather than one without it', async (_, code, obstruct) => {
  const { config } = await backedUp();
  const dataDir = freshFolder();
  obstruct(dataDir);
  const safe = join(freshFolder(), 'safe.backup');
  await expect(makeBackup({ ...config, dataDir }, safe)).rejects.toMatchObject({ code });
  expect(existsSync(safe)).toBe(false);
});

test('a backup names its files, so that whoever made it with other settings than the program’s sees no secret', async () => {
  const { config } = await backedUp();
  const safe = join(freshFolder(), 'safe.backup');
  expect((await makeBackup(config, safe)).files).toEqual([secretFile, mail]);
  expect((await makeBackup({ ...config, dataDir: freshFolder() }, safe)).files).toEqual([]);
});

test('a restore leaves the files in their place and nothing of how they came there', async () => {
  const { config, file, names } = await backedUp();
  writeFileSync(join(config.dataDir, 'auth-secret'), 'a later secret');
  expect((await restoreBackup(config, file, true)).files).toEqual({ secret: true, mails: 1 });
  expect(await names()).not.toContain('Named since');
  expect(readFileSync(join(config.dataDir, 'auth-secret'), 'utf8')).toBe('the secret of that time');
  expect(readdirSync(config.dataDir).toSorted()).toEqual(['auth-secret', 'mail']);
  expect(readdirSync(join(config.dataDir, 'mail'))).toEqual([mail.slice('mail/'.length)]);
});

test('a file that cannot reach its place in the last moment is named with where it lies; the others arrive', async () => {
  const dataDir = freshFolder();
  const files = await stageFiles(dataDir, true);
  await files.add('auth-secret', Buffer.from('the secret of that time'));
  await files.add(mail, Buffer.from('Dear visitor'));
  await files.prepare();
  mkdirSync(join(dataDir, 'auth-secret'));
  const failure: Error = await files.settle().then(
    () => new Error('It was said to be well.'),
    (error) => error,
  );
  expect(failure).toBeInstanceOf(FilesMissing);
  const [, stage = ''] =
    /^The database is restored, but 1 of 2 files are not in their place: auth-secret\. They lie in (\S+);/.exec(
      failure.message,
    ) ?? [];
  expect(readFileSync(join(stage, 'auth-secret'), 'utf8')).toBe('the secret of that time');
  expect(existsSync(join(dataDir, mail))).toBe(true);
});

test.each(['../auth-secret', 'mail/../auth-secret', '/etc/motd', 'mail/letter.eml', 'postgres/PG_VERSION'])(
  'a backup brings no file but the secret and kept mails, so not %s',
  async (name) => {
    const files = await stageFiles(freshFolder(), true);
    await expect(files.add(name, Buffer.from('x'))).rejects.toThrow(`A backup holds no file ${name}.`);
  },
);

test('where AUTH_SECRET is set, the secret of a backup is left aside', async () => {
  const { config, file } = await backedUp();
  const dataDir = freshFolder();
  const { files } = await restoreBackup({ ...config, dataDir, authSecret: 'x'.repeat(32) }, file, true);
  expect(files).toEqual({ secret: false, mails: 1 });
  expect(readdirSync(dataDir)).toEqual(['mail']);
});
