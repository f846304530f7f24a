// Pages for when there is no line: as they were when they were last opened, and one that says so for all others.
import { type PageEvent, worker } from './worker-scope.ts';

/** Where the page that says so is. Its digest makes this file another one whenever the page is, so that it is fetched anew. */
declare const __NO_LINE_PAGE__: { path: string; digest: string };

const noLine = __NO_LINE_PAGE__;
const kept = `pages ${noLine.digest}`;
const notKept = /^\/api(\/|$)/;
/** Some lines answer nothing and do not end either. */
const patience = 10_000;

/** The page that says so is kept apart (keepNoLinePage). */
export const isKept = (url: string): boolean => !notKept.test(addressOf(url)) && addressOf(url) !== noLine.path;

/** The browser's own cache has it. Films are asked for in pieces, and left alone. */
export const isFile = ({ url, destination }: { url: string; destination: string }): boolean =>
  url.startsWith(`${location.origin}/assets/`) ||
  (destination === 'image' && url.startsWith(`${location.origin}/media/`));

/** First what the line brings: what is kept is only for when it brings nothing, or nothing for long. */
export async function openPage(event: PageEvent): Promise<Response> {
  const address = addressOf(event.request.url);
  const fresh = fetchPage(event, address).catch(() => undefined);
  event.waitUntil(fresh);
  const inTime = await Promise.race([fresh, new Promise<undefined>((late) => setTimeout(late, patience))]);
  return inTime ?? (await find(address)) ?? (await fresh) ?? (await find(noLine.path)) ?? Response.error();
}

async function fetchPage(event: PageEvent, address: string): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  // Firefox gives out what it could not fetch ahead as an answer.
  if (answer.type === 'error') throw new Error('There is no line.');
  if (isPage(answer)) event.waitUntil(keep(address, answer.clone()));
  return answer;
}

/** Without the scripts of the pages: it stands for any address, and they would look for the page that belongs there. */
export async function keepNoLinePage(): Promise<void> {
  const answer = await fetch(noLine.path);
  if (!isPage(answer)) throw new Error('There is no page to keep.');
  const text = (await answer.text()).replace(/<script(?! data-kept)[\s\S]*?<\/script>/g, '');
  const headers = ['Content-Type', 'Content-Security-Policy'].map((name) => [name, answer.headers.get(name) ?? '']);
  await keep(noLine.path, new Response(text, { status: 503, headers: Object.fromEntries(headers) }));
}

/** They were opened before there was a worker. */
export async function keepOpenPages(): Promise<void> {
  const open = await worker.clients.matchAll({ includeUncontrolled: true });
  for (const { url } of open) await keepPage(url);
}

export async function keepPage(url: string): Promise<void> {
  if (!isKept(url)) return;
  const answer = await fetch(addressOf(url));
  if (isPage(answer)) await keep(addressOf(url), answer);
}

/** What an earlier worker kept belongs to pages as they were then. */
export async function forgetOldPages(): Promise<void> {
  for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
}

const isPage = ({ ok, redirected, headers }: Response) =>
  ok && !redirected && (headers.get('Content-Type') ?? '').startsWith('text/html');

/** Whatever an address asks for in addition, the page is the same. All of the desk is one, which holds nothing of any lead. */
const addressOf = (url: string) => new URL(url).pathname.replace(/^(\/dashboard)\/.*/, '$1');

const keep = async (address: string, page: Response) => (await caches.open(kept)).put(address, page);

const find = (address: string) => caches.match(address, { cacheName: kept }).catch(() => undefined);
