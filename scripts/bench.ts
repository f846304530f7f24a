// The benchmarks, one after the other, or those that are named, and one table of all that was measured:
// npm run bench -- page-weight leads. With --write the table in docs/benchmarks.md says it, too.
import './build.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { measureClientNavigation } from '../bench/client-navigation.ts';
import { measureDashboards } from '../bench/dashboards.ts';
import { measureEnquiries } from '../bench/enquiries.ts';
import { measureLeads } from '../bench/leads.ts';
import { measureLighthouse } from '../bench/lighthouse.ts';
import { measurePageWeight } from '../bench/page-weight.ts';
import { cellsOf, type Row } from '../bench/row.ts';
import { measureStaticPages } from '../bench/static-pages.ts';
import { measureWidgets } from '../bench/widgets.ts';
import { type Results, tableOf, withResults } from './bench-table.ts';

const benchmarks: Record<string, () => AsyncIterable<Row>> = {
  lighthouse: measureLighthouse,
  'page-weight': measurePageWeight,
  widgets: measureWidgets,
  'client-navigation': measureClientNavigation,
  'static-pages': measureStaticPages,
  enquiries: measureEnquiries,
  leads: measureLeads,
  dashboards: measureDashboards,
};
const file = 'docs/benchmarks.md';

const named = process.argv.slice(2).filter((word) => word !== '--write');
const unknown = named.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(' or ')}. There are ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(1);
}

const results: Results = new Map();
const failed: string[] = [];
for (const name of named.length > 0 ? named : Object.keys(benchmarks)) {
  console.log(`\n── ${name}`);
  await run(name).catch((error: unknown) => {
    failed.push(name);
    console.error(error);
  });
}
console.log(`\n${tableOf(results)}\n`);
for (const [name, rows] of results) {
  for (const row of rows.filter(({ holds }) => holds === false)) {
    const [what, measured, against, ratio, aim] = cellsOf(row);
    console.log(`Does not hold: ${name}, ${what}: ${measured} (${against}; ratio ${ratio}), the aim is ${aim}.`);
  }
}
if (process.argv.includes('--write')) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, withResults(text, results, { measured: today(), order: Object.keys(benchmarks) }));
  console.log(`Written to ${file}.`);
}
// An aim that does not hold is a result; a benchmark that broke has none.
if (failed.length > 0) {
  console.error(`Not measured, because they failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

async function run(name: string) {
  const rows: Row[] = [];
  for await (const row of benchmarks[name]?.() ?? []) {
    rows.push(row);
    console.log(cellsOf(row).filter(Boolean).join(' | '));
  }
  results.set(name, rows);
}

/** The date, and what was measured. */
function today(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
  const date = new Date().toLocaleDateString('sv-SE', { timeZone: 'Africa/Johannesburg' });
  const changed = git('status', '--porcelain') ? ' with changes' : '';
  return `${date}, ${git('rev-parse', '--short', 'HEAD') || 'no commit'}${changed}`;
}
