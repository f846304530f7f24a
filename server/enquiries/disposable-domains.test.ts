import { expect, test } from 'vitest';
import { isDisposable } from './disposable-domains.ts';

test.each([
  ['rank@mailinator.com', true],
  ['rank@MAILINATOR.com', true],
  ['"a@b"@mailinator.com', true],
  ['rank@anything.33mail.com', true],
  ['rank@33mail.com', true],
  ['mailinator.com@nkosilaw.co.za', false],
  ['thandi@not33mail.com', false],
  ['thandi@nkosilaw.co.za', false],
])('that %s can be read by anybody and is kept by nobody: %s', (email, disposable) => {
  expect(isDisposable(email)).toBe(disposable);
});
