import { expect, test, vi } from 'vitest';
import { noteConversion, onConversion } from './conversion.ts';

test('what arrived before anybody listened is told to the first who does, and once', () => {
  const [early, late] = [vi.fn(), vi.fn()];
  const [first, second] = ['one', 'two'].map((id) => ({ id, form: 'contact' }));
  if (!first || !second) throw new Error('There are two.');
  noteConversion(first);
  const stop = onConversion(early);
  noteConversion(second);
  const stopLate = onConversion(late);
  expect(early.mock.calls).toEqual([[first], [second]]);
  expect(late).not.toHaveBeenCalled();
  stop();
  noteConversion(first);
  expect(early).toHaveBeenCalledTimes(2);
  expect(late.mock.calls).toEqual([[first]]);
  stopLate();
});
