// Answers everything that is not the API from the built site.
import type { Context } from 'hono';
import type { RequestEnv } from '#server/deps.ts';
import { isSame } from './entity-tag.ts';
import { sendFilm } from './films.ts';
import type { Site, SiteFile } from './site-files.ts';

export function serveSite(site: Site) {
  return (c: Context<RequestEnv>): Response => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.body(null, 405, { Allow: 'GET, HEAD' });
    const path = c.req.path;
    const file = site.files.get(path);
    if (file) return send(c, file);
    const film = site.films.get(path);
    if (film) return sendFilm(c, film);
    if (path === '/dashboard' || path.startsWith('/dashboard/')) {
      if (site.dashboard) return send(c, site.dashboard);
    }
    const trimmed = path.replace(/\/+$/, '');
    if (trimmed !== path && site.files.has(trimmed)) return c.redirect(trimmed + new URL(c.req.url).search, 308);
    return site.notFound ? send(c, site.notFound, 404) : c.text('Not found', 404);
  };
}

function send(c: Context, file: SiteFile, status: 200 | 404 = 200): Response {
  const headers = { ...file.headers, Vary: 'Accept-Encoding' };
  if (status === 200 && isSame(c.req.header('if-none-match'), file.headers.ETag)) {
    return new Response(null, { status: 304, headers });
  }
  const { body, encoding } = choose(file, c.req.header('accept-encoding') ?? '');
  // The file itself and no copy: a thousand clients that do not read then cost no memory.
  return new Response(c.req.method === 'HEAD' ? null : body, {
    status,
    headers: { ...headers, ...(encoding && { 'Content-Encoding': encoding }), 'Content-Length': String(body.length) },
  });
}

function choose(file: SiteFile, accepted: string) {
  const accepts = (coding: string) =>
    new RegExp(`(^|[\\s,])${coding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))([\\s;,]|$)`).test(accepted);
  if (file.brotli && accepts('br')) return { body: file.brotli, encoding: 'br' };
  if (file.gzip && accepts('gzip')) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.body, encoding: undefined };
}
