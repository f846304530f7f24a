import { expect, test } from 'vitest';
import { meantAddress } from './meant-address.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['mgail.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.om', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.cmo', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gmal.co', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['gmail..com', 'gmail.com'],
  ['gmail.com.', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmai.co.za', 'hotmail.co.za'],
  ['outlok.com', 'outlook.com'],
  ['outlook.co', 'outlook.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahooo.co.uk', 'yahoo.co.uk'],
  ['yahoo.co.u', 'yahoo.co.uk'],
  ['icloud.co', 'icloud.com'],
  ['iclould.com', 'icloud.com'],
  ['live.con', 'live.com'],
  ['mweb.co.z', 'mweb.co.za'],
  ['mweb.coza', 'mweb.co.za'],
  ['mweb.co', 'mweb.co.za'],
  ['telkomsa.ne', 'telkomsa.net'],
  ['telkmsa.net', 'telkomsa.net'],
  ['vodmail.co.za', 'vodamail.co.za'],
  ['webmial.co.za', 'webmail.co.za'],
  // Of any house, where nothing in the world ends so.
  ['dube-attorneys.con', 'dube-attorneys.com'],
  ['dube.co.z', 'dube.co.za'],
  ['dube.coza', 'dube.co.za'],
  ['dube.com.za', 'dube.co.za'],
  ['dube.law.nte', 'dube.law.net'],
])('%s is nearly certainly %s', (typed, meant) => {
  expect(meantAddress(`thandi@${typed}`)).toBe(`thandi@${meant}`);
});

test.each([
  'gmail.com',
  'GMail.com',
  'gmail.co.za',
  'googlemail.com',
  'mail.com',
  'ymail.com',
  'email.com',
  'hmail.com',
  'gmx.com',
  'gmx.net',
  'gail.com',
  'grail.com',
  'yahoo.com',
  'yahoo.co.za',
  'yahoo.ca',
  'yahoo.com.au',
  'wahoo.com',
  'rocketmail.com',
  'hotmail.co.za',
  'hotmail.fr',
  'outlook.co.za',
  'outlook.de',
  'live.co.za',
  'love.com',
  'five.com',
  'olive.com',
  'me.com',
  'cloud.com',
  'web.co.za',
  'webb.co.za',
  'mweb.com',
  'telkom.co.za',
  'telkom.net',
  'vodacom.co.za',
  'webmail.com',
  'proton.me',
  'startup.co',
  'dube.cm',
  'dube.co.za',
  'dube.org.za',
  'dube.co.sz',
  'mail.gmail.example',
])('%s is left as it is', (domain) => {
  expect(meantAddress(`thandi@${domain}`)).toBeUndefined();
});

test.each([
  ['Thandi <thandi@dube.co.za>', 'thandi@dube.co.za'],
  ['"Dube, Thandi" <thandi@dube.co.za>;', 'thandi@dube.co.za'],
  ['<thandi@dube.co.za>', 'thandi@dube.co.za'],
  ['< thandi@dube.co.za >', 'thandi@dube.co.za'],
  ['Thandi <thandi@dube.co.za', 'thandi@dube.co.za'],
  ['mailto:thandi@dube.co.za', 'thandi@dube.co.za'],
  ['MAILTO:thandi@dube.co.za?subject=A%20site', 'thandi@dube.co.za'],
  ['<mailto:thandi@dube.co.za>', 'thandi@dube.co.za'],
  ['thandi@dube.co.za<mailto:thandi@dube.co.za>', 'thandi@dube.co.za'],
  ['Thandi <thandi@gmial.com>', 'thandi@gmail.com'],
  ['thandi@dube.co.za.', 'thandi@dube.co.za'],
])('%s, as it was copied, is %s', (copied, meant) => {
  expect(meantAddress(copied)).toBe(meant);
});

test.each([
  '',
  'thandi',
  'thandi@',
  '@gmial.com',
  'a@b@gmial.com',
  'two words@gmial.com',
  '@',
  'Thandi <>',
  'Thandi <thandi>',
  '<a@b@gmial.com>',
  'mailto:',
])('of %j nothing is guessed', (typed) => {
  expect(meantAddress(typed)).toBeUndefined();
});

test('the name before the sign stays as it was typed', () => {
  expect(meantAddress(' Thandi.Dube+web@Gmial.Com ')).toBe('Thandi.Dube+web@gmail.com');
});
