import { expect, test } from 'vitest';
import { countCharacters } from './use-too-long.ts';

test.each([
  ['', 0],
  ['Nkosi', 5],
  ['Ren\u00e9', 4],
  ['🌾🌾🌾', 3],
  ['👩\u200d👧', 3],
])('%j has %i characters, as the server counts them', (text, characters) => {
  expect(countCharacters(text)).toBe(characters);
});
