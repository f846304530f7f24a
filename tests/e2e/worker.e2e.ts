// What the browser's worker does for whoever has begun to write to us or signed in: pages without a line, and enquiries
// without a page.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { arrived, change, deadLine, enquiries, fill, leadsOf, notice, saved, send } from './bad-line.ts';
import { expect, nameOnce, openAwake, signIn, test } from './story.ts';
import { widgets } from './visit.ts';

test.use({ films: false });

test.use({ serviceWorkers: 'allow' });

const noLine = (page: Page) => page.getByRole('heading', { name: 'There is no line just now' });

/** Typing brings the worker; from then on it answers for the pages. */
async function beginToWrite(page: Page, path: string, name: string) {
  await openAwake(page, path);
  await fill(page, name);
  await page.evaluate(workerStands);
}

/** Runs in the page. */
async function workerStands() {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state !== 'activated') {
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  }
}

/** The browser asks the worker when there is a line; here there always is one for the browser, so we ask. */
async function askWorker(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const registrationId = await registered(session);
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'unsent-enquiries',
    lastChance: false,
  });
  await page.close();
}

async function registered(session: CDPSession): Promise<string> {
  const found = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) found.resolve(first.registrationId);
  });
  await session.send('ServiceWorker.enable');
  return found.promise;
}

/** Runs in the page: whatever is kept could leave at once. */
async function makeDue() {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opened = indexedDB.open('enquiries');
    opened.onsuccess = () => resolve(opened.result);
  });
  const change = database.transaction('unsent', 'readwrite');
  const all = change.objectStore('unsent').openCursor();
  all.onsuccess = () => {
    all.result?.update({ ...all.result.value, next_at: 0 });
    all.result?.continue();
  };
  await new Promise((resolve) => change.addEventListener('complete', resolve));
  database.close();
}

/** A line to the program on which some addresses are never answered. */
async function openLine(program: string) {
  const hung = new Set<string>();
  const met = Promise.withResolvers<void>();
  const line = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked;
    if (hung.has(url)) return met.resolve();
    const onwards = request(new URL(url, program), { method, headers }, (found) =>
      found.pipe(answer.writeHead(found.statusCode ?? 500, found.headers)),
    );
    asked.pipe(onwards);
  });
  await new Promise<void>((ready) => line.listen(0, '127.0.0.1', ready));
  const end = () => {
    line.close();
    line.closeAllConnections();
  };
  return { hung, met: met.promise, end, address: `http://127.0.0.1:${(line.address() as AddressInfo).port}` };
}

test('whoever only reads gets no worker', async ({ page, context }) => {
  await openAwake(page, '/contact');
  await widgets(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(context.serviceWorkers()).toEqual([]);
});

test('a page that was open opens without a line, with what was typed', async ({ page, context }) => {
  const name = nameOnce('Offline Ayanda');
  await page.goto('/contact');
  await page.evaluate(() => caches.open('pages of an earlier worker'));
  await beginToWrite(page, '/contact?package=executive', name);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([expect.not.stringContaining('earlier')]);
  await context.setOffline(true);
  await page.reload();
  await page.locator('html[data-awake]').waitFor();
  await expect(page.getByLabel('Your Name')).toHaveValue(name);
  await send(page);
  await expect(saved(page)).toBeVisible();
});

test('so does one that was reached by a link', async ({ page, context }) => {
  const name = nameOnce('Linked Ayanda');
  await openAwake(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await fill(page, name);
  await expect.poll(() => page.evaluate(async () => (await caches.match('/contact')) !== undefined)).toBe(true);
  await page.evaluate(workerStands);
  await context.setOffline(true);
  await page.reload();
  await page.locator('html[data-awake]').waitFor();
  await expect(page.getByLabel('Your Name')).toHaveValue(name);
});

test('a page that is opened is kept, whatever its address asks for in addition', async ({ page, context }) => {
  await beginToWrite(page, '/contact', nameOnce('Reading Ayanda'));
  await page.goto('/about');
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await context.setOffline(true);
  expect((await page.goto('/about?from=mail'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test('any other page says that there is no line, and opens by itself once there is one', async ({ page, context }) => {
  await beginToWrite(page, '/contact', nameOnce('Nowhere Ayanda'));
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await context.setOffline(true);
  for (const path of ['/no-such-page', '/services?from=mail']) expect((await page.goto(path))?.status()).toBe(503);
  await expect(noLine(page)).toBeVisible();
  await expect(page.locator('script')).toHaveCount(1); // the others would look for the page that belongs here
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+27/);
  const again = page.waitForResponse(/\/services\?from=mail$/);
  await page.getByRole('link', { name: 'Try again' }).click();
  expect((await again).status()).toBe(503);
  await expect(noLine(page)).toBeVisible();
  await context.setOffline(false);
  await expect(noLine(page)).toBeHidden();
  await expect(page).toHaveURL(/\/services\?from=mail$/);
  await expect(page.locator('h1')).not.toBeEmpty();
});

test('a link leads to where it says also without a line, and back to what was typed', async ({ page, context }) => {
  const name = nameOnce('Wandering Ayanda');
  await beginToWrite(page, '/contact', name);
  await page.goto('/about');
  await openAwake(page, '/contact');
  await context.setOffline(true);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Packages' }).click();
  await expect(noLine(page)).toBeVisible();
  await expect(page).toHaveURL(/\/packages$/);
  await page.goBack();
  await expect(page.getByLabel('Your Name')).toHaveValue(name);
  await page.locator('html[data-awake]').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Paarl' }).click();
  await expect(noLine(page)).toBeVisible();
  await expect(page).toHaveURL(/\/paarl$/);
});

test('a line that hangs while the worker comes holds up no page that it could bring', async ({ page, baseURL }) => {
  const line = await openLine(baseURL ?? '');
  await openAwake(page, `${line.address}/contact`);
  line.hung.add('/contact');
  await fill(page, nameOnce('Hanging Ayanda'));
  await line.met;
  await page.goto(`${line.address}/about`);
  await expect(page).toHaveURL(/about/);
  line.end();
});

test('the desk opens without a line, says so at once, and goes on as soon as there is one', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.evaluate(workerStands);
  await context.setOffline(true);
  for (const path of ['/dashboard', '/dashboard/quarantine']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'The dashboard cannot be reached' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('No connection.');
  }
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Quarantine' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('of the desk nothing is kept but the empty page', async ({ page }) => {
  await signIn(page);
  await page.evaluate(workerStands);
  await page.reload();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const pages = await caches.open(name);
      return (await pages.keys()).map(({ url }) => new URL(url).pathname);
    });
  expect((await kept()).sort()).toEqual(['/dashboard', '/no-line']);
});

test('a kept enquiry leaves once, although its page was closed, and the next visit says so', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const name = nameOnce('Closed Ayanda');
  await beginToWrite(page, '/contact', name);
  await context.setOffline(true);
  await send(page);
  await expect(saved(page)).toBeVisible();
  await page.evaluate(makeDue);
  await page.close();
  await context.setOffline(false);
  await askWorker(context, baseURL ?? '');
  await expect.poll(async () => (await leadsOf(browser, name)).length).toBe(1);

  const next = await context.newPage();
  await openAwake(next, '/about');
  await expect(arrived(next)).toBeVisible();
  await openAwake(next, '/about');
  await widgets(next);
  await expect(arrived(next)).toBeHidden();
  expect(await leadsOf(browser, name)).toHaveLength(1);
});

test('a kept enquiry leaves also from a page that could not be opened', async ({ page, context, browser }) => {
  const name = nameOnce('Waiting Ayanda');
  await beginToWrite(page, '/contact', name);
  await context.setOffline(true);
  await send(page);
  await expect(saved(page)).toBeVisible();
  await page.evaluate(makeDue);
  await page.goto('/services');
  await expect(noLine(page)).toBeVisible();
  await context.setOffline(false);
  await expect(arrived(page)).toBeVisible();
  expect(await leadsOf(browser, name)).toHaveLength(1);
});

test('an enquiry whose page is closed before the answer leaves all the same', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const name = nameOnce('Hurried Ayanda');
  const asked = Promise.withResolvers<void>();
  await page.route(enquiries, () => asked.resolve());
  await beginToWrite(page, '/contact', name);
  await send(page);
  await asked.promise;
  await askWorker(context, baseURL ?? '');
  const waits = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waits).toBeGreaterThan(0);
  await page.close();
  await expect.poll(async () => (await leadsOf(browser, name)).length).toBe(1);
});

test('a page that is open tells what the worker has sent', async ({ page, context, baseURL }) => {
  await page.route(enquiries, deadLine);
  await beginToWrite(page, '/contact', nameOnce('Watching Ayanda'));
  await send(page);
  await expect(saved(page)).toBeVisible();
  await page.evaluate(makeDue);
  await askWorker(context, baseURL ?? '');
  await expect(page.getByRole('heading', { name: /Thank you!/ })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('the worker waits as long as the server asked for, and leaves alone what somebody is changing', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const name = nameOnce('Changing Ayanda');
  await page.route(enquiries, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '3600' }, json: { error: { code: 'too_many' } } }),
  );
  await beginToWrite(page, '/contact', name);
  await send(page);
  await expect(saved(page)).toBeVisible();
  await askWorker(context, baseURL ?? '');
  await change(page);
  await page.evaluate(makeDue);
  await askWorker(context, baseURL ?? '');
  await page.getByLabel('Message').fill('Two sites, on second thoughts.');
  await page.unroute(enquiries);
  await send(page);
  await expect(page.getByRole('heading', { name: /Thank you!/ })).toBeVisible();
  const leads = await leadsOf(browser, name);
  expect(leads.map(({ message }) => message)).toEqual(['Two sites, on second thoughts.']);
});
