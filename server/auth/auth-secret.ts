// The secret that signs sessions: configured, or made once and kept where only this program reads it.
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#server/db/data-folder.ts';

export function authSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured;
  makeFolder(dataDir);
  const file = join(dataDir, 'auth-secret');
  const there = statSync(file, { throwIfNoEntry: false })?.size;
  if (there) return readFileSync(file, 'utf8');
  // A full disk can leave an empty file, and with an empty secret anybody could sign.
  if (there === 0) rmSync(file);
  // It gets its name when it is complete; of two programs that start together, the first one's counts.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return readFileSync(file, 'utf8');
}
