// The benchmarks, one after the other, or those that are named: npm run bench -- page-weight
import { readdirSync } from 'node:fs';
import './build.ts';

const notBenchmarks = ['load.ts', 'bare-insert-server.ts', 'open-dashboards.ts'];
const all = readdirSync('bench').filter((file) => !notBenchmarks.includes(file));
const named = process.argv.slice(2).map((name) => `${name}.ts`);

for (const file of named.length > 0 ? named : all) {
  console.log(`\n── ${file.replace('.ts', '')}`);
  await import(`../bench/${file}`);
}
