// Carries out what stands in the outbox: claim in a short transaction, send outside any, settle. Several programs share the
// work, because each skips what another holds; one that dies holding something only delays it.
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { nextAttempt, type OutboxKind, outboxKinds } from '#domain/outbox.ts';
import type { Executor } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { Count } from '#server/metrics/countable.ts';

export interface OutboxEntry {
  id: string;
  kind: OutboxKind;
  lead_id: string | null;
  link_id: string | null;
  notice_id: string | null;
  attempts: number;
  left_to: string[] | null;
  created_at: Date;
}

/** How it left, and whom the mail server would not take it for. */
export interface Delivery {
  channel: 'smtp' | 'spool';
  refused: { to: string[]; said: string } | undefined;
}

/** Its message is for staff to read. */
export class NotDelivered extends Error {}

/** For a mail that no further try would bring on its way. */
export class NotToBeSent extends NotDelivered {}

export interface Relay {
  /** There may be something to do. */
  wake(): void;
  stop(): Promise<void>;
}

export interface RelayOptions {
  db: Pick<Executor, 'execute'>;
  now(): Date;
  deliver(entry: OutboxEntry): Promise<Delivery>;
  count: Count;
  logFault: Deps['logFault'];
  /** Something in the outbox changed its state. */
  onSettled(ids: string[]): void;
}

const lookEvery = 2_000;
const atOnce = 5;
/** One that keeps us waiting longer makes room for the next: a mailbox that stalls must not hold up all others. */
const slow = 1_000;
/** Deliveries under way at most, slow ones included; as many connections are open to the mail server. */
export const mostUnderWay = 20;
const breath = 100; // between two handfuls, so that a backlog never crowds out the visitors
const deepBreath = 4_000; // when the program has its hands full without us
const handsFull = 0.8;
const lease = sql`interval '2 minutes'`; // longer than any one try may take
const otherClock = sql`interval '1 day'`; // nothing is put off so long: a clock has been put back meanwhile
/** At the end, for a mail server that has a mail and has not said so yet: to leave it then would send the mail twice. */
const lastWait = 9_000;

export function startRelay(options: RelayOptions): Relay {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let soon = false;
  let resting = false;
  const quick = new Set<string>();
  const underWay = new Set<Promise<void>>();
  let busyness = performance.eventLoopUtilization();
  /** Mails were being made since the last look. */
  let withOurs = false;
  /** No mail is begun, to see how busy the program is without them. */
  let isStill = false;

  const look = async () => {
    const room = isStill ? 0 : Math.min(atOnce - quick.size, mostUnderWay - underWay.size);
    let claimed: OutboxEntry[] = [];
    try {
      if (room > 0) claimed = await claim(options.db, room);
      for (const entry of claimed) begin(entry);
    } catch (error) {
      if (!stopped) options.logFault(error, {}, 'outbox waits');
    }
    resting = claimed.length === 0 && room > 0 && !soon;
    schedule(resting ? lookEvery : breathNow());
  };
  const begin = (entry: OutboxEntry) => {
    quick.add(entry.id);
    const patience = setTimeout(() => quick.delete(entry.id), slow).unref();
    const work = carryOut(entry, options)
      .then(() => options.onSettled([entry.id]))
      .catch((error) => stopped || options.logFault(error, {}, 'outbox waits'))
      .then(() => {
        clearTimeout(patience);
        quick.delete(entry.id);
        underWay.delete(work);
      });
    underWay.add(work);
  };
  // Mails are work, too: on a slow machine a handful of them fills its hands. Whether others do shows only while none is being made.
  const breathNow = () => {
    const before = busyness;
    busyness = performance.eventLoopUtilization();
    const isFull = performance.eventLoopUtilization(busyness, before).utilization > handsFull;
    const isFullWithoutUs = isFull && !withOurs;
    isStill = isFull && withOurs;
    withOurs = quick.size > 0;
    return isFullWithoutUs ? deepBreath : breath;
  };
  const schedule = (wait: number) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      soon = false;
      resting = false;
      looking = look();
    }, wait).unref();
  };
  schedule(0);

  return {
    wake() {
      soon = true;
      if (!resting) return;
      resting = false;
      schedule(breath);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const ended = Promise.resolve(looking).then(() => Promise.all(underWay));
      // What a slow mail server still holds is tried again later, by whoever is there then.
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, lastWait).unref())]);
    },
  };
}

/**
 * New mails first, so that those that failed before do not delay them. Kinds that only a newer program on the same database knows
 * are left to it. Materialised, because the database may otherwise choose anew for each row, and take more than were asked for.
 */
async function claim(db: Pick<Executor, 'execute'>, most: number): Promise<OutboxEntry[]> {
  const { rows } = await db.execute<Omit<OutboxEntry, 'created_at'> & { created_at: string }>(sql`
    WITH due AS MATERIALIZED (
      SELECT id FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL
        AND (run_at <= now() OR run_at > now() + ${otherClock}) AND kind = ANY(${sql.param(outboxKinds)}::text[])
      ORDER BY (attempts > 0), run_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE outbox SET attempts = attempts + 1, run_at = now() + ${lease} FROM due WHERE outbox.id = due.id
    RETURNING outbox.id, kind, lead_id, link_id, notice_id, attempts, left_to, created_at`);
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }));
}

async function carryOut(entry: OutboxEntry, options: RelayOptions): Promise<void> {
  const outcome = await options.deliver(entry).catch((error: unknown) => {
    if (error instanceof NotDelivered) return error;
    options.logFault(error, { mail: entry.id }, 'mail not made');
    return new NotDelivered('It could not be made: something went wrong on our side.');
  });
  const refused = outcome instanceof NotDelivered ? { said: outcome.message, to: entry.left_to } : outcome.refused;
  options.count('mails', refused ? 'failed' : 'sent');
  if (refused) return tryLater(entry, refused, outcome instanceof NotToBeSent, options);
  await options.db.execute(sql`
    UPDATE outbox SET sent_at = now(), channel = ${(outcome as Delivery).channel}, last_error = NULL, left_to = NULL,
      given_up_at = NULL WHERE id = ${entry.id}`);
}

async function tryLater(
  { id, attempts, created_at }: OutboxEntry,
  { said, to }: { said: string; to: string[] | null },
  isFinal: boolean,
  { db, now }: RelayOptions,
): Promise<void> {
  const next = isFinal ? null : nextAttempt(attempts, created_at, now());
  await db.execute(sql`
    UPDATE outbox SET last_error = ${said.slice(0, 500)}, left_to = ${sql.param(to)}::text[],
      run_at = ${(next ?? now()).toISOString()}, given_up_at = ${next ? null : now().toISOString()}
    WHERE id = ${id} AND sent_at IS NULL AND attempts = ${attempts}`);
}
