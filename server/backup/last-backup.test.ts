import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lastBackup } from './last-backup.ts';

test('the last backup is the newest whole one in the data folder, whatever else lies there', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-last-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  expect(lastBackup(dataDir)).toBe(0);
  mkdirSync(join(dataDir, 'backups'));
  expect(lastBackup(dataDir)).toBe(0);
  const ages = { 'new.backup': 2000, 'old.backup': 1000, 'cut.backup.part': 3000, 'words.txt': 4000 };
  for (const [name, seconds] of Object.entries(ages)) {
    const file = join(dataDir, 'backups', name);
    writeFileSync(file, '');
    utimesSync(file, seconds, seconds);
  }
  expect(lastBackup(dataDir)).toBe(2000);
});
