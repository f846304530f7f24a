import { expect, test } from 'vitest';
import { oneSpelling } from './client-address.ts';

test.each([
  ['198.51.100.8', '198.51.100.8'],
  ['198.51.100.8:51234', '198.51.100.8'],
  ['::ffff:198.51.100.8', '198.51.100.8'],
  ['::FFFF:c633:6408', '198.51.100.8'],
  ['[::ffff:198.51.100.8]:443', '198.51.100.8'],
  ['2001:DB8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8:0:0::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', ''],
  ['198.51.100.8.9', ''],
  ['', ''],
])('%j is the address %j', (written, address) => expect(oneSpelling(written)).toBe(address));
