import { expect, test } from 'vitest';
import { describeAge } from './age.ts';

const now = new Date('2026-11-15T12:00:00Z');

test.each([
  ['2026-11-15T12:00:05Z', 'Just now'],
  ['2026-11-15T11:00:01Z', 'Just now'],
  ['2026-11-15T11:00:00Z', '1h ago'],
  ['2026-11-14T12:00:01Z', '23h ago'],
  ['2026-11-14T12:00:00Z', '1d ago'],
  ['2026-11-08T12:00:01Z', '6d ago'],
  ['2026-11-08T12:00:00Z', '1w ago'],
  ['2026-08-01T12:00:00Z', '15w ago'],
])('%s is %s', (since, words) => {
  expect(describeAge(new Date(since), now)).toBe(words);
});
