import { expect, test } from 'vitest';
import { responseNote, responseTime } from './figures.ts';

test.each([
  [null, 'N/A', 'Target: As soon as possible'],
  [0, '0 min', 'Target: As soon as possible'],
  [42.4, '42 min', 'Target: As soon as possible'],
  [89.4, '89 min', 'Target: As soon as possible'],
  [216, '216 min', '3.6 h. Target: As soon as possible'],
  [4320, '4 320 min', '3.0 days. Target: As soon as possible'],
])(
  'a response after %s minutes is said in minutes, and a long one in a longer unit beside it',
  (minutes, time, note) => {
    expect(responseTime(minutes).replace(/\s/g, ' ')).toBe(time);
    expect(responseNote(minutes)).toBe(note);
  },
);
