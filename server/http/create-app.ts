// The outer shell of every request: id, address, headers, errors; inside it the API, and the site for the rest.
import type { RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { RequestEnv } from '#server/deps.ts';
import type { LogFault } from '#server/fault-log.ts';
import { clientAddress } from './client-address.ts';
import { notePath } from './ended-request.ts';
import { answerError, answerUnreadable } from './errors.ts';
import { inARow } from './in-a-row.ts';
import { requestIdOf } from './request-id.ts';
import { dataHeaders } from './security-headers.ts';
import { serveSite } from './serve-site.ts';
import type { Site } from './site-files.ts';
import { watchProxies } from './watch-proxies.ts';

export function createApp(options: {
  api: Hono<RequestEnv>;
  site: Site;
  publicUrl: string | undefined;
  trustedProxies: number;
  logFault: LogFault;
}): RequestListener {
  const headers = dataHeaders(options.publicUrl);
  const common = Object.entries(headers);
  const site = serveSite(options.site, headers);
  const app = new Hono<RequestEnv>();
  const watch = watchProxies(options.trustedProxies);
  app.use((c, next) => {
    notePath(c.env.outgoing, c.req.path);
    c.set('requestId', requestIdOf(c.env.outgoing));
    c.set('clientAddress', clientAddress(c, options.trustedProxies));
    watch(c);
    return next();
  });
  app.onError(answerError(options.logFault));
  app.route('/', options.api);
  app.all('*', site.answer);
  const answer = inARow(
    getRequestListener((request, env) => app.fetch(request, env as HttpBindings), { errorHandler: answerUnreadable }),
  );
  return (request, response) => {
    // HTTP/1.0 knows no hosts, and balancers still look in it whether a server is well.
    if (request.httpVersion === '1.0') request.headers.host ??= 'localhost';
    // Of two hosts a proxy before us may have meant the other one: who names several has named none.
    if (request.rawHeaders.filter(isHost).length > 1) request.headers.host = '';
    if (site.answerAtOnce(request, response)) return;
    // Straight onto the answer, before anybody looks at the request: one whose address cannot be read never comes to the app.
    // What a handler says takes their place.
    for (const [name, value] of common) response.setHeader(name, value);
    response.setHeader('X-Request-Id', requestIdOf(response));
    answer(request, response);
  };
}

/** Names and values take turns. */
const isHost = (text: string, i: number) => i % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
