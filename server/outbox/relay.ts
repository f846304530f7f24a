// Carries out what stands in the outbox: claim in a short transaction, send outside any, settle. Several programs share the
// work, because each skips what another holds; one that dies holding something only delays it.
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { nextAttempt, type OutboxKind } from '#domain/outbox.ts';
import type { Executor } from '#server/db/open-database.ts';
import type { Deps } from '#server/deps.ts';
import type { Count } from '#server/metrics/countable.ts';

export interface OutboxEntry {
  id: string;
  kind: OutboxKind;
  lead_id: string | null;
  link_id: string | null;
  attempts: number;
  created_at: Date;
}

export interface Relay {
  /** There may be something to do. */
  wake(): void;
  stop(): Promise<void>;
}

export interface RelayOptions {
  db: Pick<Executor, 'execute'>;
  now(): Date;
  /** Sends, and says by which way it left. */
  deliver(entry: OutboxEntry): Promise<'smtp' | 'spool'>;
  count: Count;
  logFault: Deps['logFault'];
  /** Something in the outbox changed its state. */
  onSettled(ids: string[]): void;
}

const lookEvery = 2_000;
/** As many as there are connections to the mail server, so that none waits for another's. */
export const atOnce = 5;
const breath = 100; // between two handfuls, so that a backlog never crowds out the visitors
const deepBreath = 4_000; // when the program has its hands full without us
const handsFull = 0.8;
const lease = sql`interval '2 minutes'`; // longer than any one try may take
const lastWait = 3_000;

export function startRelay(options: RelayOptions): Relay {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let soon = false;
  let busyness = performance.eventLoopUtilization();

  const work = async () => {
    let claimed: OutboxEntry[] = [];
    try {
      claimed = await claim(options.db);
      await Promise.all(claimed.map((entry) => carryOut(entry, options)));
      if (claimed.length > 0) options.onSettled(claimed.map(({ id }) => id));
    } catch (error) {
      if (!stopped) options.logFault(error, {}, 'outbox waits');
    }
    running = undefined;
    schedule(claimed.length > 0 || soon ? breathNow() : lookEvery);
  };
  const breathNow = () => {
    const before = busyness;
    busyness = performance.eventLoopUtilization();
    return performance.eventLoopUtilization(busyness, before).utilization > handsFull ? deepBreath : breath;
  };
  const schedule = (wait: number) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      soon = false;
      running = work();
    }, wait).unref();
  };
  schedule(0);

  return {
    wake() {
      if (soon) return;
      soon = true;
      if (!running) schedule(breath);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      // What a slow mail server still holds is tried again later, by whoever is there then.
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, lastWait).unref())]);
    },
  };
}

async function claim(db: Pick<Executor, 'execute'>): Promise<OutboxEntry[]> {
  const { rows } = await db.execute<Omit<OutboxEntry, 'created_at'> & { created_at: string }>(sql`
    UPDATE outbox SET attempts = attempts + 1, run_at = now() + ${lease}
    WHERE id IN (
      SELECT id FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL AND run_at <= now()
      ORDER BY run_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, lead_id, link_id, attempts, created_at`);
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }));
}

async function carryOut(entry: OutboxEntry, { db, now, deliver, count }: RelayOptions): Promise<void> {
  const outcome = await deliver(entry).catch((error: Error) => error);
  count('mails', typeof outcome === 'string' ? 'sent' : 'failed');
  if (typeof outcome === 'string') {
    await db.execute(
      sql`UPDATE outbox SET sent_at = now(), channel = ${outcome}, last_error = NULL, given_up_at = NULL WHERE id = ${entry.id}`,
    );
  } else {
    const next = nextAttempt(entry.attempts, entry.created_at, now());
    const said = outcome.message.slice(0, 500);
    await db.execute(sql`
      UPDATE outbox SET last_error = ${said}, run_at = ${(next ?? now()).toISOString()},
        given_up_at = ${next ? null : now().toISOString()}
      WHERE id = ${entry.id} AND sent_at IS NULL AND attempts = ${entry.attempts}`);
  }
}
