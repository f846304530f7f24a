// When a relay looks. Its clock is ours here; the outbox is real.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cloneDatabase } from '#server/testing/test-program.ts';
import { type Relay, startRelay } from './relay.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let pool: pg.Pool;
let relay: Relay;
let tried: string[];

beforeAll(async () => {
  database = await cloneDatabase();
  // One line to the database: whatever is asked there is answered after what the relay asked before.
  pool = new pg.Pool({ ...database.connection, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
const turn = () => pool.query('SELECT');

beforeEach(async () => {
  await pool.query('DELETE FROM outbox');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  tried = [];
  relay = startRelay({
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
  // It has looked once, and found nothing.
  await vi.advanceTimersByTimeAsync(0);
  await turn();
});
afterEach(async () => {
  await relay.stop();
  vi.useRealTimers();
});

async function putOne(): Promise<string> {
  const { rows } = await pool.query(`INSERT INTO outbox (id, kind) VALUES (gen_random_uuid(), 'receipt') RETURNING id`);
  return rows[0].id;
}

test('what another program put into the outbox is tried within five seconds', async () => {
  const id = await putOne();
  await vi.advanceTimersByTimeAsync(5_000);
  await turn();
  expect(tried).toEqual([id]);
});

test('what this program put there is tried at once', async () => {
  const id = await putOne();
  relay.wake();
  await vi.advanceTimersByTimeAsync(500);
  await turn();
  expect(tried).toEqual([id]);
});
