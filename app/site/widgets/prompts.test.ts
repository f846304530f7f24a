import { describe, expect, test } from 'vitest';
import { type Circumstances, mayPrompt } from './conductor.ts';
import { isThrownUp } from './exit-signs.ts';

describe('the conductor lets a prompt in', () => {
  const quiet: Circumstances = { open: null, writing: false, busy: false, converted: false, savesData: false };
  test.each<[string, Partial<Circumstances>, boolean]>([
    ['when nothing else is going on', {}, true],
    ['not beside another', { open: 'help' }, false],
    ['not while somebody writes', { writing: true }, false],
    ['not while a menu or dialog is open', { busy: true }, false],
    ['not after an enquiry', { converted: true }, false],
    ['not where data is to be saved', { savesData: true }, false],
  ])('%s', (_, circumstances, lets) => {
    expect(mayPrompt({ ...quiet, ...circumstances })).toBe(lets);
  });
});

describe('a page that is thrown back up', () => {
  const throwUp = (from: number, by: number, ms: number, at = 30_000) =>
    [0, 1, 2, 3, 4].map((i) => ({ at: at - ms + (ms * i) / 4, y: from - (by * i) / 4 }));
  test.each([
    ['a fast throw after half a minute is a sign', throwUp(2000, 600, 300), 30_000, true],
    ['a slow one is reading back', throwUp(2000, 300, 390), 30_000, false],
    ['a short one is nothing', throwUp(2000, 100, 50), 30_000, false],
    ['downwards is nothing', throwUp(2000, -900, 300), 30_000, false],
    ['within the first twenty seconds is nothing', throwUp(2000, 600, 300, 19_999), 19_999, false],
    ['from twenty seconds on it is a sign', throwUp(2000, 600, 300, 20_000), 20_000, true],
    ['long ago is nothing', throwUp(2000, 600, 300, 25_000), 30_000, false],
    ['no movement at all is nothing', [], 30_000, false],
  ])('%s', (_, samples, now, sign) => {
    expect(isThrownUp(samples, now)).toBe(sign);
  });
});
