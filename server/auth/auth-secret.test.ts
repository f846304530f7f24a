import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { authSecret } from './auth-secret.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'studio-secret-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('a secret is made once and kept, and nothing else is left in the folder', () => {
  const dataDir = folder();
  const secret = authSecret(undefined, dataDir);
  expect(secret).toHaveLength(43);
  expect(authSecret(undefined, dataDir)).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['auth-secret']);
});

test('an empty file, as a full disk leaves it, is no secret', () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, 'auth-secret'), '');
  expect(authSecret(undefined, dataDir)).toHaveLength(43);
});
