import { afterEach, expect, test, vi } from 'vitest';

interface Page {
  dataLayer?: unknown[];
}

/** As much of a browser as the tags touch. */
async function withTags(tags: { gtm?: string; ga?: string }, address = 'https://studio.example/contact') {
  const scripts: string[] = [];
  const page: Page = {};
  vi.resetModules();
  vi.stubGlobal('__PAGE_SETTINGS__', { tags });
  vi.stubGlobal('window', page);
  const reload = vi.fn();
  vi.stubGlobal('location', Object.assign(new URL(address), { reload }));
  vi.stubGlobal('document', {
    title: 'Contact',
    cookie: '',
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  });
  const { tellTags, silenceTags } = await import('./tags.ts');
  return { scripts, page, reload, tellTags, silenceTags, told: () => page.dataLayer?.map(plain) ?? [] };
}
const plain = (entry: unknown) =>
  Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry;
const view = { name: 'page_view', page: '/contact', fields: { page_type: 'contact' } } as const;
const about = { page_path: '/contact', page_title: 'Contact', page_location: 'https://studio.example/contact' };

afterEach(() => vi.unstubAllGlobals());

test('with no id set nothing is loaded and nothing is told', async () => {
  const { scripts, page, tellTags } = await withTags({});
  tellTags(view);
  expect(scripts).toEqual([]);
  expect(page.dataLayer).toBeUndefined();
});

test('the tag manager is started once and gets every event by its name', async () => {
  const { scripts, told, tellTags } = await withTags({ gtm: 'GTM-ABC123' });
  tellTags(view);
  tellTags({ name: 'call_click', page: '/contact', fields: {} });
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
  expect(told()).toEqual([
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    { event: 'page_view', ...about, page_type: 'contact' },
    { event: 'call_click', ...about },
  ]);
});

test('gtag is configured anew with every page, and told of events', async () => {
  const { scripts, told, tellTags } = await withTags({ ga: 'G-ABC123' });
  tellTags(view);
  tellTags({ name: 'scroll_depth', page: '/contact', fields: { percent: 25 } });
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);
  expect(told()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-ABC123', { ...about, page_type: 'contact' }],
    ['event', 'scroll_depth', { ...about, percent: 25 }],
  ]);
});

test('of an address only the campaign is passed on', async () => {
  const { told, tellTags } = await withTags(
    { gtm: 'GTM-ABC123' },
    'https://studio.example/contact?utm_source=x&name=Thandi&package=luxury#contact',
  );
  tellTags(view);
  expect(told().at(-1)).toMatchObject({ page_location: 'https://studio.example/contact?utm_source=x' });
});

test('after a change of mind the service is silent and what ran is gone with the page; after another it speaks again', async () => {
  const { page, reload, tellTags, silenceTags } = await withTags({ ga: 'G-ABC123' });
  silenceTags();
  expect(reload).not.toHaveBeenCalled();
  tellTags(view);
  silenceTags();
  expect(reload).toHaveBeenCalledOnce();
  expect(page).toMatchObject({ 'ga-disable-G-ABC123': true });
  tellTags(view);
  expect(page).toMatchObject({ 'ga-disable-G-ABC123': false });
});
