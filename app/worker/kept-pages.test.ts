import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageEvent } from './worker-scope.ts';

const origin = 'https://studio.example';
const kept = new Map<string, Response>();
const store = { put: async (address: string, page: Response) => void kept.set(address, page) };

beforeEach(() => {
  kept.clear();
  kept.set('/contact', page('Contact, as it was'));
  kept.set('/no-line', page('No line'));
  vi.stubGlobal('__NO_LINE_PAGE__', { path: '/no-line', digest: 'x' });
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('caches', { open: async () => store, match: async (address: string) => kept.get(address)?.clone() });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const page = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/html' } });
const load = () => import('./kept-pages.ts');

/** What somebody reads who opens this address, when the browser has fetched so much ahead. */
async function read(path: string, ahead: Promise<Response | undefined>): Promise<string> {
  const { openPage } = await load();
  const event = { request: { url: origin + path }, preloadResponse: ahead, waitUntil() {} };
  return (await openPage(event as unknown as PageEvent)).text();
}

test('a page is what the line brings, and is kept as that', async () => {
  expect(await read('/contact?package=executive', Promise.resolve(page('Contact')))).toBe('Contact');
  expect(await kept.get('/contact')?.text()).toBe('Contact');
});

test.each([
  ['a page of another status', new Response('Failed', { status: 404, headers: { 'Content-Type': 'text/html' } })],
  ['what is no page', new Response('Failed', { headers: { 'Content-Type': 'application/json' } })],
  ['a page from another address', Object.defineProperty(page('Failed'), 'redirected', { value: true })],
])('%s is shown, and not kept in the place of a page', async (_, answer) => {
  expect(await read('/contact', Promise.resolve(answer))).toBe('Failed');
  expect(await kept.get('/contact')?.text()).toBe('Contact, as it was');
});

test('what is said without a line is kept with its own script alone, under its policy, and as no good answer', async () => {
  const { keepNoLinePage } = await load();
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'" };
  const own = '<p>No line</p><script data-kept="">2</script>';
  vi.stubGlobal('fetch', async () => new Response(`<script>\n1\n</script>${own}<script>3</script>`, { headers }));
  await keepNoLinePage();
  const [answer, text] = [kept.get('/no-line'), await kept.get('/no-line')?.text()];
  expect([answer?.status, answer?.headers.get('Content-Security-Policy'), text]).toEqual([
    503,
    "default-src 'self'",
    own,
  ]);
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  await expect(keepNoLinePage()).rejects.toThrow();
});

test.each([
  ['fails', () => Promise.reject(new Error('no line'))],
  ['is answered by an error, as in Firefox', () => Promise.resolve(Response.error())],
])('where what was fetched ahead %s, a page is as it was when last opened', async (_, ahead) => {
  expect(await read('/contact', ahead())).toBe('Contact, as it was');
  expect(await read('/services', ahead())).toBe('No line');
});

test('a line that neither answers nor ends is waited for ten seconds where a page is kept', async () => {
  const opened = read('/contact', new Promise(() => {}));
  const late = vi.fn();
  void opened.then(late);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await opened).toBe('Contact, as it was');
});

test('a slow line brings a page that is not kept, however long it takes', async () => {
  const slow = new Promise<Response>((resolve) => setTimeout(resolve, 40_000, page('Services')));
  const opened = read('/services', slow);
  await vi.advanceTimersByTimeAsync(41_000);
  expect(await opened).toBe('Services');
});

test('what is said without a line is never replaced by the page of that name, and no answer of the interface is kept', async () => {
  const { isKept } = await load();
  expect(['/no-line', '/api', '/api/guide/x', '/api/leads/export'].filter((path) => isKept(origin + path))).toEqual([]);
  expect(['/contact', '/apiary', '/dashboard'].every((path) => isKept(origin + path))).toBe(true);
});

test('all pages of the desk are one', async () => {
  expect(await read('/dashboard/mail?state=failed', Promise.resolve(page('Desk')))).toBe('Desk');
  expect(await read('/dashboard', Promise.reject(new Error('no line')))).toBe('Desk');
  expect(await read('/dashboards', Promise.reject(new Error('no line')))).toBe('No line');
});

test('only our own files and pictures are taken from the cache of the browser, and no film', async () => {
  const { isFile } = await load();
  const asked = (url: string, destination: string) => isFile({ url, destination });
  expect(asked(`${origin}/assets/app-1.js`, 'script')).toBe(true);
  expect(asked(`${origin}/media/horizon.avif`, 'image')).toBe(true);
  expect(asked(`${origin}/media/film.mp4`, 'video')).toBe(false);
  expect(asked('https://tags.example/assets/app.js', 'script')).toBe(false);
  expect(asked('https://tags.example/media/dot.gif', 'image')).toBe(false);
});
