// Figures about the running program for its operator, in the words of Prometheus. Their labels name routes, jobs and
// outcomes, of which there are a few dozen, and nothing that a visitor wrote.
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { canStore } from '#server/db/can-store.ts';
import { readWithin } from '#server/db/read-within.ts';
import type { EndedRequest } from '#server/http/ended-request.ts';
import type { TakeLimit } from '#server/limits.ts';
import { type Count, countable } from './countable.ts';

export interface Metrics {
  count: Count;
  requestEnded(request: EndedRequest): void;
  jobEnded(job: string, well: boolean): void;
  /** The same limits, and a note of each refusal. */
  countRefusals(takeLimit: TakeLimit): TakeLimit;
  /** Everything, as it is at this moment. */
  read(): Promise<string>;
}

interface Watched {
  /** The first is the desk's, which is also asked about the outbox. */
  pools: [pg.Pool, ...pg.Pool[]];
  openStreams(): number;
  mailServerWorks(): boolean;
  lastBackup(): number;
}

/** In ms, for a database that is silent: collectors leave after ten seconds, and would hear nothing of the rest either. */
const patience = 3_000;

export function createMetrics({ pools, openStreams, mailServerWorks, lastBackup }: Watched): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const counters = Object.fromEntries(
    Object.entries(countable).map(([what, outcomes]) => {
      const help = `${what.replaceAll('_', ' ')} by what became of them`;
      const counter = new Counter({ name: `studio_${what}_total`, help, labelNames: ['outcome'], registers });
      for (const outcome of outcomes) counter.inc({ outcome }, 0); // there from the start, for rates and alarms
      return [what, counter];
    }),
  );
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer had been sent, by route and class of its status',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  // An alarm at the first one needs a figure to grow from; other routes are told once they have been asked.
  requests.zero({ route: 'POST /api/enquiries', status: '5xx' });
  const refusals = new Counter({
    name: 'studio_limits_refused_total',
    help: 'Refusals because something was done too often, by what is limited',
    labelNames: ['scope'],
    registers,
  });
  const jobs = new Counter({
    name: 'studio_jobs_total',
    help: 'Runs of the work beside the requests',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const lastGood = new Gauge({
    name: 'studio_job_last_success_timestamp_seconds',
    help: 'When a job last ended well',
    labelNames: ['job'],
    registers,
  });
  const gauge = (name: string, help: string, read?: () => number) => {
    const made: Gauge = new Gauge({ name, help, registers, ...(read && { collect: () => made.set(read()) }) });
    return made;
  };
  gauge('studio_open_streams', 'Dashboards that are kept up to date by this program', openStreams);
  const inAll = (figure: 'totalCount' | 'idleCount' | 'waitingCount') =>
    pools.reduce((sum, pool) => sum + pool[figure], 0);
  const inUse = () => inAll('totalCount') - inAll('idleCount');
  gauge('studio_database_connections', 'Connections of both pools', () => inAll('totalCount'));
  gauge('studio_database_connections_in_use', 'Connections that are lent', inUse);
  gauge('studio_database_waiting', 'Work that waits for a connection', () => inAll('waitingCount'));
  const up = gauge('studio_database_up', '1 when the database answered this question and can be written to');
  const outbox = {
    waiting: gauge('studio_outbox_waiting', 'Mails that have not left yet'),
    given_up: gauge('studio_outbox_given_up', 'Mails that were given up and wait for somebody'),
    oldest: gauge('studio_outbox_oldest_seconds', 'Age of the oldest mail that has not left yet'),
  };
  const mailHelp = '1 unless it failed at the last try; that it refuses a single mail is no failure';
  gauge('studio_mail_server_up', mailHelp, () => Number(mailServerWorks()));
  const backupHelp = 'When the newest backup in DATA_DIR was made, 0 where there is none';
  gauge('studio_last_backup_timestamp_seconds', backupHelp, lastBackup);
  let isAsked = false;

  return {
    count: (what, outcome, by = 1) => counters[what]?.inc({ outcome }, by),
    requestEnded({ route, status, seconds, isStream }) {
      // A stream lasts as long as somebody looks at it: that says nothing about speed.
      if (!isStream) requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    jobEnded(job, well) {
      jobs.inc({ job, outcome: well ? 'well' : 'failed' });
      if (well) lastGood.setToCurrentTime({ job });
    },
    countRefusals: (takeLimit) => async (limit) => {
      const taken = await takeLimit(limit);
      if (!taken.allowed) refusals.inc({ scope: limit.scope });
      return taken;
    },
    async read() {
      // Watching memory, pauses and the event loop has its price: it begins with the first question.
      if (!isAsked) collectDefaultMetrics({ register: registry });
      isAsked = true;
      const late = setTimeout(patience, undefined, { ref: false });
      const counts = await Promise.race([readOutbox(pools[0]).catch(() => undefined), late]);
      up.set(counts ? 1 : 0);
      // What is not known is left out rather than told as it was.
      if (counts) for (const [name, made] of Object.entries(outbox)) made.set(counts[name as keyof OutboxCounts]);
      else for (const made of Object.values(outbox)) made.remove();
      return registry.metrics();
    },
  };
}

interface OutboxCounts {
  waiting: number;
  given_up: number;
  oldest: number;
}

async function readOutbox(pool: pg.Pool): Promise<OutboxCounts | undefined> {
  await canStore(pool);
  const { rows } = await readWithin(pool, 2_000, {}, (client) =>
    client.query<OutboxCounts>(
      `SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS oldest,
         (SELECT count(*)::int FROM outbox WHERE given_up_at IS NOT NULL AND dismissed_at IS NULL) AS given_up
       FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL`,
    ),
  );
  return rows[0];
}
