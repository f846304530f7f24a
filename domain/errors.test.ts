import { expect, test } from 'vitest';
import { z } from 'zod';
import { inPlainWords, refusalOf } from './errors.ts';

test.each([
  ['a number for text', z.string(), 5, 'Please fill this in as text.'],
  ['a word for a number', z.coerce.number(), 'many', 'Please give a number.'],
  ['a part for a whole number', z.coerce.number().int(), '1.5', 'Please give a whole number.'],
  ['too small a number', z.int().min(1), 0, 'Please give at least 1.'],
  ['too large a number', z.int().max(100), 101, 'Please give at most 100.'],
  ['too short a text', z.string().min(2), 'x', 'Please give at least 2 characters.'],
  ['too long a text', z.string().max(3), 'long', 'Please give at most 3 characters.'],
  ['a word for yes or no', z.boolean(), 'yes', 'Please say yes or no.'],
  ['one thing for a list', z.array(z.string()), 'one', 'Please give a list.'],
  ['an unknown choice', z.enum(['new', 'won']), 'old', 'Please choose one of these: new, won.'],
  ['what cannot be an id', z.uuid(), 'x', 'Please check this.'],
  ['what a schema has words for', z.int('Please load the lead again.'), 'x', 'Please load the lead again.'],
])('%s is answered with what is wanted, in plain words', (_, value, given, sentence) => {
  const { error } = z.object({ value }).safeParse({ value: given }, { error: inPlainWords });
  expect(error && refusalOf(error).fields).toEqual({ value: [sentence] });
});

test('what has no fields at all is told so', () => {
  const { error } = z.object({ name: z.string() }).safeParse(null, { error: inPlainWords });
  expect(error && refusalOf(error).fields).toEqual({ form: ['Please send fields by their names.'] });
});
