// All tests: rules, server on the packaged and on an older PostgreSQL, stories in a browser. Nothing passes by being skipped.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runTool } from './run-tool.ts';
import { ensureSystemPackages } from './system-packages.ts';

const { chromium, postgres } = ensureSystemPackages();
const results = 'test-results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const total = { passed: 0, failed: 0 };
// One after the other: while the pages are made, the bundler takes the route types away that the check reads.
if (!['check', 'build'].every(runStep)) {
  total.failed += 1;
  finish();
}
vitest('rules and server', 'tests', ['run']);
// Without what says nothing about the database's version.
const sameEverywhere =
  'ask-together auth-secret config csv drain embedded every-word fault-log forms fuzz hang-up in-batches library-call listen log metrics openapi password-rules reset-password seo site stale-pages tell-demo templates';
vitest(
  `server on ${postgres}`,
  'older',
  ['run', '--project', 'server', ...sameEverywhere.split(' ').map((name) => `--exclude=**/${name}.test.ts`)],
  { TEST_POSTGRES: postgres },
);
stories();

finish();

function finish(): never {
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

function runStep(step: string): boolean {
  return spawnSync(process.execPath, [`scripts/${step}.ts`], { stdio: 'inherit' }).status === 0;
}

function vitest(title: string, file: string, args: string[], env: Record<string, string> = {}) {
  console.log(`\n── ${title}`);
  const report = `${results}/${file}.json`;
  const well = runTool(
    'vitest',
    [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
  );
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = read(report);
  add(well, passed, failed);
}

function stories() {
  console.log('\n── stories in a browser');
  const well = runTool('playwright', ['test'], { CHROMIUM: chromium });
  const { expected: passed = 0, unexpected = 0, flaky = 0 } = read(`${results}/stories.json`).stats ?? {};
  add(well, passed, unexpected + flaky);
}

/** A run that broke before it could count is a failure too. */
function add(well: boolean, passed: number, failed: number) {
  total.passed += passed;
  total.failed += !well && failed === 0 ? 1 : failed;
  if (well && passed === 0) total.failed += 1;
}

function read(report: string) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}
