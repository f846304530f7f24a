// What the dashboard says where it has nothing to show, or nothing new: no server behind it, no page at the address.
import type { Locator, Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expectCleanToAxe } from './axe.ts';
import { expect, haveSession, lineSign, nameOnce, signIn, test } from './story.ts';

/** It tries some times more before it says so; of its pauses none is longer than four seconds. */
const expectAfterTries = (page: Page, said: Locator) =>
  expect(async () => {
    await page.clock.fastForward(4_000);
    await expect(said).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0], timeout: 15_000 });

test('where the server cannot answer, the dashboard says so, and opens when it can again', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/session', (route) => route.fulfill({ status: 503, body: 'oh' }));
  await page.goto('/dashboard');
  await expectAfterTries(page, page.getByRole('heading', { name: 'The dashboard cannot be reached' }));
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  await expectCleanToAxe(page);
  await page.unroute('**/api/session');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign In to Dashboard' })).toBeVisible();
});

test('without a line the dashboard says so, and opens by itself when it is back', async ({ page, context }) => {
  let line = false;
  await page.clock.install();
  await page.route('**/api/session', (route) => (line ? route.continue() : route.abort()));
  await page.goto('/dashboard');
  await expectAfterTries(page, page.getByText('No connection.'));
  await context.setOffline(true);
  line = true;
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Sign In to Dashboard' })).toBeVisible();
});

const broken = '**/api/leads?*q=broken*';

async function openBrokenDesk(page: Page) {
  await page.route(broken, (route) => route.fulfill({ json: { leads: [{}], total: 1, next_cursor: null } }));
  await haveSession(page.request);
  await page.goto('/dashboard?tab=all&q=broken');
}

test('a desk that cannot be drawn says what is safe, and a press draws it anew', async ({ page }) => {
  await openBrokenDesk(page);
  const heading = page.getByRole('heading', { name: 'Unexpected Application Error!' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Nothing that was sent or saved before is affected.');
  await expectCleanToAxe(page);
  await page.unroute(broken);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('broken');
});

test('from a desk that cannot be drawn there is a way back to all leads', async ({ page }) => {
  await openBrokenDesk(page);
  await page.getByRole('link', { name: 'Back to the leads' }).click();
  await expect(lineSign(page, 'Live')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const { path, asks, kept } of [
  { path: '/dashboard', asks: /\/api\/leads\?/, kept: 'article' },
  { path: '/dashboard/quarantine', asks: /\/api\/quarantine(\?|$)/, kept: 'listitem' },
  { path: '/dashboard/mail', asks: /\/api\/mails(\?|$)/, kept: 'listitem' },
] as const) {
  test(`while the server is away, what ${path} has loaded stays and is said to be old`, async ({ page, request }) => {
    const name = nameOnce('Still There');
    const spam = {
      email: 'links@mailinator.com',
      homepage: 'http://cheap-links.xyz',
      message: 'We sell cheap links and a place on the first page. Reply for our price list.',
    };
    await arrive(request, name, path.endsWith('quarantine') ? spam : {});
    await page.clock.install();
    // Among the leads of other stories its row may be far below.
    await signIn(page, 'team', `${path}?tab=all&q=${encodeURIComponent(name)}`);
    const row = page.getByRole(kept).filter({ hasText: name }).first();
    await expect(row).toBeVisible();
    const pressed = Promise.withResolvers<void>();
    let isAway = true;
    // Once it is back it answers nothing before the press: news of other stories makes the list be read again at any moment.
    await page.route(asks, (route) => (isAway ? route.abort() : pressed.promise.then(() => route.continue())));
    await page.clock.fastForward(5 * 60_000); // when it reads everything again
    const old = page.getByRole('main').getByRole('alert');
    await expectAfterTries(page, old);
    await expect(old).toContainText(
      /^The list could not be refreshed: No connection\..* You see what was loaded before\./,
    );
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
    await expect(row).toBeVisible();
    isAway = false;
    await old.getByRole('button', { name: 'Try again' }).click();
    pressed.resolve();
    await expect(old).toBeHidden();
    await expect(row).toBeVisible();
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
}

test('a tab whose leads do not come shows none of another tab, and says so at once', async ({ page, request }) => {
  const name = nameOnce('Other Tab');
  await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  const row = page.getByRole('article', { name, exact: true });
  await expect(row).toBeVisible();
  await page.clock.install(); // from here on nothing is tried again
  await page.route(/\/api\/leads\?.*tab=converted/, (route) => route.abort());
  await page.getByRole('tab', { name: /Converted/ }).click();
  await expect(page.getByText('The leads could not be loaded. No connection.')).toBeVisible();
  await expect(row).toBeHidden();
  await expect(page.getByText(/leads? shown/)).toHaveCount(0);
});

test('an address of the dashboard where nothing is, or nothing for this person, leads back', async ({ page }) => {
  await signIn(page, 'team');
  for (const nowhere of ['/dashboard/nowhere', '/dashboard/settings/audit']) {
    await page.goto(nowhere);
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  }
  await expectCleanToAxe(page);
  await page.getByRole('link', { name: 'Back to the leads' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard/settings/calendar/');
  await expect(page.getByRole('heading', { name: 'Office calendar' })).toBeVisible();
});

test('where the line is too bad for the notices, what fails is said all the same, in a dialog too, and goes', async ({
  page,
  request,
}) => {
  const name = nameOnce('Plainly Told');
  const { id } = await arrive(request, name);
  await page.clock.install();
  await page.route(/\/assets\/notices-/, (route) => route.abort());
  await page.route(`**/api/leads/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  const said = page.getByText(`${name} was not changed`, { exact: true });
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await page.getByRole('button', { name: 'Mark as Contacted' }).click();
  await expect(said).toBeInViewport();
  await page.clock.fastForward(4_000);
  await expect(said).toBeHidden();
  await page.getByRole('button', { name: `View details of ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Contacted' }).click();
  await expect(page.getByRole('dialog').getByText(`${name} was not changed`, { exact: true })).toBeInViewport();
});

test('without script the dashboard says what it needs, and does not load for ever', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(page.getByText('The dashboard needs JavaScript')).toBeVisible();
  await expect(page.getByText('Loading dashboard...')).toBeHidden();
  await page.getByRole('link', { name: 'back to the site' }).click();
  await expect(page).toHaveURL('/');
  await context.close();
});

test('where no lead has arrived there is no average of their scores', async ({ page }) => {
  await page.route(/\/api\/stats(\?|$)/, async (route) => {
    const figures = await (await route.fetch()).json();
    await route.fulfill({ json: { ...figures, total_leads: 0, average_score: 0 } });
  });
  await signIn(page, 'team');
  await expect(page.getByText('Average lead score').locator('..')).toHaveText(/N\/A$/);
});
