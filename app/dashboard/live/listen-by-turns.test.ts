import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenByTurns, type Turns } from './listen-by-turns.ts';

let name = 0;
let open: Turns[] = [];
let listening: string[] = [];

beforeEach(() => {
  name++;
  listening = [];
});
afterEach(() => {
  for (const turns of open) turns.end();
  open = [];
  vi.restoreAllMocks();
});

function tab(called: string, { shown } = { shown: false }): Turns {
  const turns = listenByTurns(`desk ${name}`, shown, () => {
    listening.push(called);
    return () => {
      listening = listening.filter((other) => other !== called);
    };
  });
  open.push(turns);
  return turns;
}

const settled = async () => {
  for (let i = 0; i < 5; i++) await new Promise(setImmediate);
};

test('of many tabs one listens, and the next goes on when it is closed', async () => {
  const [first, second] = ['first', 'second', 'third'].map((called) => tab(called)) as [Turns, Turns];
  await settled();
  expect(listening).toEqual(['first']);
  first.end();
  await settled();
  expect(listening).toEqual(['second']);
  second.end();
  await settled();
  expect(listening).toEqual(['third']);
});

test('a tab that is opened before the eyes of somebody listens at once', async () => {
  tab('first');
  await settled();
  tab('second', { shown: true });
  await settled();
  expect(listening).toEqual(['second']);
});

test('whoever takes the turn listens alone, again and again', async () => {
  const tabs = { first: tab('first'), second: tab('second') };
  for (const one of ['second', 'first', 'first', 'second'] as const) {
    tabs[one].take();
    await settled();
    expect(listening).toEqual([one]);
  }
  tabs.second.end();
  await settled();
  expect(listening).toEqual(['first']);
});

test.each([
  ['waited', false],
  ['took its turn', true],
])('one that is closed while it %s never listens', async (_, shown) => {
  tab('first');
  await settled();
  tab('second', { shown }).end();
  await settled();
  open[0]?.end();
  await settled();
  expect(listening).toEqual([]);
});

test.each([
  ['are none', undefined],
  ['are forbidden', { request: () => Promise.reject(new DOMException('Not here.', 'SecurityError')) }],
])('where turns %s each tab listens by itself', async (_, locks) => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as unknown as LockManager);
  tab('first').take();
  const second = tab('second', { shown: true });
  await settled();
  expect(listening).toEqual(['first', 'second']);
  second.end();
  await settled();
  expect(listening).toEqual(['first']);
});
