// Whose request it is. A forwarded header counts only as far as our own proxies wrote it.
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

export function clientAddress(c: Context, trustedProxies: number): string {
  const socket = oneSpelling(getConnInfo(c).remote.address ?? '');
  if (trustedProxies === 0) return socket;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',');
  // Each proxy appends the address it saw: the first one that a stranger cannot have written is counted from the end.
  return oneSpelling(forwarded.at(-trustedProxies)?.trim() ?? '') || socket;
}

/** Of the many ways to write an address, with a port or without; empty where it is none. */
export function oneSpelling(written: string): string {
  const bare = written
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const version = isIP(bare);
  if (version !== 6) return version === 4 ? bare : '';
  const address = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(address) ?? [];
  if (!high || !low) return address;
  const bytes = [high, low].flatMap((pair) => [Number.parseInt(pair, 16) >> 8, Number.parseInt(pair, 16) & 255]);
  return bytes.join('.');
}
