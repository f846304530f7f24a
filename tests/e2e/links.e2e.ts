// Links within the site when the page that they lead to does not come as it should.
import type { Page } from '@playwright/test';
import { fill } from './bad-line.ts';
import { expect, expectNoComplaints, openAwake, test } from './story.ts';
import { widgets } from './visit.ts';

test.use({ films: false });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const navigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const place = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const notCome = (page: Page) => page.getByRole('alert').filter({ hasText: 'that page did not come' });
const failure = (page: Page) => page.getByRole('heading', { name: 'This page did not come' });

/** A file that is asked for, and comes when it is let go. */
async function hold(page: Page, file: RegExp) {
  const [asked, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(file, async (route) => {
    asked.resolve();
    await late.promise;
    await route.continue();
  });
  const letGo = async () => {
    const come = page.waitForResponse(file);
    late.resolve();
    return come;
  };
  return { asked: asked.promise, letGo };
}

for (const kind of ['the browser knows of', 'the browser does not know of']) {
  test(`on a dead line that ${kind} a link takes nobody away from what is here`, async ({ page, context }) => {
    const isKnown = kind === 'the browser knows of';
    await openAwake(page, '/durban');
    await widgets(page);
    await fill(page, 'Waiting Ayanda');
    if (isKnown) await context.setOffline(true);
    else await page.route('**/*', (route) => route.abort());
    for (const link of [place(page, 'Paarl'), navigation(page, 'Home'), navigation(page, 'Packages')]) {
      await link.click();
      await expect(notCome(page)).toBeVisible();
      await expect(page).toHaveURL(/\/durban$/);
      await expect(page.getByLabel('Your Name')).toHaveValue('Waiting Ayanda');
    }
    if (isKnown) await context.setOffline(false);
    else await page.unroute('**/*');
    await navigation(page, 'Packages').click();
    await expect(heading(page)).toHaveText('Your Website is an Investment');
    await expect(notCome(page)).toBeHidden();
    await page.goBack();
    await expect(page.getByLabel('Your Name')).toHaveValue('Waiting Ayanda');
  });
}

test('a page from memory does not say that the line is back', async ({ page }) => {
  await openAwake(page, '/about');
  await widgets(page);
  await navigation(page, 'Services').click();
  await expect(page).toHaveURL('/services');
  await page.route('**/*', (route) => route.abort());
  await navigation(page, 'Packages').click();
  await expect(notCome(page)).toBeVisible();
  await navigation(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect(notCome(page)).toBeVisible();
});

/** Runs in the page: as if somebody went on at once, or turned the telephone. */
function cutFadesShort() {
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (...steps) {
    const fade = start.apply(this, steps);
    fade.skipTransition();
    return fade;
  };
  // Between documents, where nothing can catch it in time.
  addEventListener('pagereveal', ({ viewTransition }) => viewTransition?.skipTransition());
}

test('a fade from page to page that is cut short is no fault', async ({ page }) => {
  const expectWell = expectNoComplaints(page);
  await page.addInitScript(cutFadesShort);
  await openAwake(page, '/');
  await navigation(page, 'Packages').click();
  await expect(heading(page)).toHaveText('Your Website is an Investment');
  await page.evaluate(() => location.assign('/faq'));
  await expect(heading(page)).toHaveText('Twenty questions that owners ask before they sign.');
  expectWell();
});

test('each link that leads nowhere is answered', async ({ page, context }) => {
  await openAwake(page, '/about');
  await widgets(page);
  await context.setOffline(true);
  await place(page, 'Paarl').click();
  const first = await notCome(page).elementHandle();
  await place(page, 'Durban').click();
  await expect.poll(() => first?.evaluate((said) => said.isConnected)).toBe(false);
  await expect(notCome(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notCome(page)).toBeHidden();
});

test('a choice from the menu of a phone that leads nowhere is answered where it was made', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAwake(page, '/about');
  await widgets(page);
  await context.setOffline(true);
  await page.locator('summary', { hasText: 'Menu' }).click();
  await navigation(page, 'Packages').click();
  await expect(page.getByText('that page did not come')).toBeVisible();
});

for (const [what, answer] of [
  ['are lost on the way', { abort: true }],
  ['come as an error', { status: 500 }],
  ['are there no more', { status: 404 }],
] as const) {
  test(`where the data of a page ${what} a link opens it all the same`, async ({ page }) => {
    await page.route('**/sandton.data*', (route) => ('abort' in answer ? route.abort() : route.fulfill(answer)));
    await openAwake(page, '/gauteng');
    await page.getByRole('main').getByRole('link', { name: 'Sandton' }).click();
    await expect(heading(page)).toHaveText('The number one web development agency in Sandton');
  });
}

test('a link of a page that is older than the site still leads to where it says', async ({ page }) => {
  await page.route(/\/assets\/packages-/, (route) => route.fulfill({ status: 404 }));
  await openAwake(page, '/about');
  await navigation(page, 'Packages').click();
  await expect(page).toHaveURL(/\/packages$/);
  await expect(heading(page)).toHaveText('Your Website is an Investment');
});

test('whoever only points at a link that cannot be followed stays where they are', async ({ page }) => {
  await openAwake(page, '/about');
  const failed = page.waitForEvent('requestfailed', (request) => /\/assets\/packages-/.test(request.url()));
  await page.route(/\/assets\/packages-/, (route) => route.abort());
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await navigation(page, 'Packages').hover();
  await failed;
  await navigation(page, 'Home').click();
  await expect(heading(page)).toContainText('Your next client');
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
});

test('a page is fetched when somebody is about to follow a link to it', async ({ page }) => {
  await openAwake(page, '/about');
  const [file, data] = [page.waitForRequest(/\/assets\/location-/), page.waitForRequest('**/paarl.data')];
  await place(page, 'Paarl').hover();
  await Promise.all([file, data]);
});

test('an address with capitals leads to its page', async ({ page }) => {
  await openAwake(page, '/Cape-Town?utm_source=mail');
  await expect(page).toHaveURL(/\/cape-town\?utm_source=mail$/);
  await expect(heading(page)).toContainText('Cape Town');
});

for (const path of ['/Contact', '/Durban', '/Dashboard']) {
  test(`what was not found at ${path} stays so when the page is awake, and leads home`, async ({ page, request }) => {
    const notFound = await request.get('/no-such-page');
    await page.route(`**${path}`, (route) => route.fulfill({ response: notFound }));
    await openAwake(page, path);
    await expect(heading(page)).toHaveText('404');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(heading(page)).toContainText('Your next client');
  });
}

for (const [name, file] of [
  ['Packages', /\/assets\/packages-/],
  ['Paarl', /\/paarl\.data/],
] as const) {
  test(`on a slow line whoever follows the link to ${name} sees that it was heard`, async ({ page }) => {
    const late = Promise.withResolvers<void>();
    await page.route(file, async (route) => {
      await late.promise;
      await route.continue();
    });
    await openAwake(page, '/about');
    const main = page.getByRole('main');
    const line = () => page.evaluate(() => getComputedStyle(document.documentElement, '::after').height);
    expect(await line()).not.toBe('2px');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(main).toHaveAttribute('aria-busy', 'true');
    expect(await line()).toBe('2px');
    late.resolve();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    await expect(main).toHaveAttribute('aria-busy', 'false');
    expect(await line()).not.toBe('2px');
  });
}

test('of two links the one that was clicked last counts, whichever comes first', async ({ page }) => {
  const packages = await hold(page, /\/assets\/packages-/);
  await openAwake(page, '/about');
  await navigation(page, 'Packages').click();
  await packages.asked;
  await navigation(page, 'FAQ').click();
  await expect(page).toHaveURL(/\/faq$/);
  await (await packages.letGo()).finished();
  await navigation(page, 'Home').click();
  await expect(heading(page)).toContainText('Your next client');
});

test('whoever goes back before a slow page has come is not taken to it any more', async ({ page }) => {
  await openAwake(page, '/');
  await navigation(page, 'Services').click();
  await expect(page).toHaveURL(/\/services$/);
  const packages = await hold(page, /\/assets\/packages-/);
  await navigation(page, 'Packages').click();
  await packages.asked;
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(heading(page)).toContainText('Your next client');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await (await packages.letGo()).finished();
  await navigation(page, 'FAQ').click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goBack();
  await expect(heading(page)).toContainText('Your next client');
});

test('a link to the open page ends the wait for another', async ({ page }) => {
  await openAwake(page, '/about');
  const packages = await hold(page, /\/assets\/packages-/);
  await navigation(page, 'Packages').click();
  await packages.asked;
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await navigation(page, 'About').click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await (await packages.letGo()).finished();
  await expect(page).toHaveURL(/\/about$/);
});

test('whoever has gone on while it is asked whether a page can come is not taken to it', async ({ page }) => {
  const asked = await hold(page, /\/packages$/);
  await page.route(/\/assets\/packages-/, (route) => route.abort());
  await openAwake(page, '/about');
  await navigation(page, 'Packages').click();
  await asked.asked;
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await navigation(page, 'FAQ').click();
  await expect(page).toHaveURL(/\/faq$/);
  await asked.letGo();
  await navigation(page, 'Home').click();
  await expect(heading(page)).toContainText('Your next client');
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
});

test('a page that cannot be shown says so within the frame of the site, and comes with the line', async ({
  page,
  context,
}) => {
  await openAwake(page, '/about');
  await place(page, 'Durban').click();
  await expect(heading(page)).toContainText('Durban');
  await place(page, 'Paarl').click();
  await expect(heading(page)).toContainText('Paarl');
  await context.setOffline(true);
  await page.goBack();
  await expect(failure(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY), 'at its top').toBe(0);
  await expect(page).toHaveTitle(/^This page did not come/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+27/);
  await page.goBack();
  await expect(heading(page)).toHaveText('Premium Web Development Excellence');
  await page.goForward();
  await expect(failure(page)).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toContainText('Durban');
});
