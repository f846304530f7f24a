// What the desk costs as the number of leads grows a hundredfold, through the real API. Of three runs the least disturbed counts.
import pg from 'pg';
import { fillLeads, rareName } from '#server/testing/lead-rows.ts';
import { haveSession } from '#server/testing/sign-in.ts';
import { type Measured, measureLoad } from './load.ts';
import { type Row, row } from './row.ts';
import { startDatabase, startProgram } from './server-process.ts';

const sizes = (process.env.BENCH_LEADS ?? '10000,100000,1000000').split(',').map(Number);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const inWords = (size: number | undefined) => `${size?.toLocaleString('en')} leads`;

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

/** What is asked of 32 connections at once, with what it has to reach. */
const atOnce: Record<string, number | undefined> = {
  'first page': 900,
  'search, frequent word': 400,
  'search, one in eighty': undefined,
  'search, rare word': undefined,
};

export async function* measureLeads(): AsyncGenerator<Row> {
  await using database = await startDatabase();
  const few = new Map<string, number>();
  for (const size of sizes) {
    await using program = await startProgram({ DATABASE_URL: database.url });
    await onDatabase(database.connection, async (client) => {
      await fillLeads(client, size);
      await client.query('CHECKPOINT');
    });
    const cookie = await haveSession(program.url);
    const deep = await findDeepCursor(database.connection, program.url, cookie, size);
    for (const [name, path] of Object.entries(paths)) {
      const { p50, p95 } = await measureCalmly(name, program.url + path(deep), cookie);
      console.log(`${name} at ${inWords(size)}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
      if (size === sizes[0]) few.set(name, p95);
      else yield growth(name, size, p95, few.get(name) ?? Number.NaN);
    }
    if (size === sizes[0]) yield* measureThroughput(program.url, cookie);
  }
}

function growth(name: string, size: number, figure: number, few: number): Row {
  return row({
    what: `${name} at ${inWords(size)}, p95`,
    figure,
    unit: 'ms',
    reference: { is: `at ${inWords(sizes[0])}`, figure: few },
    aim: { of: 'ratio', atMost: 3 },
  });
}

async function onDatabase<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  const result = await work(client);
  await client.end();
  return result;
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
async function findDeepCursor(connection: pg.ClientConfig, url: string, cookie: string, size: number): Promise<string> {
  const { rows } = await onDatabase(connection, (client) =>
    client.query<{ place: string }>(
      `SELECT priority_rank || ' ' || to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ' ' || id AS place
       FROM leads ORDER BY priority_rank, created_at, id OFFSET $1 LIMIT 1`,
      [size / 2],
    ),
  );
  const deep = Buffer.from(rows[0]?.place ?? '').toString('base64url');
  const answer = await fetch(`${url}/api/leads?cursor=${deep}`, { headers: { cookie } });
  if (!answer.ok) throw new Error('The deep page was not found.');
  return deep;
}

async function* measureThroughput(url: string, cookie: string): AsyncGenerator<Row> {
  const session = await measureMany(`${url}/api/session`, cookie);
  const compare = (name: string, figure: number) => ({
    what: `${name} at ${inWords(sizes[0])}, 32 connections`,
    figure,
    unit: 'a second',
    reference: { is: 'session alone', figure: session },
  });
  for (const [name, aim] of Object.entries(atOnce)) {
    const reached = compare(name, await measureMany(url + paths[name]?.(''), cookie));
    yield row(aim === undefined ? reached : { ...reached, aim: { of: 'figure', atLeast: aim } });
  }
  // Equal questions share an answer; these share none.
  const pages = await walkPages(url, cookie, 100);
  let next = 0;
  yield row(compare('pages, each another', await measureMany(() => pages[next++ % pages.length] ?? '', cookie)));
}

/** Answers a second. */
async function measureMany(url: string | (() => string), cookie: string): Promise<number> {
  await measureLoad({ url, cookie, connections: 32, seconds });
  const { perSecond, failures } = await measureLoad({ url, cookie, connections: 32, seconds: 2 * seconds });
  if (failures > 0) throw new Error(`${failures} requests failed.`);
  return perSecond;
}

async function walkPages(url: string, cookie: string, most: number): Promise<string[]> {
  const pages = [`${url}/api/leads`];
  while (pages.length < most) {
    const answer = await fetch(pages.at(-1) ?? '', { headers: { cookie } });
    const { next_cursor } = (await answer.json()) as { next_cursor: string | null };
    if (!next_cursor) break;
    pages.push(`${url}/api/leads?cursor=${next_cursor}`);
  }
  return pages;
}
