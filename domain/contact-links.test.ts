import { expect, test } from 'vitest';
import { siteLink } from './contact-links.ts';

test.each([
  ['nkosilaw.co.za', 'http://nkosilaw.co.za/'],
  ['www.nkosilaw.co.za/team?lang=af', 'http://www.nkosilaw.co.za/team?lang=af'],
  ['https://nkosilaw.co.za', 'https://nkosilaw.co.za/'],
  ['HTTP://Nkosilaw.co.za:8080/', 'http://nkosilaw.co.za:8080/'],
  ['//nkosilaw.co.za', 'http://nkosilaw.co.za/'],
  ['müller.co.za', 'http://xn--mller-kva.co.za/'],
])('%s opens %s', (typed, link) => {
  expect(siteLink(typed)).toBe(link);
});

test.each([
  '',
  'none',
  'n/a',
  'not yet.',
  'coming soon',
  'nkosilaw.co.za or nkosi.com',
  'info@nkosilaw.co.za',
  'https://bank.co.za@evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://nkosilaw.co.za',
  'localhost:3000',
  '192.168.0.1',
  'http://[::1]/',
  'https://',
])('%s is no site to open', (typed) => {
  expect(siteLink(typed)).toBeUndefined();
});
