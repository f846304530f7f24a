// Two hundred open dashboards while twenty enquiries a second arrive: whether each of them hears of every change, how late, and
// what public pages feel of it; against the same pages in the same run, with the same enquiries and without dashboards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { startProgramProcess } from '#server/testing/program-process.ts';
import { signIn } from './sign-in.ts';

const dashboards = 200;
const seconds = 10;
const perSecond = 20;
const rounds = 3;
const readersPerSecond = 50;

const folder = mkdtempSync(join(tmpdir(), 'studio-dashboards-'));
chmodSync(folder, 0o755);
const program = await startProgramProcess({ DATA_DIR: join(folder, 'data') });
const cookie = await signIn(program.url);

await readPages();
const alone: number[] = [];
const among: number[] = [];
const delays: number[] = [];
let missed = 0;
for (let round = 0; round < rounds; round++) {
  const quiet = arrivals();
  alone.push(await readPages());
  await quiet;

  const streams = await openStreams();
  const sending = arrivals();
  among.push(await readPages());
  const sent = await sending;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  for (const heard of await streams.close()) {
    for (const [id, at] of sent) {
      const when = heard.get(id);
      if (when === undefined) missed++;
      else delays.push(when - at);
    }
  }
}
delays.sort((a, b) => a - b);
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const at = (share: number) => (delays[Math.floor(delays.length * share)] ?? Number.NaN).toFixed(0);
console.log(`${dashboards} dashboards, ${perSecond} enquiries a second, ${rounds} rounds of ${seconds} s`);
console.log(`changes not heard: ${missed} of ${missed + delays.length}`);
console.log(`from the answer to the dashboard: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
const [before, after] = [median(alone), median(among)];
console.log(
  `a public page at p95: ${before.toFixed(1)} ms without dashboards, ${after.toFixed(1)} ms with: ratio ${(after / before).toFixed(2)} (at most 1.20)`,
);
await program.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });

/** The time at p95 of a public page that visitors open at a steady pace. */
async function readPages(): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const all: Promise<void>[] = [];
  for (let i = 0; i < seconds * readersPerSecond; i++) {
    const from = performance.now();
    all.push(
      new Promise((resolve, reject) => {
        get(`${program.url}/sandton`, { agent }, (answer) => {
          answer.resume();
          answer.on('end', () => {
            times.push(performance.now() - from);
            resolve();
          });
        }).on('error', reject);
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 1000 / readersPerSecond));
  }
  await Promise.all(all);
  agent.destroy();
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** When each was acknowledged, by id. */
async function arrivals(): Promise<Map<string, number>> {
  const sent = new Map<string, number>();
  const all: Promise<void>[] = [];
  for (let i = 0; i < seconds * perSecond; i++) {
    all.push(
      fetch(`${program.url}/api/enquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(
          anEnquiry({ message: `We need a site for branch ${i}.`, email: `owner${i}@example.co.za` }),
        ),
      })
        .then((answer) => answer.json() as Promise<{ id: string }>)
        .then(({ id }) => void sent.set(id, Date.now())),
    );
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
  }
  await Promise.all(all);
  return sent;
}

/** Dashboards stand elsewhere in life: here on a thread of their own, so that their reading is not counted as our serving. */
async function openStreams(): Promise<{ close(): Promise<Map<string, number>[]> }> {
  const worker = new Worker(new URL('open-dashboards.ts', import.meta.url), {
    workerData: { url: `${program.url}/api/events`, cookie, dashboards },
  });
  const heard = () => new Promise<never>((resolve) => worker.once('message', resolve));
  await heard();
  return {
    async close() {
      worker.postMessage('close');
      const told = await heard();
      await worker.terminate();
      return told;
    },
  };
}
