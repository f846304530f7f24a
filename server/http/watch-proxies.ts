// Where TRUST_PROXY and the proxies in front do not fit, all visitors count as one and together meet the limits. Nothing else
// shows it before somebody is refused, so the log says it, once.
import { BlockList, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { log } from '#server/log.ts';
import { oneSpelling } from './client-address.ts';

/** Only a proxy speaks to us from there; whoever comes from outside may write what they like. */
const near = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(net, bits);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

export function watchProxies(trustedProxies: number): (c: Context) => void {
  let isTold = false;
  return (c) => {
    const forwarded = isTold ? undefined : c.req.header('x-forwarded-for');
    if (!forwarded) return;
    const named = forwarded.split(',').length;
    if (trustedProxies > 0 ? named >= trustedProxies : !isNear(getConnInfo(c).remote.address)) return;
    isTold = true;
    const message =
      trustedProxies === 0
        ? 'A proxy stands in front and TRUST_PROXY is 0: all visitors count as one, and are refused together. Set it to the number of proxies.'
        : 'X-Forwarded-For names fewer addresses than TRUST_PROXY has proxies: all visitors count as one, and are refused together.';
    log('warn', 'proxies differ', { message, trusted: trustedProxies, named });
  };
}

function isNear(written = ''): boolean {
  const address = oneSpelling(written);
  return near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
