// The outer shell of every request: id, address, headers, errors; inside it the API, and the site for the rest.
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { RequestEnv } from '#server/deps.ts';
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
}) {
  const headers = Object.entries(commonHeaders(options.publicUrl));
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    c.set('clientAddress', clientAddress(c, options.trustedProxies));
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
    c.res.headers.set('X-Request-Id', c.var.requestId);
    if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', dataPolicy);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  app.onError(answerError);
  app.route('/', options.api);
  app.all('*', serveSite(options.site));
  return app;
}
