import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRelay } from './relay.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const entry = { id: 'one', kind: 'receipt', lead_id: 'lead', link_id: null, attempts: 1, left_to: null };

/** An outbox in which something stands only from the moment that the test puts it there. */
function relayOfNothing() {
  const waiting: object[] = [];
  const tried: string[] = [];
  const relay = startRelay({
    db: { execute: async () => ({ rows: waiting.splice(0) }) } as never,
    now: () => new Date(),
    deliver: async ({ id }) => {
      tried.push(id);
      return { channel: 'spool', refused: undefined };
    },
    count: () => {},
    logFault: () => {},
    onSettled: () => {},
  });
  const put = () => waiting.push({ ...entry, created_at: new Date().toISOString() });
  return { ...relay, put, tried };
}

test('what another program put into the outbox is tried within five seconds', async () => {
  const relay = relayOfNothing();
  await vi.advanceTimersByTimeAsync(10);
  relay.put();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(relay.tried).toEqual(['one']);
  await relay.stop();
});

test('what this program put there is tried at once', async () => {
  const relay = relayOfNothing();
  await vi.advanceTimersByTimeAsync(10);
  relay.put();
  relay.wake();
  await vi.advanceTimersByTimeAsync(500);
  expect(relay.tried).toEqual(['one']);
  await relay.stop();
});
