// Answers everything that is not the API from the built site.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { RequestEnv } from '#server/deps.ts';
import { sendInParts } from '#server/in-parts.ts';
import { chooseForm, type FileForms, formsOf } from './file-forms.ts';
import { addressWith } from './package-pages.ts';
import { requestIdOf } from './request-id.ts';
import type { Site } from './site-files.ts';

/** The common headers are those of every answer. */
export function serveSite(site: Site, common: Record<string, string>) {
  const files = new Map([...site.files].map(([path, file]) => [path, formsOf(file, common)]));
  const dashboard = site.dashboard && formsOf(site.dashboard, common);
  const notFound = site.notFound && formsOf(site.notFound, common, 404);
  /** A page may be there for what its address asks for as well. */
  const find = (path: string, search: string) => {
    const tier = search.includes('package=') && new URLSearchParams(search).get('package');
    return (tier && files.get(addressWith(path, tier))) || files.get(path);
  };
  return {
    /** Most requests ask for a file by its plain name: these are answered on the spot. Whether this was one. */
    answerAtOnce({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
      if ((method !== 'GET' && method !== 'HEAD') || !plainHost.test(headers.host ?? '')) return false;
      const end = url.indexOf('?');
      const forms = end < 0 ? files.get(url) : find(url.slice(0, end), url.slice(end));
      if (!forms) return false;
      const { status, fields, body } = chooseForm(forms, headers['if-none-match'], headers['accept-encoding']);
      response.writeHead(status, [...fields, 'X-Request-Id', requestIdOf(response)]);
      response.end(body);
      return true;
    },

    /** Everything else, however odd its address. */
    answer(c: Context<RequestEnv>): Response {
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.body(null, 405, { Allow: 'GET, HEAD' });
      const path = c.req.path;
      const { pathname, search } = new URL(c.req.url);
      const file = find(path, search);
      if (file) return send(c, file);
      const film = site.films.get(path);
      if (film) return sendInParts(c, film);
      if (dashboard && isDashboard(path)) return send(c, dashboard);
      const plain = withoutSlashesAtEnd(path.toLowerCase());
      if (plain !== path && files.has(plain)) return c.redirect(plain + search, 308);
      // Its name is written out: spelt with percent signs it would lead here again.
      const spelt = pathname.toLowerCase().replace(/^\/[^/]*/, '/dashboard');
      if (dashboard && isDashboard(plain)) return c.redirect(spelt + search, 308);
      return notFound ? send(c, notFound) : c.text('Not found', 404);
    },
  };
}

const isDashboard = (path: string) => path === '/dashboard' || path.startsWith('/dashboard/');

/** By hand: a pattern looks from each of thousands of slashes to the end, and a stranger chooses how many there are. */
function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** Any other host goes the long way, where it is refused unless it is an address of IPv6. */
const plainHost = /^[a-z0-9._-]+(:\d{1,5})?$/i;

function send(c: Context<RequestEnv>, forms: FileForms): Response {
  const { status, headers, body } = chooseForm(forms, c.req.header('if-none-match'), c.req.header('accept-encoding'));
  // With a 304 a browser puts what it hears in the place of what it kept: of a page, the policy for data would leave nothing.
  if (status === 304) c.env.outgoing.removeHeader('Content-Security-Policy');
  // The file itself and no copy: a thousand clients that do not read then cost no memory.
  return new Response(body, { status, headers });
}
