import { expect, test } from 'vitest';
import { describeSignIn } from './describe-sign-in.ts';

const now = new Date('2028-12-05T08:00:00Z');

test.each([
  ['2026-11-18T08:00:00Z', '2028-12-04T22:30:00Z', 'last signed in 05 Dec 2028, 00:30'],
  ['2026-12-07T08:00:00Z', null, 'never signed in'],
  // The audit forgets after 24 months: who was here before is not said to have never been.
  ['2026-12-05T08:00:00Z', null, 'no sign-in for 24 months'],
])('of an account made on %s whose last known sign-in is %s it is said: %s', (created_at, last_sign_in_at, said) => {
  expect(describeSignIn({ created_at, last_sign_in_at }, now)).toBe(said);
});
