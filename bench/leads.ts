// What the desk costs as the number of leads grows a hundredfold, through the real API. Of three runs the least disturbed counts.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPackagedPostgres } from '#server/db/embedded/binaries.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { findPlace } from '#server/db/embedded/place.ts';
import { fillLeads, rareName } from '#server/testing/lead-rows.ts';
import { type ProgramProcess, startProgramProcess } from '#server/testing/program-process.ts';
import { type Measured, measureLoad } from './load.ts';
import { signIn } from './sign-in.ts';

const sizes = (process.env.BENCH_LEADS ?? '10000,100000,1000000').split(',').map(Number);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'));
chmodSync(folder, 0o755);
const cluster = await startCluster(findPlace(findPackagedPostgres(), folder));
const { user, password, host, port, database } = cluster.connection;
const DATABASE_URL = `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

const paths: Record<string, (deep: string) => string> = {
  'session alone': () => '/api/session',
  'first page': () => '/api/leads',
  'deep page': (deep) => `/api/leads?cursor=${deep}`,
  'tab In Progress': () => '/api/leads?tab=in_progress',
  'filtered page': () => '/api/leads?tab=in_progress&priority=high',
  'search, frequent word': () => '/api/leads?q=attorneys',
  'search, one in eighty': () => '/api/leads?q=thandi%20n',
  'search, rare word': () => `/api/leads?q=${rareName}`,
  'search, two letters': () => '/api/leads?q=an',
  'search, telephone': () => '/api/leads?q=082%20791',
  counts: () => '/api/leads/counts',
  figures: () => '/api/stats',
  trends: () => '/api/stats/trends',
};

const measured = new Map<string, { p50: number; p95: number }[]>();
for (const size of sizes) {
  const program = await startProgramProcess({ DATABASE_URL, DATA_DIR: join(folder, 'data') });
  await fill(size);
  const cookie = await signIn(program.url);
  const deep = await findDeepCursor(program, cookie, size);
  for (const [name, path] of Object.entries(paths)) {
    const run = await measureCalmly(name, program.url + path(deep), cookie);
    measured.set(name, [...(measured.get(name) ?? []), run]);
  }
  if (size === sizes[0]) await measureThroughput(program, cookie);
  await program.end('SIGTERM');
}
const titles = sizes.map((size) => size.toLocaleString('en').padStart(16)).join('');
console.log(`\n${'p50 / p95 in ms, one at a time'.padEnd(32)}${titles}${'ratio of p95'.padStart(16)}`);
for (const [name, runs] of measured) {
  const ratio = (runs.at(-1)?.p95 ?? 0) / (runs[0]?.p95 ?? 1);
  const times = runs.map(({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`.padStart(16)).join('');
  console.log(`${name.padEnd(32)}${times}${ratio.toFixed(1).padStart(16)}`);
}
await cluster.stop();
rmSync(folder, { recursive: true, force: true });

async function fill(size: number) {
  const client = new pg.Client(cluster.connection);
  await client.connect();
  await fillLeads(client, size);
  await client.query('CHECKPOINT');
  await client.end();
}

async function measureCalmly(name: string, url: string, cookie: string): Promise<Measured> {
  await measureLoad({ url, cookie, connections: 1, seconds: seconds / 3 });
  const runs: Measured[] = [];
  for (let i = 0; i < 3; i++) runs.push(await measureLoad({ url, cookie, connections: 1, seconds: seconds / 3 }));
  const failures = runs.reduce((sum, run) => sum + run.failures, 0);
  if (failures > 0) throw new Error(`${name} failed ${failures} times.`);
  return runs.toSorted((a, b) => a.p95 - b.p95)[0] as Measured;
}

/** In the middle of the list, where nobody walks to page by page. */
async function findDeepCursor(program: ProgramProcess, cookie: string, size: number): Promise<string> {
  const client = new pg.Client(cluster.connection);
  await client.connect();
  const { rows } = await client.query<{ place: string }>(
    `SELECT priority_rank || ' ' || to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ' ' || id AS place
     FROM leads ORDER BY priority_rank, created_at, id OFFSET $1 LIMIT 1`,
    [size / 2],
  );
  await client.end();
  const deep = Buffer.from(rows[0]?.place ?? '').toString('base64url');
  const answer = await fetch(`${program.url}/api/leads?cursor=${deep}`, { headers: { cookie } });
  if (!answer.ok) throw new Error('The deep page was not found.');
  return deep;
}

async function measureThroughput(program: ProgramProcess, cookie: string) {
  console.log('requests, 32 connections      per second    p50 ms    p99 ms   failures');
  for (const name of [
    'session alone',
    'first page',
    'search, frequent word',
    'search, one in eighty',
    'search, rare word',
  ]) {
    await measureMany(name, program.url + paths[name]?.(''), cookie);
  }
  // Equal questions share an answer; these share none.
  const pages = await walkPages(program, cookie, 100);
  let next = 0;
  await measureMany('pages, each another', () => pages[next++ % pages.length] ?? '', cookie);
}

async function measureMany(name: string, url: string | (() => string), cookie: string) {
  await measureLoad({ url, cookie, connections: 32, seconds });
  const run = await measureLoad({ url, cookie, connections: 32, seconds: 2 * seconds });
  const columns = [run.perSecond.toFixed(0), run.p50.toFixed(1), run.p99.toFixed(1), String(run.failures)];
  console.log(name.padEnd(28) + columns.map((text, i) => text.padStart([12, 10, 10, 11][i] ?? 10)).join(''));
}

async function walkPages(program: ProgramProcess, cookie: string, most: number): Promise<string[]> {
  const pages = [`${program.url}/api/leads`];
  while (pages.length < most) {
    const answer = await fetch(pages.at(-1) ?? '', { headers: { cookie } });
    const { next_cursor } = (await answer.json()) as { next_cursor: string };
    pages.push(`${program.url}/api/leads?cursor=${next_cursor}`);
  }
  return pages;
}
