import { expect, test } from 'vitest';
import { linkLife, objectionToChange, type StaffChange } from './staff.ts';

const two = ['ceo', 'admin'];
const cases: [StaffChange, { actor: string; target: string; admins: string[] }, RegExp | undefined][] = [
  [{ name: 'X' }, { actor: 'ceo', target: 'ceo', admins: two }, undefined],
  [{ disabled: true }, { actor: 'ceo', target: 'ceo', admins: two }, /your own account/],
  [{ role: 'member' }, { actor: 'ceo', target: 'ceo', admins: two }, /your own role/],
  [{ role: 'admin' }, { actor: 'ceo', target: 'ceo', admins: two }, /your own role/],
  [{ disabled: true }, { actor: 'ceo', target: 'admin', admins: two }, undefined],
  [{ role: 'member' }, { actor: 'ceo', target: 'admin', admins: two }, undefined],
  [{ disabled: true }, { actor: 'ceo', target: 'member', admins: ['ceo'] }, undefined],
  [{ disabled: false }, { actor: 'ceo', target: 'member', admins: ['ceo'] }, undefined],
  // Somebody else was quicker: the actor is no admin any more, or the target is the last one.
  [{ disabled: true }, { actor: 'ceo', target: 'admin', admins: ['admin'] }, /may not do this any more/],
  [{ role: 'member' }, { actor: 'admin', target: 'admin', admins: ['admin'] }, /your own role/],
];

test.each(cases)('a change of %j by and of %j', (change, who, objection) => {
  if (objection) expect(objectionToChange(change, who)).toMatch(objection);
  else expect(objectionToChange(change, who)).toBeUndefined();
});

test('a link in a mail works for three days, half an hour or an hour, by what it is for', () => {
  const hour = 3_600_000;
  expect(linkLife).toEqual({ invitation: 72 * hour, recovery: hour / 2, new_email: hour });
});
