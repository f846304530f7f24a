import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pageSettings, readConfig } from '#server/config.ts';
import { warnOfStalePages } from './stale-pages.ts';

test('pages that were built with other settings are named in the log, those of another year are not', () => {
  const build = mkdtempSync(join(tmpdir(), 'studio-pages-'));
  onTestFinished(() => rmSync(build, { recursive: true, force: true }));
  mkdirSync(join(build, 'client'));
  const config = readConfig({ PUBLIC_URL: 'https://www.example.com' });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const start = (with_: typeof config) => warnOfStalePages(with_, join(build, 'client'));

  start(config); // nobody wrote down how they were built
  writeFileSync(join(build, 'page-settings.json'), JSON.stringify({ ...pageSettings(config), year: 1999 }));
  start(config);
  expect(said).not.toHaveBeenCalled();
  start(readConfig({ PUBLIC_URL: 'https://www.example.org', AGENCY_NAME: 'Another', GTM_ID: 'GTM-ABC123' }));
  expect(said.mock.calls.flat().join()).toContain('"settings":"publicUrl, agency, tags"');
});
