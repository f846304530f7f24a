import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { clientAddress, oneSpelling } from './client-address.ts';

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

const visitor = '198.51.100.8';
test.each<[number, string | undefined, string]>([
  [0, undefined, '127.0.0.1'],
  [0, visitor, '127.0.0.1'],
  [1, visitor, visitor],
  [1, `6.6.6.6, ${visitor}`, visitor],
  [1, `6.6.6.6 ,  [2001:db8::1]:443 `, '2001:db8::1'],
  [1, `6.6.6.6, ::ffff:${visitor}`, visitor],
  [1, undefined, '127.0.0.1'],
  [1, `${visitor}, unknown`, '127.0.0.1'],
  [2, `6.6.6.6, ${visitor}, 10.0.0.1`, visitor],
  [2, `6.6.6.6, unknown, 10.0.0.1`, '127.0.0.1'],
  [2, '10.0.0.1', '127.0.0.1'],
])('behind %i proxies of ours, a request forwarded for %j comes from %s', async (proxies, forwarded, address) => {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, proxies)));
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0 }, () => resolve(started));
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = { connection: 'close', ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
  expect(await (await fetch(url, { headers })).text()).toBe(address);
});
