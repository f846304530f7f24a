// Two hundred open dashboards while twenty enquiries a second arrive: whether each of them hears of every change, how late, and
// what public pages feel of it; against the same pages in the same run without dashboards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveMessage } from '#domain/live-message.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { startProgramProcess } from '#server/testing/program-process.ts';
import { measureLoad } from './load.ts';

const dashboards = 200;
const seconds = 10;
const perSecond = 20;
const rounds = 3;

const folder = mkdtempSync(join(tmpdir(), 'studio-dashboards-'));
chmodSync(folder, 0o755);
const program = await startProgramProcess({ DATA_DIR: join(folder, 'data') });
const cookie = await signIn();

const pages = () => measureLoad({ url: `${program.url}/sandton`, connections: 4, seconds });
await pages();
const alone: number[] = [];
const among: number[] = [];
const delays: number[] = [];
let missed = 0;
for (let round = 0; round < rounds; round++) {
  const quiet = arrivals();
  alone.push((await pages()).p95);
  await quiet;

  const open = await Promise.all(Array.from({ length: dashboards }, openDashboard));
  const sending = arrivals();
  among.push((await pages()).p95);
  const sent = await sending;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  for (const { heard, close } of open) {
    for (const [id, at] of sent) {
      const when = heard.get(id);
      if (when === undefined) missed++;
      else delays.push(when - at);
    }
    close();
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

async function signIn(): Promise<string> {
  const answer = await fetch(`${program.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ceo@highveldstudio.example', password: 'long-grass-at-dusk' }),
  });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
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
        .then(({ id }) => void sent.set(id, performance.now())),
    );
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
  }
  await Promise.all(all);
  return sent;
}

function openDashboard(): Promise<{ heard: Map<string, number>; close(): void }> {
  const heard = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  return new Promise((resolve) => {
    const stream = get(`${program.url}/api/events`, { agent, headers: { cookie } }, (answer) => {
      answer.setEncoding('utf8');
      let rest = '';
      answer.on('data', (chunk: string) => {
        const parts = (rest + chunk).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) {
          if (part.includes('event: ready')) resolve({ heard, close: () => stream.destroy() });
          const data = /^data: (\{.*)$/m.exec(part)?.[1];
          const message = JSON.parse(data ?? '{}') as LiveMessage;
          for (const id of [...(message.leads ?? []), ...(message.quarantine ?? [])]) heard.set(id, performance.now());
        }
      });
      answer.on('error', () => {});
    });
    stream.on('error', () => {});
  });
}
