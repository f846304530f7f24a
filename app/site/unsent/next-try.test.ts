import { expect, test } from 'vitest';
import { triedAgain, waitFor } from './next-try.ts';

const [minute, day] = [60_000, 24 * 3_600_000];
const now = Date.parse('2026-11-16T08:00:00Z');
const entry = { submission_id: 'one', fields: {}, created_at: now, attempts: 0, next_at: 0 };

test.each([
  ['never tried', 0, 0],
  ['due', now - 1, 0],
  ['put off', now + minute, minute],
  ['put off by a clock that was far ahead', now + 400 * day, 0],
  ['put off by a clock that was far behind', now - 400 * day, 0],
])('one that was %s waits so long', (_, next_at, wait) => {
  expect(waitFor({ ...entry, next_at }, now)).toBe(wait);
});

test('each try waits longer, as long as the server asks, and never more than five minutes', () => {
  expect(triedAgain(entry, 0, now).next_at).toBe(now + 5_000);
  expect(triedAgain({ ...entry, attempts: 1 }, 0, now).next_at).toBe(now + 15_000);
  expect(triedAgain(entry, 60, now).next_at).toBe(now + minute);
  expect(triedAgain({ ...entry, attempts: 30 }, 3600, now).next_at).toBe(now + 5 * minute);
});

test('a clock alone makes nothing old; many tries over more than a month do, and then the person is asked', () => {
  expect(triedAgain({ ...entry, created_at: now - 400 * day }, 0, now).held).toBeUndefined();
  expect(triedAgain({ ...entry, attempts: 50 }, 0, now).held).toBeUndefined();
  expect(triedAgain({ ...entry, created_at: now - 29 * day, attempts: 50 }, 0, now).held).toBeUndefined();
  expect(triedAgain({ ...entry, created_at: now - 31 * day, attempts: 7 }, 0, now).held?.why).toBe('old');
});
