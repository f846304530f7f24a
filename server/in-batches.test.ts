import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inBatches } from './in-batches.ts';

const options = { most: 3, lanes: 1, worthTryingAlone: () => true };

test('what arrives together is done together, at most so many at once, and each gets its own result', async () => {
  const batches: number[][] = [];
  let underWay = 0;
  const double = inBatches(options, async (items: number[]) => {
    batches.push(items);
    expect(++underWay, 'one lane').toBe(1);
    await nextTurn();
    underWay--;
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(await double(6)).toBe(12);
});

test('one that fails takes none of the others with it', async () => {
  const halve = inBatches({ ...options, most: 10 }, async (items: number[]) => {
    await nextTurn();
    if (items.includes(3)) throw new Error('odd');
    return items.map((item) => item / 2);
  });
  const settled = await Promise.allSettled([2, 4, 3, 8].map(halve));
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([1, 2, 'failed', 4]);
});

test('a fault that all share is not repeated for each', async () => {
  let tries = 0;
  const store = inBatches({ ...options, most: 10, worthTryingAlone: () => false }, async (_: number[]) => {
    tries++;
    await nextTurn();
    throw new Error('away');
  });
  const settled = await Promise.allSettled([1, 2, 3, 4].map(store));
  expect(settled.every((one) => one.status === 'rejected')).toBe(true);
  expect(tries).toBe(1);
});

test('what a stuck batch would hold up goes by another lane, never by more than there are, and nothing is forgotten', async () => {
  const stuck = Promise.withResolvers<void>();
  let now = 0;
  let highest = 0;
  const store = inBatches({ ...options, most: 2, lanes: 2 }, async (items: number[]) => {
    highest = Math.max(highest, ++now);
    if (items.includes(1)) await stuck.promise;
    else for (let turn = 0; turn < 10; turn++) await nextTurn();
    now--;
    return items;
  });
  const first = store(1);
  await nextTurn();
  const others: Promise<number>[] = [];
  for (const item of [2, 3, 4, 5, 6, 7, 8]) {
    others.push(store(item));
    await nextTurn();
  }
  expect(await Promise.all(others)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(highest).toBe(2);
  stuck.resolve();
  expect(await first).toBe(1);
});

test('beside a batch under way a few wait for one another, a crowd begins at once, but not where no lane is free', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stuck = Promise.withResolvers<void>();
  const batches: number[][] = [];
  const store = inBatches({ ...options, most: 10, lanes: 2 }, async (items: number[]) => {
    batches.push(items);
    await stuck.promise;
    return items;
  });
  const all = [store(1)];
  await nextTurn();
  all.push(...[2, 3, 4, 5, 6, 7, 8].map(store));
  await nextTurn();
  expect(batches).toEqual([[1]]);
  all.push(store(9));
  await nextTurn();
  expect(batches).toEqual([[1], [2, 3, 4, 5, 6, 7, 8, 9]]);
  all.push(...[10, 11, 12, 13, 14, 15, 16, 17].map(store));
  vi.advanceTimersByTime(5); // for which the few would have waited
  await nextTurn();
  expect(batches).toHaveLength(2);
  stuck.resolve();
  await Promise.all(all);
});
