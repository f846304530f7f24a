import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ifFree, inTurn } from './in-turn.ts';

const begun = vi.fn(async () => {});
const nothing = Promise.withResolvers<void>();
let id = 0;

beforeEach(() => {
  id++;
  begun.mockClear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Somebody else is at it until told to end. */
async function another(): Promise<() => void> {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const { promise: begins, resolve: hasBegun } = Promise.withResolvers<void>();
  void inTurn(String(id), () => {
    hasBegun();
    return end;
  });
  await begins;
  return resolve;
}

test('whoever comes second begins when the first has ended', async () => {
  const end = await another();
  const second = inTurn(String(id), begun);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).not.toHaveBeenCalled();
  end();
  await second;
  expect(begun).toHaveBeenCalledOnce();
});

test.each([
  ['a second and a half', undefined, 1_500],
  ['as long as was said', 30_000, 30_000],
])('one that does not end is waited for %s, and then the work is done once', async (_, wait, ms) => {
  const end = await another();
  const second = inTurn(String(id), begun, wait);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await second;
  end();
  await vi.advanceTimersByTimeAsync(ms);
  expect(begun).toHaveBeenCalledOnce();
});

test('where another is at it, what is done only if it is free is not done', async () => {
  const end = await another();
  await ifFree(String(id), begun);
  expect(begun).not.toHaveBeenCalled();
  end();
});

test.each([
  [
    'throw',
    () => {
      throw new Error('forbidden');
    },
  ],
  ['never answer', () => nothing.promise],
])('where locks %s, the work is done all the same, and once', async (_, request) => {
  vi.spyOn(navigator.locks, 'request').mockImplementation(request);
  const done = Promise.all([inTurn(String(id), begun), ifFree(`${id} free`, begun)]);
  await vi.advanceTimersByTimeAsync(3_000);
  await done;
  vi.mocked(navigator.locks.request).mockRestore();
  expect(begun).toHaveBeenCalledTimes(2);
});
