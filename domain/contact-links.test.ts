import { expect, test } from 'vitest';
import { mailLink, phoneLink, shownPhone, siteLink, whatsappLink } from './contact-links.ts';

test.each([
  ['+27821234567', 'tel:+27821234567', '+27 82 123 4567'],
  ['082 123 4567', 'tel:+27821234567', '+27 82 123 4567'],
  ['+27115550100;ext=204', 'tel:+27115550100;ext=204', '+27 11 555 0100 ext. 204'],
  ['+442079460000', 'tel:+442079460000', '+442079460000'],
  ['+27 (0)800 HELP', 'tel:+270800', '+270800'],
])('%s is called by %s and reads %s', (phone, link, shown) => {
  expect([phoneLink(phone), shownPhone(phone)]).toEqual([link, shown]);
});

test('a chat goes to the bare number, with every sign of the greeting as typed', () => {
  expect(whatsappLink('082 123 4567', 'Hi & hello? #1')).toBe(
    'https://wa.me/27821234567?text=Hi%20%26%20hello%3F%20%231',
  );
  expect(whatsappLink('+27115550100;ext=204', 'Hi')).toBe('https://wa.me/27115550100?text=Hi');
});

test.each([
  [['thandi@nkosilaw.co.za'], 'mailto:thandi@nkosilaw.co.za'],
  [['thandi@nkosilaw.co.za', 'Your site'], 'mailto:thandi@nkosilaw.co.za?subject=Your%20site'],
  [['a?cc=b&c@d.za', 'x&y', 'z'], 'mailto:a%3Fcc%3Db%26c@d.za?subject=x%26y&body=z'],
] as [[string, string?, string?], string][])('a mail for %j is begun by %s', (parts, link) => {
  expect(mailLink(...parts)).toBe(link);
});

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
  'https://:secret@evil.example/',
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
