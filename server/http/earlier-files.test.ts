import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestProgram } from '#server/testing/test-program.ts';
import { addEarlierFiles } from './earlier-files.ts';
import { loadSite } from './site-files.ts';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-files-'));
  dataDir = join(folder, 'data');
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** A program of this build takes the place of the last one; what it serves. */
function upgradeTo(build: string) {
  vi.setSystemTime(Date.now() + 60_000);
  const built = join(folder, build);
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(built, 'assets', `app-${build}.js`), build);
  writeFileSync(join(built, 'index.html'), build);
  const site = loadSite(built);
  addEarlierFiles(site, built, dataDir);
  return site.files;
}
const text = (files: ReturnType<typeof upgradeTo>, path: string) => files.get(path)?.body.toString();

test('a page that was open before an upgrade finds its files after it, and no page of before', () => {
  upgradeTo('one');
  const files = upgradeTo('two');
  expect(text(files, '/assets/app-one.js')).toBe('one');
  expect(text(files, '/assets/app-two.js')).toBe('two');
  expect(text(files, '/')).toBe('two');
});

test('the files of the last three are kept, however often a program starts', () => {
  for (const build of ['one', 'two', 'three', 'four', 'four', 'four', 'five']) upgradeTo(build);
  const files = [...upgradeTo('two').keys()].filter((path) => path.startsWith('/assets/'));
  expect(files.sort()).toEqual(['five', 'four', 'three', 'two'].map((build) => `/assets/app-${build}.js`));
});

test('a copy that was cut short is made again, and never served', () => {
  upgradeTo('one');
  const [build = ''] = readdirSync(join(dataDir, 'site-files'));
  truncateSync(join(dataDir, 'site-files', build, 'assets', 'app-one.js'));
  mkdirSync(join(dataDir, 'site-files', `${build}-1.copy`, 'assets'), { recursive: true });
  writeFileSync(join(dataDir, 'site-files', `${build}-1.copy`, 'assets', 'app-half.js'), '');
  upgradeTo('one');
  const files = upgradeTo('two');
  expect(text(files, '/assets/app-one.js')).toBe('one');
  expect(files.has('/assets/app-half.js')).toBe(false);
});

test('where nothing can be kept, a program serves what it has, and says so', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  writeFileSync(dataDir, 'not a folder');
  expect(text(upgradeTo('one'), '/assets/app-one.js')).toBe('one');
  expect(said.mock.calls.join()).toContain('files not kept');
});

test('the program serves what another one has left in its data folder, for as long as a browser keeps it', async () => {
  vi.useRealTimers();
  const assets = join(dataDir, 'site-files', 'of-yesterday', 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, 'app-yesterday.js'), 'yesterday');
  const program = await startTestProgram({ DATA_DIR: dataDir });
  const answer = await program.get('/assets/app-yesterday.js');
  await program.stop();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
});
