// When a relay looks, and what it takes. The outbox is real; only where it says so the clock is ours.
import { performance } from 'node:perf_hooks';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTestPool, poolForThisTest } from '#server/testing/test-pool.ts';
import { cloneDatabase } from '#server/testing/test-program.ts';
import {
  type Delivery,
  mostUnderWay,
  NotDelivered,
  NotToBeSent,
  type Relay,
  type RelayOptions,
  startRelay,
} from './relay.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
/** One line to the database: whatever is asked there is answered after what a relay on it asked before. */
let oneLine: pg.Pool;
let tried: string[];

beforeAll(async () => {
  database = await cloneDatabase();
  oneLine = openTestPool(database.connection, 1);
});
afterAll(async () => {
  await oneLine.end();
  await database.drop();
});
beforeEach(async () => {
  await oneLine.query('DELETE FROM outbox');
  tried = [];
});

const left: Delivery = { channel: 'spool', refused: undefined };

const relayOn = (pool: pg.Pool, changes: Partial<RelayOptions> = {}) =>
  startRelay({
    db: drizzle(pool),
    now: () => new Date(),
    deliver: async ({ id }) => {
      tried.push(id);
      return left;
    },
    count: () => {},
    logFault: () => {},
    onSettled: () => {},
    ...changes,
  });

/** Each due a second later than the one before, the last one now. They lie there the other way round. */
async function put(mails: number): Promise<string[]> {
  const { rows } = await oneLine.query<{ id: string }>(
    `INSERT INTO outbox (id, kind, run_at)
     SELECT gen_random_uuid(), 'receipt', now() - n * interval '1 second' FROM generate_series(0, $1::int - 1) AS n
     RETURNING id`,
    [mails],
  );
  return rows.map(({ id }) => id).reverse();
}

interface Row {
  attempts: number;
  last_error: string | null;
  left_to: string[] | null;
  channel: string | null;
  is_sent: boolean;
  is_given_up: boolean;
  wait: number;
}

async function find(id: string | undefined): Promise<Row | undefined> {
  const { rows } = await oneLine.query<Row>(
    `SELECT attempts, last_error, left_to, channel, sent_at IS NOT NULL AS is_sent, given_up_at IS NOT NULL AS is_given_up,
       extract(epoch FROM run_at - now())::float AS wait FROM outbox WHERE id = $1`,
    [id],
  );
  return rows[0];
}

/** A relay whose every try waits until the test ends it. */
function relayInHand(changes: Partial<RelayOptions> = {}) {
  const pool = poolForThisTest(database.connection, 2);
  const tries: PromiseWithResolvers<Delivery>[] = [];
  const settled: string[] = [];
  const counted: string[] = [];
  const faults: unknown[] = [];
  const relay = relayOn(pool, {
    deliver({ id }) {
      tried.push(id);
      const held = Promise.withResolvers<Delivery>();
      tries.push(held);
      return held.promise;
    },
    count: (what, outcome) => counted.push(`${what} ${outcome}`),
    logFault: (fault) => faults.push(fault),
    onSettled: (ids) => settled.push(...ids),
    ...changes,
  });
  onTestFinished(async () => {
    for (const { resolve } of tries) resolve(left);
    await relay.stop();
  });
  return { tries, settled, counted, faults };
}

test('of several that look at the same moment each takes what no other holds, and everything is tried once', async () => {
  const mails = await put(120);
  const pool = poolForThisTest(database.connection, 8);
  const relays = Array.from({ length: 4 }, () => relayOn(pool));
  await expect.poll(() => new Set(tried).size).toBe(mails.length);
  await Promise.all(relays.map((relay) => relay.stop()));
  expect(tried).toHaveLength(mails.length);
});

test('what another holds is not waited for', async () => {
  const [held, ...others] = await put(4);
  const other = new pg.Client(database.connection);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('BEGIN');
  await other.query('SELECT FROM outbox WHERE id = $1 FOR UPDATE', [held]);
  relayInHand();
  await expect.poll(() => tried.toSorted()).toEqual(others.toSorted());
  await other.query('ROLLBACK');
  await expect.poll(() => tried).toContain(held);
});

test('a handful at a time: first what nobody has tried, of that what is due longest', async () => {
  const failed = await put(1);
  await oneLine.query(`UPDATE outbox SET attempts = 1, run_at = now() - interval '1 hour'`);
  const fresh = await put(7);
  relayInHand();
  await expect.poll(() => tried.length).toBeGreaterThanOrEqual(5);
  expect(tried.slice(0, 5).toSorted()).toEqual(fresh.slice(0, 5).toSorted());
  await expect.poll(() => tried).toEqual(expect.arrayContaining(failed));
});

test('no more are taken than were asked for, also where the database knew of one when it made its plan', async () => {
  await put(1);
  await oneLine.query('VACUUM ANALYZE outbox');
  await oneLine.query(
    `INSERT INTO outbox (id, kind, run_at)
     SELECT gen_random_uuid(), 'receipt', now() - n * interval '1 second' FROM generate_series(30, 1, -1) AS n`,
  );
  const { tries } = relayInHand();
  await expect.poll(() => tries.length).toBeGreaterThan(0);
  expect(tries).toHaveLength(5);
});

test('what is on its way is nobody else’s for longer than a mail server may take, and then it is', async () => {
  const [mail] = await put(1);
  relayInHand();
  await expect.poll(() => tried).toEqual([mail]);
  const row = await find(mail);
  expect(row).toMatchObject({ attempts: 1, is_sent: false, is_given_up: false });
  expect(row?.wait).toBeGreaterThan(60);
  expect(row?.wait).toBeLessThanOrEqual(120);
});

test('a try that fails keeps whom it was left to, says why in some words, and is told', async () => {
  const [mail] = await put(1);
  await oneLine.query('UPDATE outbox SET left_to = $1', [['team@a.example']]);
  const { tries, settled, counted } = relayInHand();
  await expect.poll(() => tries.length).toBe(1);
  tries[0]?.reject(new NotDelivered('No line. '.repeat(100)));
  await expect.poll(() => settled).toEqual([mail]);
  const row = await find(mail);
  expect(row).toMatchObject({ attempts: 1, is_given_up: false, left_to: ['team@a.example'] });
  expect(row?.last_error).toBe('No line. '.repeat(100).slice(0, 500));
  expect(counted).toEqual(['mails failed']);
});

test('a fault of ours is logged, and staff are told of it in words that they can read', async () => {
  const [mail] = await put(1);
  const { tries, settled, faults } = relayInHand();
  await expect.poll(() => tries.length).toBe(1);
  const fault = new TypeError('Cannot read properties of undefined');
  tries[0]?.reject(fault);
  await expect.poll(() => settled).toEqual([mail]);
  expect(faults).toEqual([fault]);
  expect(await find(mail)).toMatchObject({
    is_given_up: false,
    last_error: 'It could not be made: something went wrong on our side.',
  });
});

test('what no further try would bring on its way is given up at once', async () => {
  const [mail] = await put(1);
  const { tries, settled } = relayInHand();
  await expect.poll(() => tries.length).toBe(1);
  tries[0]?.reject(new NotToBeSent('Held back.'));
  await expect.poll(() => settled).toEqual([mail]);
  expect(await find(mail)).toMatchObject({ is_given_up: true, last_error: 'Held back.' });
});

test.each([
  ['another took over', 'attempts = attempts + 1', { attempts: 2, is_sent: false }],
  ['another has sent', `sent_at = now(), channel = 'smtp'`, { attempts: 1, is_sent: true, channel: 'smtp' }],
])('what %s meanwhile is not touched by a try that fails late', async (_, meanwhile, row) => {
  const [mail] = await put(1);
  const { tries, settled } = relayInHand();
  await expect.poll(() => tries.length).toBe(1);
  await oneLine.query(`UPDATE outbox SET ${meanwhile}`);
  tries[0]?.reject(new Error('Too late.'));
  await expect.poll(() => settled).toEqual([mail]);
  expect(await find(mail)).toMatchObject({ ...row, last_error: null, is_given_up: false });
});

test('what has left is sent, whatever was thought of it meanwhile', async () => {
  const [mail] = await put(1);
  const { tries, settled, counted } = relayInHand();
  await expect.poll(() => tries.length).toBe(1);
  await oneLine.query(
    `UPDATE outbox SET attempts = 9, given_up_at = now(), last_error = 'Gone.', left_to = ARRAY['team@a.example']`,
  );
  tries[0]?.resolve(left);
  await expect.poll(() => settled).toEqual([mail]);
  expect(await find(mail)).toMatchObject({
    is_sent: true,
    channel: 'spool',
    is_given_up: false,
    last_error: null,
    left_to: null,
  });
  expect(counted).toEqual(['mails sent']);
});

describe('by a clock of ours, after a first look that found nothing', () => {
  let relay: Relay;
  const turn = () => oneLine.query('SELECT');

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    relay = relayOn(oneLine);
    await vi.advanceTimersByTimeAsync(0);
    await turn();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    await relay.stop();
  });

  test('what another program put into the outbox is tried within five seconds', async () => {
    const mails = await put(1);
    await vi.advanceTimersByTimeAsync(5_000);
    await turn();
    expect(tried).toEqual(mails);
  });

  test('what this program put there is tried at once', async () => {
    const mails = await put(1);
    relay.wake();
    await vi.advanceTimersByTimeAsync(500);
    await turn();
    expect(tried).toEqual(mails);
  });

  test('however often it is told of more, it looks', async () => {
    const mails = await put(1);
    for (let told = 0; told < 20; told++) {
      relay.wake();
      await vi.advanceTimersByTimeAsync(60);
    }
    await turn();
    expect(tried).toEqual(mails);
  });

  const howBusy = (utilization: number) =>
    vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ active: 0, idle: 0, utilization });

  test.each([
    ['at once', 0.7, 8],
    ['after seconds, where the program has its hands full', 0.9, 5],
  ])('the next handful is taken %s', async (_, busy, soon) => {
    howBusy(busy);
    await put(8);
    relay.wake();
    const pass = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      for (let answers = 0; answers < 2; answers++) await turn();
      return tried.length;
    };
    expect([await pass(100), await pass(500), await pass(4_000)]).toEqual([5, soon, 8]);
  });

  test('a slow machine whose hands are full of our own mails sends the next of them soon', async () => {
    // As full as can be whenever mails have just been begun, and else idle.
    const begun = { before: 0, last: 0 };
    vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((_, since) => {
      const utilization = begun.last > begun.before ? 1 : 0;
      if (since) Object.assign(begun, { before: begun.last, last: tried.length });
      return { active: 0, idle: 0, utilization };
    });
    await put(20);
    relay.wake();
    for (let tenth = 0; tenth < 20; tenth++) {
      await vi.advanceTimersByTimeAsync(100);
      for (let answers = 0; answers < 2; answers++) await turn();
    }
    expect(tried).toHaveLength(20);
  });

  test('what is put there while it looks is tried at once, too', async () => {
    await relay.stop();
    howBusy(0);
    const db = drizzle(oneLine);
    let mails: string[] = [];
    const execute = async (query: SQL) => {
      const found = await db.execute(query);
      if (mails.length === 0) {
        mails = await put(1);
        relay.wake();
      }
      return found;
    };
    relay = relayOn(oneLine, { db: { execute } as RelayOptions['db'] });
    await vi.advanceTimersByTimeAsync(0);
    await vi.waitUntil(() => mails.length > 0);
    await turn();
    await vi.advanceTimersByTimeAsync(500);
    await turn();
    expect(tried).toEqual(mails);
  });

  test('what was put off by a clock far ahead is tried once the clock is right again', async () => {
    const mails = await put(1);
    await oneLine.query(`UPDATE outbox SET run_at = now() + interval '30 days'`);
    await vi.advanceTimersByTimeAsync(5_000);
    await turn();
    expect(tried).toEqual(mails);
  });

  test('what is not due, was given up or has left is nobody’s to try', async () => {
    const [later, givenUp, sent, due] = await put(4);
    await oneLine.query(`UPDATE outbox SET run_at = now() + interval '1 minute' WHERE id = $1`, [later]);
    await oneLine.query('UPDATE outbox SET given_up_at = now() WHERE id = $1', [givenUp]);
    await oneLine.query(`UPDATE outbox SET sent_at = now(), channel = 'smtp' WHERE id = $1`, [sent]);
    for (let look = 0; look < 3; look++) {
      await vi.advanceTimersByTimeAsync(5_000);
      await turn();
    }
    expect(tried).toEqual([due]);
  });

  test('whoever is stopped waits some seconds for an answer to what it has sent: it is not sent again', async () => {
    await relay.stop();
    const answer = Promise.withResolvers<Delivery>();
    relay = relayOn(oneLine, { deliver: () => answer.promise });
    await put(1);
    await vi.advanceTimersByTimeAsync(0);
    await turn();
    let stopped = false;
    const stopping = relay.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(stopped).toBe(false);
    answer.resolve(left);
    await stopping;
    expect((await oneLine.query('SELECT sent_at FROM outbox')).rows).toEqual([{ sent_at: expect.any(Date) }]);
  });

  test('those that are slow make room for others, up to as many as there are connections', async () => {
    await relay.stop();
    const tries: PromiseWithResolvers<Delivery>[] = [];
    relay = relayOn(oneLine, {
      deliver() {
        const held = Promise.withResolvers<Delivery>();
        tries.push(held);
        return held.promise;
      },
    });
    await put(mostUnderWay + 10);
    const pass = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await turn();
      return tries.length;
    };
    expect(await pass(0)).toBe(5);
    for (let i = 0; i < 9; i++) expect(await pass(100)).toBe(5);
    for (let i = 0; i < 12; i++) await pass(5_000);
    expect(tries).toHaveLength(mostUnderWay);

    tries[0]?.resolve(left);
    for (let i = 0; i < 3; i++) await pass(5_000);
    expect(tries).toHaveLength(mostUnderWay + 1);
    for (const { resolve } of tries) resolve(left);
  });
});
