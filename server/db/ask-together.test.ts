import { expect, onTestFinished, test, vi } from 'vitest';
import { askTogether } from './ask-together.ts';

/** A question whose answers are given by hand; each answer is its number. */
function prepare() {
  const asked: { question: string; answer: () => void; fail: () => void }[] = [];
  const ask = askTogether((question: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const number = asked.length + 1;
    asked.push({ question, answer: () => resolve(number), fail: () => reject(new Error('no line')) });
    return promise;
  });
  return { asked, ask };
}

test('whoever asks while an answer is under way shares the next one, never that one', async () => {
  const { asked, ask } = prepare();
  const first = ask('list');
  const later = [ask('list'), ask('list'), ask('list')];
  expect(asked).toHaveLength(1);
  asked[0]?.answer();
  expect(await first).toBe(1);
  await expect.poll(() => asked.length).toBe(2);
  const latest = ask('list');
  asked[1]?.answer();
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.answer();
  expect(await latest).toBe(3);
});

test('different questions do not wait for each other', async () => {
  const { asked, ask } = prepare();
  void ask('list');
  const other = ask('counts');
  expect(asked.map(({ question }) => question)).toEqual(['list', 'counts']);
  asked[1]?.answer();
  expect(await other).toBe(2);
});

test('a failure is told to those who asked for it, and the next asks again', async () => {
  const { asked, ask } = prepare();
  const first = ask('list');
  const second = ask('list');
  asked[0]?.fail();
  await expect(first).rejects.toThrow('no line');
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer();
  expect(await second).toBe(2);
});

test('a failure that took long is told to all who waited for it, and whoever asks then asks anew', async () => {
  const { asked, ask } = prepare();
  const waiting = [ask('list'), ask('list'), ask('list')].map((one) => one.catch(({ message }: Error) => message));
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000);
  onTestFinished(() => void vi.restoreAllMocks());
  asked[0]?.fail();
  expect(await Promise.all(waiting)).toEqual(['no line', 'no line', 'no line']);
  const next = ask('list');
  asked[1]?.answer();
  expect(await next).toBe(2);
});

test('when all is answered nothing is kept: the next question is asked at once', async () => {
  const { asked, ask } = prepare();
  const first = ask('list');
  asked[0]?.answer();
  await first;
  void ask('list');
  expect(asked).toHaveLength(2);
});
