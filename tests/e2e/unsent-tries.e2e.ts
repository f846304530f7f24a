// When a kept enquiry is tried again, and by whom.
import type { Page, Route } from '@playwright/test';
import { arrived, enquiries, keepOne, leadsOf } from './bad-line.ts';
import { expect, nameOnce, openAwake, test } from './story.ts';
import { leave, listen, openWith } from './visit.ts';

test.use({ films: false });

/** Puts off the next try for as long as any is put off. */
const busy = (route: Route) =>
  route.fulfill({ status: 429, headers: { 'retry-after': '3600' }, json: { error: { code: 'too_many' } } });

async function keepForLater(page: Page, name: string) {
  await keepOne(page, name, busy);
  await page.unroute(enquiries);
}

test('a kept enquiry leaves at the very moment the line is back, however long it was put off', async ({ page }) => {
  await keepForLater(page, 'Prompt Ayanda');
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect(arrived(page)).toBeVisible();
});

test('a kept enquiry leaves by itself after its time, with nobody and nothing to remind it', async ({ page }) => {
  await page.clock.install();
  await keepForLater(page, 'Patient Ayanda');
  await page.clock.fastForward('05:01');
  await expect(arrived(page)).toBeVisible();
});

test('of two tabs that are opened at once only one sends what is kept', async ({ page, context, browser }) => {
  const name = nameOnce('Two Tabs Ayanda');
  await keepForLater(page, name);
  await page.close();

  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let posts = 0;
  await context.route(enquiries, async (route) => {
    posts++;
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  const [one, two] = [await context.newPage(), await context.newPage()];
  await openAwake(one, '/about');
  await asked.promise;
  // On a slow machine its patience with the first would end before we have looked.
  await two.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (then: TimerHandler, ms: number, ...rest: unknown[]) => ms === 1_500 || setTimeout(then, ms, ...rest),
    });
  });
  await openAwake(two, '/faq');
  const waits = () => two.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waits).toBe(1);
  answer.resolve();
  await expect(one.getByText(/Your saved enquiry has reached us/)).toBeVisible();
  await expect.poll(waits).toBe(0);
  expect(posts).toBe(1);
  expect(await leadsOf(browser, name)).toHaveLength(1);
});

test('what arrives before all of the page is there is counted all the same', async ({ page, context }) => {
  await keepForLater(page, 'Early Ayanda');
  await page.close();

  const next = await context.newPage();
  const counted = await listen(next);
  const said = Promise.withResolvers<void>();
  await next.route('**/assets/widgets-*.js', async (route) => {
    await said.promise;
    await route.continue();
  });
  const opened = openWith(next, '/about', 'yes');
  await expect(arrived(next)).toBeVisible();
  said.resolve();
  await opened;
  await leave(next);
  await expect.poll(counted.names).toContain('enquiry_sent');
});
