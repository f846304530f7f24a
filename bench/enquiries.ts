// Enquiries a second through the real endpoint, against a bare server on the same database in the same run.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPackagedPostgres } from '#server/db/embedded/binaries.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { findPlace } from '#server/db/embedded/place.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { startProgramProcess } from '#server/testing/program-process.ts';
import { type Measured, measureLoad } from './load.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'));
chmodSync(folder, 0o755);
const cluster = await startCluster(findPlace(findPackagedPostgres(), folder));
const { user, password, host, port, database } = cluster.connection;
const DATABASE_URL = `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

const program = await startProgramProcess({ DATABASE_URL, DATA_DIR: join(folder, 'data') });
const bare = await startBare();
const body = () => JSON.stringify(anEnquiry());

console.log('enquiries, each on disk before its answer    per second    p50 ms    p99 ms   failures   ratio to bare');
// The reference first: afterwards the program still has mails to write, which must not slow it down.
const connections = [32, 256];
const reference = await measure(bare.url);
const real = await measure(`${program.url}/api/enquiries`);
for (const [i, count] of connections.entries()) {
  const [bareRun, realRun] = [reference[i] as Measured, real[i] as Measured];
  print(`bare INSERT, ${count} connections`, bareRun, 1);
  print(`POST /api/enquiries, ${count} connections`, realRun, realRun.perSecond / bareRun.perSecond);
}
bare.stop();
await program.end('SIGTERM');
await cluster.stop();
rmSync(folder, { recursive: true, force: true });

/** Both are measured as they run for most of their life, not in their first seconds. */
async function measure(url: string): Promise<Measured[]> {
  const run = (count: number, time: number) => measureLoad({ url, connections: count, seconds: time, body });
  await run(64, 2 * seconds);
  const all: Measured[] = [];
  for (const count of connections) all.push(await run(count, seconds));
  return all;
}

function print(name: string, { perSecond, p50, p99, failures }: Measured, ratio: number) {
  const columns = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), String(failures), ratio.toFixed(2)];
  console.log(name.padEnd(44) + columns.map((text, i) => text.padStart([11, 10, 10, 11, 16][i] ?? 10)).join(''));
}

function startBare(): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [new URL('bare-insert-server.ts', import.meta.url).pathname], {
    env: { ...process.env, DATABASE_URL },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      const url = /Serving on (\S+)/.exec(String(chunk))?.[1];
      if (url) resolve({ url, stop: () => child.kill() });
    });
  });
}
