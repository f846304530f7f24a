import { expect, test } from 'vitest';
import { valueInWords } from './lead-fields.ts';

test.each([
  ['estimated_value', '64000', 'R 64 000'],
  ['estimated_value', 'R 88 000', 'R 88 000'],
  ['estimated_value', 'about ninety', 'about ninety'],
  ['phone', '+27835550199', '+27 83 555 0199'],
  ['phone', '083 555 0199', '+27 83 555 0199'],
  ['phone', 'abc', 'abc'],
  ['status', 'proposal_sent', 'Proposal Sent'],
  ['follow_up_on', '2026-11-17', '17 Nov 2026'],
  ['company', '', ''],
] as const)('%s %j is said as %j, however it was typed', (field, typed, said) => {
  expect(valueInWords(field, typed).replace(/\s/g, ' ')).toBe(said);
});
