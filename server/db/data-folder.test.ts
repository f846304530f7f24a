import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './data-folder.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'studio-folder-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('a folder is made with those above it, and one that is there is left as it is', () => {
  const wanted = join(folder(), 'a', 'b');
  makeFolder(wanted, 0o700);
  makeFolder(wanted, 0o755);
  for (const made of [wanted, join(wanted, '..')]) expect(statSync(made).mode & 0o777).toBe(0o700);
});

test('where a file stands in the way, it is named', () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'below')]) expect(() => makeFolder(path)).toThrow(file);
});

test.runIf(process.platform === 'linux')('where the system lets nobody make a folder, that is said at once', () => {
  expect(() => makeFolder('/proc/nowhere/below')).toThrow("ENOENT: no such file or directory, mkdir '/proc/nowhere'");
});
