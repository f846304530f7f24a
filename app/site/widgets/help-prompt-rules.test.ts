import { describe, expect, test } from 'vitest';
import { comesNearer, type HelpEvent, type HelpState, helpTimings, nextCheck, nextHelp } from './help-prompt-rules.ts';

const second = 1000;
const minute = 60 * second;
const fresh: HelpState = {
  path: '/',
  openedAt: 0,
  interacted: false,
  lastShownAt: null,
  dismissed: false,
  shown: null,
};
const check: HelpEvent = { kind: 'check', free: true };

describe('a check shows the prompt', () => {
  test.each<[string, Partial<HelpState>, number, boolean]>([
    ['after exactly a minute', {}, minute, true],
    ['not a moment earlier', {}, minute - 1, false],
    ['after thirty minutes', {}, 30 * minute, true],
    ['not after more', {}, 30 * minute + 1, false],
    ['not once the visitor has done anything', { interacted: true }, minute, false],
    ['not once it was closed', { dismissed: true }, minute, false],
    ['not five minutes after the last one', { lastShownAt: minute }, 6 * minute, false],
    ['but a moment later', { lastShownAt: minute }, 6 * minute + 1, true],
    ['counted from when this page was opened', { openedAt: minute }, minute + 59 * second, false],
    ...['/dashboard', '/dashboard/settings', '/login', '/auth/callback', '/admin'].map(
      (path): [string, Partial<HelpState>, number, boolean] => [`never on ${path}`, { path }, minute, false],
    ),
  ])('%s', (_, state, now, shows) => {
    expect(nextHelp({ ...fresh, ...state }, check, now).shown !== null).toBe(shows);
  });

  test('only while nothing else asks for attention, and looks again a minute later', () => {
    const refused = nextHelp(fresh, { kind: 'check', free: false }, minute);
    expect(refused.shown).toBeNull();
    expect(nextCheck(refused, minute)).toBe(2 * minute);
  });
});

test.each<[string, Partial<HelpState>, number, number | null]>([
  ['a minute after the page was opened', { openedAt: minute }, minute + second, 2 * minute],
  [
    'when the prompt is to go',
    { shown: { minimised: false, endsAt: 75 * second, hideAt: 75 * second } },
    minute,
    75 * second,
  ],
  ['not while it is minimised', nextHelp(nextHelp(fresh, check, minute), { kind: 'minimise' }, minute), minute, null],
  ['not where it never shows', { path: '/dashboard' }, 0, null],
  ['not beyond half an hour', {}, 29.5 * minute, null],
])('it is looked at again: %s', (_, state, now, at) => {
  expect(nextCheck({ ...fresh, ...state }, now)).toBe(at);
});

describe('the prompt', () => {
  const shown = nextHelp(fresh, check, minute);
  const told = (...events: [HelpEvent, number][]) =>
    events.reduce((state, [event, at]) => nextHelp(state, event, minute + at), shown);
  const other: HelpEvent = { kind: 'interaction', approach: false };
  const step: HelpEvent = { kind: 'interaction', approach: true };

  test.each<[string, [HelpEvent, number][], boolean]>([
    ['stays for fifteen seconds', [[check, 14_999]], true],
    ['then goes', [[check, 15_000]], false],
    ['goes at once with a click elsewhere, a scroll, a key, a movement', [[other, 5]], false],
    [
      'stays a moment for somebody who is on the way to it',
      [
        [step, 100],
        [check, 499],
      ],
      true,
    ],
    [
      'goes when they stop',
      [
        [step, 100],
        [check, 500],
      ],
      false,
    ],
    [
      'goes at once when they turn away',
      [
        [step, 100],
        [other, 110],
      ],
      false,
    ],
    [
      'waits for each further step',
      [
        [step, 100],
        [step, 400],
        [step, 700],
        [check, 1099],
      ],
      true,
    ],
    [
      'stays when they arrive',
      [
        [step, 100],
        [{ kind: 'reached' }, 400],
        [check, 5000],
      ],
      true,
    ],
    [
      'still goes after fifteen seconds',
      [
        [step, 14_900],
        [{ kind: 'reached' }, 14_950],
        [step, 14_990],
        [check, 15_000],
      ],
      false,
    ],
    [
      'minimised, stays',
      [
        [{ kind: 'minimise' }, 900],
        [check, 60_000],
        [other, 61_000],
        [check, 70_000],
      ],
      true,
    ],
    [
      'opened again, has its fifteen seconds',
      [
        [{ kind: 'minimise' }, 1],
        [{ kind: 'minimise' }, 20_000],
        [{ kind: 'reached' }, 21_000],
        [check, 34_999],
      ],
      true,
    ],
    [
      'and goes',
      [
        [{ kind: 'minimise' }, 1],
        [{ kind: 'minimise' }, 20_000],
        [check, 35_000],
      ],
      false,
    ],
    ['does not go while the focus is in it', [[{ ...check, inUse: true }, 15_000]], true],
    [
      'goes fifteen seconds after it was last in it',
      [
        [{ ...check, inUse: true }, 15_000],
        [check, 30_000],
      ],
      false,
    ],
    ['goes with the page', [[{ kind: 'page', path: '/about' }, 5]], false],
    [
      'goes with the page also when minimised',
      [
        [{ kind: 'minimise' }, 1],
        [{ kind: 'page', path: '/about' }, 5],
      ],
      false,
    ],
    ['goes when it has led to the form', [[{ kind: 'contact' }, 5]], false],
    ['goes when it is closed', [[{ kind: 'close' }, 5]], false],
  ])('%s', (_, events, stays) => {
    expect(told(...events).shown !== null).toBe(stays);
  });

  test('closed once, it does not come back on any page', () => {
    const closed = nextHelp(told([{ kind: 'close' }, 5]), { kind: 'page', path: '/about' }, 2 * minute);
    expect(closed.dismissed).toBe(true);
    expect(nextCheck(closed, 2 * minute)).toBeNull();
  });

  test('that went by itself may come again when five minutes have passed', () => {
    const gone = told([check, 15_000]);
    expect(nextCheck(gone, minute + 15_000)).toBe(minute + helpTimings.gap + 1);
  });

  test('does not come again to somebody who has done anything', () => {
    expect(nextCheck(told([other, 5]), 2 * minute)).toBeNull();
  });
});

describe('a movement comes nearer to a box from 100 to 200', () => {
  const box = { left: 100, top: 100, right: 200, bottom: 200 };

  test.each<[string, [number, number], [number, number], boolean]>([
    ['from the left', [50, 150], [10, 0], true],
    ['from above on the right', [250, 50], [-1, 0], true],
    ['from above', [150, 50], [0, 10], true],
    ['from below', [150, 250], [0, -10], true],
    ['away from it', [50, 150], [-1, 0], false],
    ['away from it upwards', [150, 50], [0, -10], false],
    ['along its side', [50, 150], [0, 10], false],
    ['past it', [210, 150], [20, 0], false],
    ['out of it', [201, 150], [10, 0], false],
    ['without having moved', [50, 50], [0, 0], false],
  ])('%s', (_, [clientX, clientY], [movementX, movementY], nearer) => {
    expect(comesNearer({ clientX, clientY, movementX, movementY }, box)).toBe(nearer);
  });
});
