import type { Page } from '@playwright/test';
import { expect, openAwake, test } from './story.ts';

/** The films that the page has asked for, in order. */
function listenForFilms(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const film = /\/media\/([\w-]+)\.(webm|mp4)$/.exec(request.url())?.[1];
    if (film && !asked.includes(film)) asked.push(film);
  });
  return asked;
}

const filmIn = (page: Page, place: string) => page.locator(`${place} video`);
const isMoving = (page: Page, place: string) =>
  filmIn(page, place).evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0);

const missingPictures = (page: Page) =>
  page.evaluate(() => [...document.images].filter((one) => one.naturalWidth === 0).map((one) => one.alt));

test('the hero’s film appears over its picture once the page is awake, and the picture stays the largest paint', async ({
  page,
}) => {
  const asked = listenForFilms(page);
  await page.addInitScript(() => {
    const seen = { painted: [] as string[], shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.painted.push((entry as PerformanceEntry & { element?: Element }).element?.tagName ?? 'none');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  expect(asked).toEqual([]);
  await page.locator('html[data-awake]').waitFor();
  await expect.poll(() => isMoving(page, 'main')).toBe(true);
  await expect(filmIn(page, 'main')).toHaveCSS('opacity', '1');
  expect(asked).toEqual(['horizon-wide']);
  const seen = await page.evaluate(() => (window as unknown as { seen: { painted: string[]; shift: number } }).seen);
  expect(seen.painted).not.toContain('VIDEO');
  expect(seen.painted.length).toBeGreaterThan(0);
  expect(seen.shift).toBeLessThan(0.01);
});

test('a film of the services is fetched and played when it comes near, and rests when it is out of sight', async ({
  page,
}) => {
  const asked = listenForFilms(page);
  await openAwake(page, '/services');
  await expect(page.getByRole('button', { name: /^Pause the film of a website concept/ })).toHaveCount(5);
  expect(asked).not.toContain('concept-4');
  await page.locator('#service-4 h2').scrollIntoViewIfNeeded();
  await expect.poll(() => isMoving(page, '#service-4')).toBe(true);
  expect(asked).toContain('concept-4');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => isMoving(page, '#service-4')).toBe(false);
});

test('a film is paused and played with the keyboard, and stays as it was left', async ({ page }) => {
  await openAwake(page, '/services');
  await page.locator('#service-2 h2').scrollIntoViewIfNeeded();
  await expect.poll(() => isMoving(page, '#service-2')).toBe(true);
  const pause = page.locator('#service-2').getByRole('button', { name: 'Pause the film of a website concept' });
  const box = await pause.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await pause.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isMoving(page, '#service-2')).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('#service-2 h2').scrollIntoViewIfNeeded();
  const play = page.locator('#service-2').getByRole('button', { name: 'Play the film of a website concept' });
  await expect(play).toBeFocused();
  expect(await isMoving(page, '#service-2')).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(() => isMoving(page, '#service-2')).toBe(true);
});

test.describe('for somebody who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves and nothing is fetched until play is pressed', async ({ page }) => {
    const asked = listenForFilms(page);
    await openAwake(page, '/');
    const play = page.getByRole('button', { name: 'Play the film of an evening on the Highveld' });
    await expect(play).toBeVisible();
    expect(asked).toEqual([]);
    await play.click();
    await expect.poll(() => isMoving(page, 'main')).toBe(true);
    expect(asked).toEqual(['horizon-wide']);
  });
});

for (const [somebody, connection] of [
  ['who saves data', { saveData: true }],
  ['on a thin line', { effectiveType: '3g' }],
] as const) {
  test(`for somebody ${somebody} the picture stands, with a way to start the film`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const asked = listenForFilms(page);
    await openAwake(page, '/');
    await expect(page.getByRole('button', { name: 'Play the film of an evening on the Highveld' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  test(`for somebody ${somebody} the pictures further down wait until they are near`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await openAwake(page, '/');
    expect(await missingPictures(page)).not.toEqual([]);
  });
}

test('all pictures come with the page, so that whoever leafs quickly meets no empty frame', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => missingPictures(page)).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a film that cannot be had leaves the picture and takes its button away', async ({ page }) => {
  await page.route(/\.(webm|mp4)$/, (route) => route.abort());
  await openAwake(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /evening on the Highveld/ })).toHaveCount(0);
  await expect(filmIn(page, 'main')).toHaveCSS('opacity', '0');
});

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the hero plays its tall cut', async ({ page }) => {
    const asked = listenForFilms(page);
    await openAwake(page, '/');
    await expect.poll(() => isMoving(page, 'main')).toBe(true);
    expect(asked).toEqual(['horizon-tall']);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures stand alone, and a browser without video is told so', async ({ page }) => {
    await page.goto('/services');
    await expect(page.getByRole('img', { name: 'A website concept: Law Firms' })).toBeVisible();
    await expect(page.getByRole('button', { name: /website concept/ })).toHaveCount(0);
    expect(await filmIn(page, '#service-1').textContent()).toContain('Your browser does not support video.');
  });
});

test('a film that has begun is no dark ground for the words on paper', async ({ page }) => {
  await openAwake(page, '/');
  await expect(filmIn(page, 'main')).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'print' });
  await expect(filmIn(page, 'main')).toBeHidden();
});
