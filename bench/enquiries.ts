// Enquiries a second through the real endpoint, each on disk before its answer, against a bare server on the same database in the
// same run.
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { type Measured, measureLoad } from './load.ts';
import { median } from './quantile.ts';
import { type Row, row } from './row.ts';
import { startDatabase, startProgram, startReference, temporaryFolder } from './server-process.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = [32, 256];
const asMany = { of: 'ratio', atLeast: 1 } as const;

/** To write to this machine's disk may cost nothing, and then there is nothing to share: so also as if it took its time. */
const disks = [
  { name: '', flushMs: 0 },
  { name: ', the disk takes 5 ms', flushMs: 5 },
];

export async function* measureEnquiries(): AsyncGenerator<Row> {
  await using database = await startDatabase();
  await using program = await startProgram({ DATABASE_URL: database.url });
  using bare = await startReference('bare-insert-server.ts', { env: { DATABASE_URL: database.url } });
  yield row({
    what: 'half of the writes to this disk take',
    figure: timeOfAWrite(),
    unit: 'ms',
    reference: { is: 'the slower disk of the last rows', figure: disks.at(-1)?.flushMs ?? 0 },
  });
  for (const { name, flushMs } of disks) {
    const measureAtRest = async (url: string) => {
      await prepare(database.connection, flushMs);
      return measure(url);
    };
    // The references first: afterwards the program still has mails to write, which must not slow it down.
    const plain = await measureAtRest(bare.url);
    const leads = await measureAtRest(`${bare.url}/lead`);
    const real = await measureAtRest(`${program.url}/api/enquiries`);
    for (const [i, count] of connections.entries()) {
      const [ours, bareLead, plainRow] = [real[i], leads[i], plain[i]] as [Measured, Measured, Measured];
      const compare = (what: string, figure: keyof Measured, unit: string) => ({
        what: `${count} connections, ${what}${name}`,
        figure: ours[figure],
        unit,
        reference: { is: 'one INSERT of the lead each', figure: bareLead[figure] },
      });
      const enquiries = compare('enquiries', 'perSecond', 'a second');
      yield row({ ...enquiries, aim: asMany });
      yield row(compare('half of them answered within', 'p50', 'ms'));
      yield row(compare('99 of 100 answered within', 'p99', 'ms'));
      yield row({ ...compare('refused or failed', 'failures', ''), aim: { of: 'figure', atMost: 0 } });
      const inPlainTable = { is: 'one INSERT into a plain table each', figure: plainRow.perSecond };
      yield row({ ...enquiries, reference: inPlainTable, aim: asMany });
    }
  }
}

/** One page of the database's log, as it is written for a commit. */
function timeOfAWrite(): number {
  using folder = temporaryFolder();
  const file = openSync(join(folder.path, 'page'), 'w');
  const page = Buffer.alloc(8192, 1);
  const times = Array.from({ length: 200 }, () => {
    writeSync(file, page, 0, page.length, 0);
    const from = performance.now();
    fdatasyncSync(file);
    return performance.now() - from;
  });
  closeSync(file);
  return median(times);
}

/** Nothing is left to do for what came before; and every write to disk takes so much longer, whoever waits for it. */
async function prepare(connection: pg.ClientConfig, flushMs: number) {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`ALTER SYSTEM SET commit_delay = ${flushMs * 1000}`);
  await client.query('ALTER SYSTEM SET commit_siblings = 0');
  await client.query('SELECT pg_reload_conf()');
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
  await client.end();
}

/** All are measured as they run for most of their life: the engine takes some ten thousand enquiries to settle on its best code. */
async function measure(url: string): Promise<Measured[]> {
  const body = () => JSON.stringify(anEnquiry());
  const run = (count: number, time: number) => measureLoad({ url, connections: count, seconds: time, body });
  await run(64, 4 * seconds);
  const all: Measured[] = [];
  for (const count of connections) all.push(await run(count, seconds));
  return all;
}
