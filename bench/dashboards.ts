// Two hundred open dashboards while twenty enquiries a second arrive: whether each of them hears of every change, how late, and
// what public pages feel of it; against one dashboard, and pages without any, in the same run and with the same enquiries.
import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { haveSession } from '#server/testing/sign-in.ts';
import { median, quantile } from './quantile.ts';
import { type Row, row } from './row.ts';
import { startProgram } from './server-process.ts';

const dashboards = 200;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const perSecond = 20;
const rounds = Number(process.env.RUNS ?? 3);
const readersPerSecond = 50;

export async function* measureDashboards(): AsyncGenerator<Row> {
  await using program = await startProgram();
  const { url } = program;
  const cookie = await haveSession(url);
  await readPages(url);
  const alone: number[] = [];
  const among: number[] = [];
  const delays: number[] = [];
  let missed = 0;
  const one = (await hear(url, cookie, 1)).delays;
  for (let round = 0; round < rounds; round++) {
    const quiet = arrivals(url);
    alone.push(await readPages(url));
    await quiet;
    const heard = await hear(url, cookie, dashboards);
    among.push(heard.pages);
    delays.push(...heard.delays);
    missed += heard.missed;
  }
  yield row({
    what: `changes not heard by one of ${dashboards} dashboards`,
    figure: missed,
    unit: '',
    reference: { is: 'sent', figure: missed + delays.length },
    aim: { of: 'figure', atMost: 0 },
  });
  for (const share of [0.5, 0.95, 0.99]) {
    yield row({
      what: `from the answer to ${dashboards} dashboards, p${share * 100}`,
      figure: quantile(delays, share),
      unit: 'ms',
      reference: { is: 'to one dashboard', figure: quantile(one, share) },
      aim: { of: 'figure', atMost: 1000 },
    });
  }
  yield row({
    what: `a public page beside ${dashboards} dashboards, p95`,
    figure: median(among),
    unit: 'ms',
    reference: { is: 'beside none', figure: median(alone) },
    aim: { of: 'ratio', atMost: 1.2 },
  });
}

/** How late each change reached each dashboard while enquiries arrive and pages are read. */
async function hear(url: string, cookie: string, count: number) {
  const streams = await openStreams(url, cookie, count);
  const sending = arrivals(url);
  const pages = await readPages(url);
  const sent = await sending;
  await setTimeout(1000);
  const delays: number[] = [];
  let missed = 0;
  for (const heard of await streams.close()) {
    for (const [id, at] of sent) {
      const when = heard.get(id);
      if (when === undefined) missed++;
      else delays.push(when - at);
    }
  }
  return { pages, delays, missed };
}

/** The time at p95 of a public page that visitors open at a steady pace. */
async function readPages(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const all: Promise<void>[] = [];
  for (let i = 0; i < seconds * readersPerSecond; i++) {
    const from = performance.now();
    all.push(
      new Promise((resolve, reject) => {
        get(`${url}/sandton`, { agent }, (answer) => {
          answer.resume();
          answer.on('end', () => {
            times.push(performance.now() - from);
            resolve();
          });
        }).on('error', reject);
      }),
    );
    await setTimeout(1000 / readersPerSecond);
  }
  await Promise.all(all);
  agent.destroy();
  return quantile(times, 0.95);
}

/** When each was acknowledged, by id. */
async function arrivals(url: string): Promise<Map<string, number>> {
  const sent = new Map<string, number>();
  const all: Promise<void>[] = [];
  for (let i = 0; i < seconds * perSecond; i++) {
    all.push(
      fetch(`${url}/api/enquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(
          anEnquiry({ message: `We need a site for branch ${i}.`, email: `owner${i}@example.co.za` }),
        ),
      })
        .then((answer) => answer.json() as Promise<{ id: string }>)
        .then(({ id }) => void sent.set(id, Date.now())),
    );
    await setTimeout(1000 / perSecond);
  }
  await Promise.all(all);
  return sent;
}

/** Dashboards stand elsewhere in life: here on a thread of their own, so that their reading is not counted as our serving. */
async function openStreams(
  url: string,
  cookie: string,
  count: number,
): Promise<{ close(): Promise<Map<string, number>[]> }> {
  const worker = new Worker(new URL('open-dashboards.ts', import.meta.url), {
    workerData: { url: `${url}/api/events`, cookie, dashboards: count },
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
