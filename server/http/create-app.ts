// The outer shell of every request: id, address, headers, errors; inside it the API, and the site for the rest.
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { RequestEnv } from '#server/deps.ts';
import type { LogFault } from '#server/fault-log.ts';
import { clientAddress } from './client-address.ts';
import { answerError } from './errors.ts';
import { commonHeaders, dataPolicy } from './security-headers.ts';
import { serveSite } from './serve-site.ts';
import type { Site } from './site-files.ts';

export function createApp(options: {
  api: Hono<RequestEnv>;
  site: Site;
  publicUrl: string | undefined;
  trustedProxies: number;
  logFault: LogFault;
}) {
  const headers = Object.entries({
    ...commonHeaders(options.publicUrl),
    'Content-Security-Policy': dataPolicy,
    'Cache-Control': 'no-store',
  });
  const app = new Hono<RequestEnv>();
  app.use((c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('clientAddress', clientAddress(c, options.trustedProxies));
    // Straight onto the answer: what a handler says itself takes their place.
    for (const [name, value] of headers) c.env.outgoing.setHeader(name, value);
    c.env.outgoing.setHeader('X-Request-Id', requestId);
    return next();
  });
  app.onError(answerError(options.logFault));
  app.route('/', options.api);
  app.all('*', serveSite(options.site));
  return app;
}
