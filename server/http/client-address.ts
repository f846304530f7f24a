// Whose request it is. A forwarded header counts only as far as our own proxies wrote it.
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

export function clientAddress(c: Context, trustedProxies: number): string {
  const socket = getConnInfo(c).remote.address ?? '';
  if (trustedProxies === 0) return normalise(socket);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  // Each proxy appends the address it saw: the first one that a stranger cannot have written is counted from the end.
  return normalise(forwarded.at(-trustedProxies) || socket);
}

function normalise(address: string): string {
  return address.replace(/^::ffff:/, '');
}
