// What search engines and whoever shares a link are told, read from the pages that are served.
import { existsSync, readFileSync } from 'node:fs';
import { parse, parseFragment } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listedPaths, publicPaths } from '#app/paths.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
const pages = new Map<string, string>();
beforeAll(async () => {
  program = await startTestProgram();
  for (const path of publicPaths) pages.set(path, await (await program.get(path)).text());
});
afterAll(() => program.stop());

const page = (path: string) => pages.get(path) ?? '';
const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, data = '']) =>
    JSON.parse(data),
  );
/** All that a reader could see, without its marks. */
const words = (html: string) =>
  parseFragment(html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ''))
    .childNodes.map((node) => ('value' in node ? node.value : ''))
    .join('');
const types = (path: string) => jsonLd(page(path)).map((data) => data['@type']);

describe.each(publicPaths)('%s', (path) => {
  test('has a title, a description, a canonical address and a picture to share that exists', () => {
    const html = page(path);
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toMatch(/ \| Highveld Studio$/);
    expect(content(html, 'description')?.length).toBeGreaterThan(80);
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(`http://localhost:3000${path}`);
    const picture = new URL(content(html, 'og:image') ?? '');
    expect(existsSync(`public${picture.pathname}`)).toBe(true);
    expect(content(html, 'robots')).toBeUndefined();
  });

  test('has a title that is shown whole: at most 60 characters, as our guide tells its readers', () => {
    expect(/<title>([^<]+)<\/title>/.exec(page(path))?.[1]?.length).toBeLessThanOrEqual(60);
  });

  test('has one first heading and no level left out', () => {
    const levels = [...page(path).matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, i) => i === 0 || level <= (levels[i - 1] ?? 0) + 1)).toBe(true);
  });

  test('is HTML that a strict parser reads without complaint', () => {
    const complaints: string[] = [];
    parse(page(path), { onParseError: ({ code, startLine }) => complaints.push(`${code} in line ${startLine}`) });
    expect(complaints).toEqual([]);
  });

  test('links only to pages and files that exist, and to places that are on them', async () => {
    const links = new Set([...page(path).matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href));
    const broken: string[] = [];
    for (const href of links) {
      const url = new URL(href, program.url);
      const answer = pages.has(url.pathname) ? undefined : await program.get(url.pathname);
      const target = page(url.pathname);
      if ((answer && answer.status !== 200) || (url.hash && !target.includes(`id="${url.hash.slice(1)}"`)))
        broken.push(href);
    }
    expect(broken).toEqual([]);
  });
});

test('titles and descriptions are each used once', () => {
  const of = (pick: (html: string) => string | undefined) => publicPaths.map((path) => pick(page(path)));
  expect(new Set(of((html) => /<title>([^<]+)/.exec(html)?.[1])).size).toBe(publicPaths.length);
  expect(new Set(of((html) => content(html, 'description'))).size).toBe(publicPaths.length);
});

describe('structured data', () => {
  test('one Organization and the WebSite stand on the home page', () => {
    expect(types('/')).toEqual(['Organization', 'WebSite']);
    expect(JSON.stringify(jsonLd(page('/')))).not.toContain('streetAddress');
  });
  test('pages tell their trail', () => expect(types('/about')).toEqual(['BreadcrumbList']));
  test.each([
    ['/faq', 'FAQ'],
    ['/cape-town', 'Cape Town'],
    ['/gauteng', 'Gauteng'],
  ])('the trail names %s as the links to it do', (path, name) => {
    const trail = jsonLd(page(path)).find((data) => data['@type'] === 'BreadcrumbList');
    expect(trail.itemListElement.map((step: { name: string }) => step.name)).toEqual(['Home', name]);
    expect(page('/')).toContain(`href="${path}">${name}<`);
  });
  test('a place is a Service with an area', () => {
    const [service] = jsonLd(page('/paarl'));
    expect(service).toMatchObject({
      '@type': 'Service',
      areaServed: { '@type': 'City', name: 'Paarl', containedInPlace: { '@type': 'State', name: 'Western Cape' } },
    });
  });
  test.each(['/services', '/packages', '/paarl', '/gauteng'])(
    'what is offered on %s is told in words of it',
    (path) => {
      const told = jsonLd(page(path)).flatMap(({ description }) => description ?? []);
      expect(told.length).toBeGreaterThan(0);
      expect(told.filter((description) => !words(page(path)).includes(description))).toEqual([]);
    },
  );
  test('the questions are a FAQPage of twenty', () => {
    expect(jsonLd(page('/faq')).find((data) => data['@type'] === 'FAQPage').mainEntity).toHaveLength(20);
  });
  test('the packages are Offers in rand', () => {
    const offers = jsonLd(page('/packages')).filter((data) => data['@type'] === 'Offer');
    expect(offers.map((offer) => offer.priceSpecification)).toEqual([
      { '@type': 'PriceSpecification', priceCurrency: 'ZAR', minPrice: 3500, maxPrice: 14999 },
      { '@type': 'PriceSpecification', priceCurrency: 'ZAR', minPrice: 15000, maxPrice: 59999 },
      { '@type': 'PriceSpecification', priceCurrency: 'ZAR', minPrice: 60000 },
    ]);
  });
});

test('the sitemap lists every page once with the day it changed, and robots.txt leads to it and away from the dashboard', async () => {
  const sitemap = await (await program.get('/sitemap.xml')).text();
  expect(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    ),
  ).toEqual([...listedPaths]);
  const robots = await (await program.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /dashboard');
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});

test.each(['/no-line', '/no-such-page'])('%s is not to be found', async (path) => {
  const html = await (await program.get(path)).text();
  expect(content(html, 'robots')).toBe('noindex');
  expect(listedPaths).not.toContain(path);
});

test('the manifest names icons that exist', async () => {
  const manifest = (await (await program.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  expect(manifest.icons.every(({ src }) => existsSync(`public${src}`))).toBe(true);
});

test('whoever asks for the icon without having read a page, as feed readers do, gets the one that the pages name', async () => {
  const answer = await program.get('/favicon.ico');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/x-icon');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  const icon = Buffer.from(await answer.arrayBuffer());
  const [size, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect(start + size).toBe(icon.length);
  expect(icon.subarray(start).equals(readFileSync('public/icons/icon-48.png'))).toBe(true);
});

test.each(['/thank-you', '/guide-expired'])('no page leads a search engine to %s', (path) => {
  expect(listedPaths).not.toContain(path);
  expect([...pages].filter(([, html]) => html.includes(`href="${path}`)).map(([from]) => from)).toEqual([]);
});
