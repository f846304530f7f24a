import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from './client.ts';
import { createQueryClient } from './query-client.ts';

vi.stubGlobal('navigator', { onLine: true });
const { queries, mutations } = createQueryClient().getDefaultOptions();
const retry = queries?.retry as (failures: number, error: Error) => boolean;

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

test('a read that failed is tried three times more, after a second, then twice as long each time, thirty at most', () => {
  const delay = queries?.retryDelay as (failures: number) => number;
  const away = new Problem('unavailable', 'Please try again in a moment.');
  expect([0, 1, 2, 3].map((failures) => retry(failures, away))).toEqual([true, true, true, false]);
  expect([0, 1, 2, 4, 5, 20].map(delay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
});

test('where the browser knows that it has no line, nobody waits for another try', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(retry(0, new Problem('offline', ''))).toBe(false);
});

test.each(['not_signed_in', 'not_allowed', 'not_found', 'not_valid'] as const)(
  'a refusal that no other try would change is none to repeat: %s',
  (code) => expect(retry(0, new Problem(code, ''))).toBe(false),
);

test('a write is never tried again by itself, and what nobody shows is kept for five minutes', () => {
  expect(mutations?.retry).toBe(0);
  expect(queries?.gcTime).toBe(300_000);
});
