import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { privacyPage } from '#content/pages/privacy-page.ts';
import { withSettings } from '../scripts/settings-table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const documents = [
  'README.md',
  'docs/running.md',
  'docs/faults.md',
  'docs/benchmarks.md',
  ...readdirSync(`${root}docs/decisions`).map((name) => `docs/decisions/${name}`),
];

test('the table of settings says what the program reads (node scripts/settings-table.ts writes it)', () => {
  const text = readFileSync(`${root}README.md`, 'utf8');
  expect(withSettings(text)).toBe(text);
});

test('the privacy notice shows another day whenever it says something else', () => {
  const { updated, ...said } = privacyPage;
  // For other words: the day on which they come, there and here, and what this test prints for them.
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12);
  expect({ [updated]: digest }).toEqual({ '20 November 2026': '7f935c652c67' });
});

test.each(documents)('%s names only files that exist', (document) => {
  const text = readFileSync(`${root}${document}`, 'utf8');
  const named = [...text.matchAll(/`((?:app|content|domain|server|scripts|tests|bench|media|docs)\/[\w./-]*)`/g)].map(
    ([, path]) => path ?? '',
  );
  expect(named.filter((path) => !existsSync(root + path))).toEqual([]);
});

test.each(documents)('%s names only benchmarks that exist', (document) => {
  const text = readFileSync(`${root}${document}`, 'utf8');
  const named = [...text.matchAll(/npm run bench -- ([\w -]+)/g)].flatMap(([, words = '']) => words.split(' '));
  const benchmarks = named.filter((name) => name && name !== '--write');
  expect(benchmarks.filter((name) => !existsSync(`${root}bench/${name}.ts`))).toEqual([]);
});
