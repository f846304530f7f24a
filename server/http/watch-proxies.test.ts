import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchProxies } from './watch-proxies.ts';

test.each<[number, string[], number]>([
  [0, [], 0],
  [0, ['198.51.100.8'], 1],
  [0, ['198.51.100.8', '198.51.100.9'], 1],
  [1, ['198.51.100.8'], 0],
  [1, ['6.6.6.6, 198.51.100.8'], 0],
  [2, ['198.51.100.8, 10.0.0.1'], 0],
  [2, ['198.51.100.8', '198.51.100.9'], 1],
])(
  'with TRUST_PROXY=%i, requests from this machine forwarded for %j are warned of %i times',
  async (trusted, forwarded, times) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => said.mockRestore());
    const watch = watchProxies(trusted);
    const app = new Hono().get('/', (c) => {
      watch(c);
      return c.text('');
    });
    const server = await new Promise<ServerType>((resolve) => {
      const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started));
    });
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const { port } = server.address() as AddressInfo;
    const ask = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/`, { headers });
    await ask({});
    for (const address of forwarded) await ask({ 'x-forwarded-for': address });
    expect(said.mock.calls.filter(([line]) => String(line).includes('"proxies differ"'))).toHaveLength(times);
  },
);

test.each([
  ['::ffff:10.1.2.3', 1],
  ['172.31.0.9', 1],
  ['172.32.0.9', 0],
  ['fd00::1', 1],
  ['2001:db8::1', 0],
  ['198.51.100.8', 0],
])(
  'from %s a forwarded request without TRUST_PROXY is warned of %i times: a stranger may write what they like',
  (address, times) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => said.mockRestore());
    const incoming = { socket: { remoteAddress: address } };
    const request = { header: () => '198.51.100.8' };
    watchProxies(0)({ req: request, env: { incoming } } as never);
    expect(said).toHaveBeenCalledTimes(times);
  },
);
