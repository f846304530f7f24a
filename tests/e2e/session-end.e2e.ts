// A session ends by the server's clock. Whoever may sit there is told before, and knows afterwards why they are outside.
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect, nameOnce, signIn, test } from './story.ts';

const warning = (page: Page) => page.locator('[popover]', { hasText: /You will be signed out at \d\d:\d\d/ });

/** As if nobody had touched anything for so long; from a sign of life on, the server itself is heard. */
async function letTimePass(page: Page, left: { ends_in_seconds: number; can_be_prolonged: boolean }) {
  let isProlonged = false;
  await page.route('**/api/session', async (route) => {
    isProlonged ||= route.request().headers()['x-in-use'] === '1' && left.can_be_prolonged;
    const answer = await route.fetch();
    if (isProlonged) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: { ...(await answer.json()), ...left } });
  });
  await page.evaluate(() => dispatchEvent(new Event('online'))); // asks the server who is there
}

test('two minutes before a session ends for want of use it says so, and one press keeps it', async ({ page }) => {
  await signIn(page);
  await letTimePass(page, { ends_in_seconds: 110, can_be_prolonged: true });
  await expect(warning(page)).toContainText('Nobody has used the desk for almost an hour.');
  await expect(page.getByRole('status').filter({ hasText: 'You will be signed out' })).toBeAttached();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning(page)).toBeHidden();
});

test('with a lead open the warning stands above it, and any key is a sign of life', async ({ page, request }) => {
  const name = nameOnce('Asleep Awhile');
  await arrive(request, name);
  await signIn(page);
  await page.goto(`/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name, exact: true }).press('o');
  await expect(page.getByRole('dialog')).toBeVisible();
  await letTimePass(page, { ends_in_seconds: 110, can_be_prolonged: true });
  await expect(warning(page)).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(warning(page)).toBeHidden();
});

test('a sign of life counts also while the server is being asked already', async ({ page }) => {
  await signIn(page);
  await letTimePass(page, { ends_in_seconds: 110, can_be_prolonged: true });
  await expect(warning(page)).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/session', (route) => held.promise.then(() => route.fallback()), { times: 1 });
  const asked = page.waitForRequest('**/api/session');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await asked;
  await page.keyboard.press('Shift');
  held.resolve();
  await expect(warning(page)).toBeHidden();
});

test('at the end of the longest day the warning comes by itself, offers nothing, and the door closes', async ({
  page,
}) => {
  await signIn(page);
  const left = { ends_in_seconds: 121, can_be_prolonged: false };
  const asked = page.waitForResponse('**/api/session');
  await letTimePass(page, left);
  await asked;
  left.ends_in_seconds = 2;
  await expect(warning(page)).toContainText('after a day everybody signs in anew');
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeHidden();
  await page.context().clearCookies();
  await page.unroute('**/api/session');
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Sign in to go on where you were.');
});

test('whoever comes back when it has ended is told so, and nothing about words that they never typed', async ({
  page,
}) => {
  await signIn(page);
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Sign in to go on where you were.');
});
