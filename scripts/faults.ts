// The fault tests, one after the other, each in a process of its own: npm run faults, or npm run faults -- disk-full for one.
// With --write what was seen goes into docs/faults.md.
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Seen } from '../tests/faults/ground.ts';
import './build.ts';

const inOrder = [
  'second-program',
  'stop-under-load',
  'kill-under-load',
  'kill-after-rush',
  'kill-at-first-start',
  'kill-while-migrating',
  'database-dies',
  'database-restarts',
  'database-stalls',
  'disk-full',
  'mail-server-fails',
  'stream-storm',
  'slow-clients',
  'broken-requests',
  'clock-moves',
];
const page = 'docs/faults.md';
const given = process.argv.slice(2);
const named = given.filter((name) => !name.startsWith('--'));
const unknown = named.filter((name) => !inOrder.includes(name));
if (unknown.length > 0) {
  console.error(`There is no fault ${unknown.join(' or ')}. There are: ${inOrder.join(', ')}.`);
  process.exit(1);
}

const all: Seen[] = [];
for (const name of named.length > 0 ? named : inOrder) {
  console.log(`\n── ${name}`);
  all.push(await run(name));
}
console.log(`\n${'fault'.padEnd(22)}${'outcome'.padEnd(15)}${'seconds'.padStart(7)}`);
for (const { name, outcome, seconds } of all)
  console.log(`${name.padEnd(22)}${outcome.padEnd(15)}${String(seconds).padStart(7)}`);
if (given.includes('--write')) write(all);
process.exit(all.some(({ outcome }) => outcome === 'does not hold') ? 1 : 0);

/** Each has a limit of its own and keeps it; one that ends without a word did not hold. */
function run(name: string): Promise<Seen> {
  return new Promise((resolve) => {
    let result: Seen = { name, outcome: 'does not hold', seen: 'It ended without a result.', seconds: 0 };
    const child = fork(`tests/faults/${name}.ts`);
    child.on('message', (message) => {
      result = message as Seen;
    });
    child.on('exit', () => resolve(result));
  });
}

/** The last two cells of each line whose test ran; what is expected is written by hand. */
function write(results: Seen[]) {
  const today = new Date().toISOString().slice(0, 10);
  let text = readFileSync(page, 'utf8');
  for (const { name, outcome, seen } of results) {
    text = text.replace(
      new RegExp(`^(\\| ${name} \\| [^|]* \\|).*$`, 'm'),
      (_, begin: string) => `${begin} ${outcome}: ${seen.replaceAll('|', '/')} | ${today} |`,
    );
  }
  writeFileSync(page, text);
}
