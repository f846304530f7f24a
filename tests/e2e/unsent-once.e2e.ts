// The same words are one lead, whatever happened to our answer.
import type { Route } from '@playwright/test';
import { arrived, change, consent, enquiries, fill, leadsOf, lostAnswer, notice, send } from './bad-line.ts';
import { expect, nameOnce, openAwake, test } from './story.ts';

test.use({ films: false });

test('unchanged words with the consent ticked arrive once after a lost answer and a look at them', async ({
  page,
  browser,
}) => {
  const name = nameOnce('Ticked Ayanda');
  await page.route(enquiries, lostAnswer);
  await openAwake(page, '/');
  await fill(page, name);
  await consent(page).check();
  await send(page);
  await change(page);
  await expect(consent(page)).toBeChecked();
  await page.unroute(enquiries);
  await send(page);
  await expect(arrived(page)).toBeVisible();
  expect(await leadsOf(browser, name)).toHaveLength(1);
});

test('unchanged words arrive once after a lost answer, a look at them and a reload', async ({ page, browser }) => {
  const name = nameOnce('Reloading Ayanda');
  await page.route(enquiries, lostAnswer);
  await openAwake(page, '/');
  await fill(page, name);
  await send(page);
  await change(page);
  await expect(page.getByLabel('Your Name')).toHaveValue(name);
  await openAwake(page, '/');
  await expect(page.getByLabel('Your Name')).toHaveValue(name);
  await page.unroute(enquiries);
  await send(page);
  await expect(arrived(page)).toBeVisible();
  expect(await leadsOf(browser, name)).toHaveLength(1);
});

test('whoever leaves while it is sent and comes back meets an empty form, and one enquiry arrives', async ({
  page,
  browser,
}) => {
  const name = nameOnce('Returning Ayanda');
  const heard = Promise.withResolvers<void>();
  let sent = false;
  await page.route(enquiries, async (route) => {
    if (sent) return route.continue();
    sent = true;
    await route.fetch();
    heard.resolve(); // and no answer, ever
  });
  await openAwake(page, '/');
  await fill(page, name);
  await send(page);
  await heard.promise;
  await openAwake(page, '/about');
  await expect(page.getByText(/Your saved enquiry has reached us/)).toBeVisible();
  // The browser fills in again what stood there.
  await page.goBack();
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('html[data-awake]').waitFor();
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  await fill(page, name);
  await send(page);
  await expect(arrived(page)).toBeVisible();
  expect(await leadsOf(browser, name)).toHaveLength(1);
});

for (const [what, answer] of [
  ['arrives', (route: Route) => route.continue()],
  ['is refused', (route: Route) => route.fulfill({ status: 422, json: { error: { message: 'No.' } } })],
] as const) {
  test(`an enquiry that ${what} after its form was left takes nothing from the next one`, async ({ page }) => {
    const late = Promise.withResolvers<void>();
    await page.route(enquiries, async (route) => {
      await late.promise;
      await answer(route);
    });
    await openAwake(page, '/');
    await fill(page, 'First Ayanda');
    const underWay = page.waitForRequest(enquiries);
    await send(page);
    await underWay;
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'Premium Web Development Excellence' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Your Name')).toHaveValue('');
    await page.getByLabel('Message').fill('Another thing altogether.');
    late.resolve();
    await expect(notice(page)).toContainText(/has reached us|could not be accepted/);
    await openAwake(page, '/');
    await expect(page.getByLabel('Message')).toHaveValue('Another thing altogether.');
    await expect(page.getByLabel('Your Name')).toHaveValue('');
  });
}

test('where nothing is stored but the draft, unchanged words arrive once after a reload', async ({ page, browser }) => {
  const name = nameOnce('Draft Only Ayanda');
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  });
  await page.route(enquiries, lostAnswer);
  await openAwake(page, '/');
  await fill(page, name);
  await consent(page).check();
  await send(page);
  await expect(page.getByText('This did not reach us')).toBeVisible();
  await openAwake(page, '/');
  await expect(page.getByLabel('Your Name')).toHaveValue(name);
  await page.unroute(enquiries);
  await send(page);
  await expect(arrived(page)).toBeVisible();
  const leads = await leadsOf(browser, name);
  expect(leads).toHaveLength(1);
});

for (const path of ['/', '/contact?package=premium&service=luxury-brand-websites']) {
  test(`a plain form from ${path} whose answer was lost is sent once, also by the application`, async ({
    page,
    context,
    browser,
  }) => {
    const name = nameOnce('Twice Ayanda');
    await page.clock.install();
    await context.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    await fill(page, name);
    await context.route(enquiries, lostAnswer);
    await send(page);
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/enquiries'));
    await page.clock.fastForward(4_100);
    await lost;
    await context.unrouteAll();
    await openAwake(page, path);
    await fill(page, name);
    await send(page);
    await expect(arrived(page)).toBeVisible();
    expect(await leadsOf(browser, name)).toHaveLength(1);
  });
}
