import { expect, test } from 'vitest';
import { mergeLive } from './live-message.ts';

test('messages that wait together name each thing once', () => {
  expect(mergeLive({ leads: ['a', 'b'] }, { leads: ['b', 'c'], metrics: [] })).toEqual({
    leads: ['a', 'b', 'c'],
    metrics: [],
  });
});
test('no ids means all of them, whatever is added', () => {
  expect(mergeLive({ leads: [] }, { leads: ['a'] })).toEqual({ leads: [] });
  expect(mergeLive({ leads: ['a'] }, { leads: [] })).toEqual({ leads: [] });
});
test('more than a hundred ids become all of them', () => {
  const ids = Array.from({ length: 100 }, (_, i) => `${i}`);
  expect(mergeLive({ leads: ids }, { leads: ['99'] }).leads).toHaveLength(100);
  expect(mergeLive({ leads: ids }, { leads: ['100'] })).toEqual({ leads: [] });
});
