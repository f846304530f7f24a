// Kills the program again and again while enquiries arrive. Expected: every acknowledged enquiry is stored, none twice,
// and the program serves again within five seconds. Run: npm run faults (KILLS=100 for a long one).
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { startProgramProcess } from '#server/testing/program-process.ts';

const kills = Number(process.env.KILLS ?? 10);
const perSecond = 20;
const port = '3917';
const folder = mkdtempSync(join(tmpdir(), 'studio-faults-'));
chmodSync(folder, 0o755);

const acknowledged = new Set<string>();
let sent = 0;
let running = true;
let program = await startProgramProcess({ DATA_DIR: join(folder, 'data'), PORT: port });
const restarts: number[] = [];

const visitors = sendEnquiries();
for (let kill = 0; kill < kills; kill++) {
  await pause(200 + Math.random() * 1300);
  await program.end('SIGKILL');
  const from = performance.now();
  program = await startProgramProcess({ DATA_DIR: join(folder, 'data'), PORT: port });
  restarts.push(performance.now() - from);
}
running = false;
await visitors;

const { stored, leads } = await readStored();
const lost = [...acknowledged].filter((id) => !stored.includes(id));
const doubled = leads - stored.length;
await program.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });

const slowest = Math.max(...restarts);
console.log(`${kills} kills, ${sent} enquiries sent, ${acknowledged.size} acknowledged, ${stored.length} stored`);
console.log(`lost ${lost.length}, doubled ${doubled}, slowest restart ${(slowest / 1000).toFixed(1)} s`);
process.exit(lost.length === 0 && doubled === 0 && slowest < 5000 ? 0 : 1);

/** A browser that hears no answer sends the same enquiry again, so do these. */
async function sendEnquiries() {
  const waiting: Promise<void>[] = [];
  while (running) {
    waiting.push(sendUntilHeard(anEnquiry({ submission_id: randomUUID() })));
    await pause(1000 / perSecond);
  }
  await Promise.all(waiting);
}

async function sendUntilHeard(enquiry: ReturnType<typeof anEnquiry>) {
  sent++;
  for (let attempt = 0; attempt < 60; attempt++) {
    const status = await fetch(`http://127.0.0.1:${port}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 201) return void acknowledged.add(enquiry.submission_id);
    await pause(250);
  }
}

/** Every lead has one submission; a lead more than that was stored twice. */
async function readStored(): Promise<{ stored: string[]; leads: number }> {
  const host = join(folder, 'data', 'postgres');
  const client = new pg.Client({
    host,
    port: 5432,
    user: 'studio',
    password: readFileSync(join(host, 'password'), 'utf8'),
    database: 'postgres',
  });
  await client.connect();
  const { rows } = await client.query<{ submission_id: string }>(
    'SELECT submission_id FROM leads JOIN submissions USING (id)',
  );
  const counted = await client.query<{ count: string }>('SELECT count(*) FROM leads');
  await client.end();
  return { stored: rows.map((row) => row.submission_id), leads: Number(counted.rows[0]?.count) };
}
