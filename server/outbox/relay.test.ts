// When a relay looks, and what it takes. The outbox is real; only where it says so the clock is ours.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cloneDatabase } from '#server/testing/test-program.ts';
import { type Relay, startRelay } from './relay.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
/** One line to the database: whatever is asked there is answered after what a relay on it asked before. */
let oneLine: pg.Pool;
let tried: string[];

beforeAll(async () => {
  database = await cloneDatabase();
  oneLine = new pg.Pool({ ...database.connection, max: 1 });
});
afterAll(async () => {
  await oneLine.end();
  await database.drop();
});
beforeEach(async () => {
  await oneLine.query('DELETE FROM outbox');
  tried = [];
});

const relayOn = (pool: pg.Pool) =>
  startRelay({
    db: drizzle(pool),
    now: () => new Date(),
    deliver: async ({ id }) => {
      tried.push(id);
      return { channel: 'spool', refused: undefined };
    },
    count: () => {},
    logFault: () => {},
    onSettled: () => {},
  });

async function put(mails: number): Promise<string[]> {
  const { rows } = await oneLine.query<{ id: string }>(
    `INSERT INTO outbox (id, kind) SELECT gen_random_uuid(), 'receipt' FROM generate_series(1, $1) RETURNING id`,
    [mails],
  );
  return rows.map(({ id }) => id);
}

test('of several that look at the same moment each takes what no other holds, and everything is tried once', async () => {
  const mails = await put(120);
  const pool = new pg.Pool({ ...database.connection, max: 8 });
  const relays = Array.from({ length: 4 }, () => relayOn(pool));
  await expect.poll(() => new Set(tried).size, { timeout: 15_000 }).toBe(mails.length);
  await Promise.all(relays.map((relay) => relay.stop()));
  await pool.end();
  expect(tried).toHaveLength(mails.length);
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
    await relay.stop();
    vi.useRealTimers();
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
});
