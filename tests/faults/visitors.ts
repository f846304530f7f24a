// Visitors while something goes wrong: they send enquiries and remember which were acknowledged, and look at pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findRunningCluster } from '#server/db/embedded/running-cluster.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import type { Ground } from './ground.ts';

/** However bad it is, nobody waits longer for an answer. */
const longestWait = 20_000;
const givenUpAfter = 180_000;

export interface Heard {
  sent: number;
  /** Submission ids. */
  acknowledged: Set<string>;
  /** How often which status was the answer; 0 where there was none. */
  answers: Map<number, number>;
  /** Refusals that did not say why. */
  mute: number;
  /** Of any one try, in milliseconds. */
  longest: number;
}

/** Sends until stopped. A browser that hears no answer sends the same enquiry again, so do these. */
export function sendEnquiries(url: string, perSecond = 20) {
  const underWay = new Set<Promise<void>>();
  return sendUntilStopped(async (heard, isOver) => {
    while (!isOver()) {
      const one = sendUntilHeard(url, heard).finally(() => underWay.delete(one));
      underWay.add(one);
      await pause(1000 / perSecond);
    }
    await Promise.all(underWay);
  });
}

/** As many as the program can take: each sends the next when it has heard of the last. */
export function sendInARush(url: string, senders = 64) {
  return sendUntilStopped(async (heard, isOver) => {
    const sender = async () => {
      while (!isOver()) await sendUntilHeard(url, heard);
    };
    await Promise.all(Array.from({ length: senders }, sender));
  });
}

function sendUntilStopped(send: (heard: Heard, isOver: () => boolean) => Promise<void>) {
  const heard: Heard = { sent: 0, acknowledged: new Set(), answers: new Map(), mute: 0, longest: 0 };
  let isOver = false;
  const sending = send(heard, () => isOver);
  return {
    heard,
    async stop(): Promise<Heard> {
      isOver = true;
      await sending;
      return heard;
    },
  };
}

let visitors = 0;

async function sendUntilHeard(url: string, heard: Heard): Promise<void> {
  // Each writes from a mailbox of their own: none is written to more than a few times a day.
  const enquiry = anEnquiry({ email: `visitor-${++visitors}@nkosilaw.co.za` });
  heard.sent++;
  const until = performance.now() + givenUpAfter;
  while (performance.now() < until) {
    if ((await sendOnce(url, heard, enquiry)) === 201) return void heard.acknowledged.add(enquiry.submission_id);
    await pause(250);
  }
}

async function sendOnce(url: string, heard: Heard, enquiry: unknown): Promise<number> {
  const from = performance.now();
  const { status, body } = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry),
    signal: AbortSignal.timeout(60_000),
  }).then(
    async (answer) => ({ status: answer.status, body: await answer.text() }),
    () => ({ status: 0, body: '' }),
  );
  heard.longest = Math.max(heard.longest, performance.now() - from);
  heard.answers.set(status, (heard.answers.get(status) ?? 0) + 1);
  if (status >= 400 && !/"message":"[A-Z]/.test(body)) heard.mute++;
  return status;
}

interface PageFigures {
  answered: number;
  failed: number;
  p95: number;
  longest: number;
}

/** Looks at pages, ten a second, until stopped. */
export function lookAtPages(url: string) {
  const times: number[] = [];
  let failed = 0;
  let running = true;
  const paths = ['/', '/contact', '/cape-town', '/faq'];
  const underWay = new Set<Promise<void>>();
  const look = async (path: string) => {
    const from = performance.now();
    const well = await fetch(url + path, { signal: AbortSignal.timeout(longestWait) }).then(
      async (answer) => answer.status === 200 && (await answer.text()).includes('</html>'),
      () => false,
    );
    if (well) times.push(performance.now() - from);
    else failed++;
  };
  const looking = (async () => {
    for (let i = 0; running; i++) {
      const one = look(paths[i % paths.length] as string).finally(() => underWay.delete(one));
      underWay.add(one);
      await pause(100);
    }
  })();
  return {
    async stop(): Promise<PageFigures> {
      running = false;
      await looking;
      await Promise.all(underWay);
      times.sort((a, b) => a - b);
      const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
      return { answered: times.length, failed, p95, longest: times.at(-1) ?? Number.NaN };
    },
  };
}

/** Compares what was acknowledged with what is stored; in one line. */
export async function compareWithStored(ground: Ground, heard: Heard, connection?: pg.ClientConfig): Promise<string> {
  const stored = await readStored(connection ?? (await embeddedDatabase(ground)));
  const lost = [...heard.acknowledged].filter((id) => !stored.ids.has(id)).length;
  const doubled = stored.leads - stored.ids.size + stored.doubledMails;
  ground.expect(lost === 0, `${lost} acknowledged enquiries are lost.`);
  ground.expect(doubled === 0, `${doubled} enquiries or mails are stored twice.`);
  ground.expect(heard.longest < longestWait, `A visitor waited ${(heard.longest / 1000).toFixed(1)} s for an answer.`);
  ground.expect(heard.mute === 0, `${heard.mute} refusals said nothing.`);
  return `${heard.acknowledged.size} of ${heard.sent} acknowledged, lost ${lost}, doubled ${doubled}`;
}

export async function embeddedDatabase(ground: Pick<Ground, 'dataDir'>): Promise<pg.ClientConfig> {
  const connection = await findRunningCluster(`${ground.dataDir}/postgres`);
  if (!connection) throw new Error('The embedded database does not answer.');
  return connection;
}

export async function ask<Row extends pg.QueryResultRow>(connection: pg.ClientConfig, text: string): Promise<Row[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The embedded server's own process. */
export const databaseProcess = ({ dataDir }: Pick<Ground, 'dataDir'>) =>
  Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Every lead has one submission and every mail one entry; what is more than that was stored twice. */
async function readStored(connection: pg.ClientConfig) {
  const submissions = await ask<{ submission_id: string }>(
    connection,
    'SELECT submission_id FROM leads JOIN submissions USING (id)',
  );
  const [counted] = await ask<{ leads: number; mails: number }>(
    connection,
    `SELECT (SELECT count(*)::int FROM leads) AS leads,
      (SELECT count(*)::int FROM (SELECT FROM outbox GROUP BY lead_id, kind HAVING count(*) > 1) AS twice) AS mails`,
  );
  return {
    ids: new Set(submissions.map((row) => row.submission_id)),
    leads: counted?.leads ?? 0,
    doubledMails: counted?.mails ?? 0,
  };
}

/** Waits for the outbox; one that a dead try still holds is free after two minutes. */
export async function untilMailsLeft(connection: pg.ClientConfig, limit: number): Promise<{ waiting: number }> {
  const until = performance.now() + limit;
  for (;;) {
    const [row] = await ask<{ waiting: number }>(
      connection,
      'SELECT count(*)::int AS waiting FROM outbox WHERE sent_at IS NULL',
    );
    if (!row?.waiting || performance.now() > until) return { waiting: row?.waiting ?? 0 };
    await pause(500);
  }
}
