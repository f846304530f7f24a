// The charts of the dashboard, for eyes, for a pointer, and as numbers.
import { arrive } from './arrive.ts';
import { expectCleanToAxe } from './axe.ts';
import { placeAtRest } from './place-at-rest.ts';
import { expect, nameOnce, signIn, test } from './story.ts';
import { leave, openWith } from './visit.ts';

test('each chart has its numbers beside it, called after it, and the window can be changed', async ({
  page,
  request,
}) => {
  await arrive(request, 'Charles Charted');
  await signIn(page);
  const chart = page.getByRole('figure').filter({ hasText: 'Leads by day' });
  await expect(chart.locator('summary')).toContainText('of Leads by day');
  await chart.getByText('Show the numbers').click();
  await expect(chart.getByRole('row')).toHaveCount(31);
  // What scrolls is reached by keys, whichever browser it is.
  await page.keyboard.press('Tab');
  await expect(chart.getByRole('region', { name: 'Leads by day in numbers' })).toBeFocused();
  await expect(page.locator(':focus')).toHaveAttribute('tabindex', '0');
  await expectCleanToAxe(page);
  await page.getByText('90 days', { exact: true }).click();
  await expect(chart.getByRole('row')).toHaveCount(91);
});

test('on paper the numbers of a chart stand to the last, because nobody can scroll there', async ({
  page,
  request,
}) => {
  await arrive(request, 'Petrus Papered');
  await signIn(page);
  await expect(page.getByRole('figure').filter({ hasText: 'Leads by day' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const numbers = page.getByRole('region', { name: 'Leads by day in numbers' });
  await expect(numbers.getByRole('row').last()).toBeVisible();
  expect(await numbers.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
});

test('the window of the charts stands in the address beside the view of the leads, and moves nothing', async ({
  page,
}) => {
  await signIn(page, 'team', '/dashboard?tab=all');
  const year = page.getByRole('radio', { name: 'A year' });
  // Leads of other stories, which arrive above, would move it.
  await page.route('**/api/leads**', () => {});
  await year.focus();
  const place = await year.evaluate(placeAtRest);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?tab=all&trends=a-year$/);
  await expect(year).toBeFocused();
  expect(await year.evaluate(placeAtRest)).toBe(place);
  await page.unroute('**/api/leads**');
  await page.getByRole('tab', { name: 'Converted' }).click();
  await expect(page).toHaveURL(/\?tab=converted&trends=a-year$/);
  await page.goBack();
  await page.reload();
  await expect(year).toBeChecked();
  await page.goto('/dashboard?trends=a-century');
  await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
});

test('one lead is one lead', async ({ page }) => {
  const days = [0, 1, 0].map((leads, i) => ({ day: `2026-11-0${i + 1}`, leads, won: 0, won_value: 0 }));
  await page.route('**/api/stats/trends*', (route) =>
    route.fulfill({ json: { days, statuses: [], sources: [], pages: [], losses: [] } }),
  );
  await signIn(page);
  const chart = page.getByRole('figure').filter({ hasText: 'Leads by day' });
  await expect(chart.getByText(/^1 lead, /)).toBeVisible();
});

for (const count of [1, 2]) {
  test(`early in a month, under a chart of ${count} each day is named once`, async ({ page }) => {
    const days = Array.from({ length: count }, (_, i) => ({
      day: `2026-11-0${i + 1}`,
      leads: 3,
      won: 0,
      won_value: 0,
    }));
    await page.route('**/api/stats/trends*', (route) =>
      route.fulfill({ json: { days, statuses: [], sources: [], pages: [], losses: [] } }),
    );
    await signIn(page);
    const chart = page.getByRole('figure').filter({ hasText: 'Leads by day' });
    const named = chart.locator('svg + p span');
    await expect(named).toHaveText(['01 Nov', '02 Nov'].slice(0, count));
  });
}

test('a chart names its highest day, and the day under the pointer for as long as that is there', async ({ page }) => {
  const days = [1, 5, 2].map((leads, i) => ({ day: `2026-11-0${i + 1}`, leads, won: 0, won_value: 0 }));
  await page.route('**/api/stats/trends*', (route) =>
    route.fulfill({ json: { days, statuses: [], sources: [], pages: [], losses: [] } }),
  );
  await signIn(page);
  const chart = page.getByRole('figure').filter({ hasText: 'Leads by day' });
  await expect(chart.getByText('02 Nov: 5 leads')).toBeVisible();
  const bars = chart.locator('svg g rect:last-child');
  const heights = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
  expect(heights.map((height) => Math.round((5 * height) / (heights[1] ?? 1)))).toEqual([1, 5, 2]);
  await bars.first().hover();
  await expect(chart.getByText('01 Nov: 1 lead')).toBeVisible();
  await chart.getByRole('heading').hover();
  await expect(chart.getByText('02 Nov: 5 leads')).toBeVisible();
});

test('what a chart says of the day under the pointer follows the news', async ({ page, request }) => {
  let leads = 1;
  await page.route('**/api/stats/trends*', (route) => {
    const days = [
      { day: '2026-11-01', leads, won: 0, won_value: 0 },
      { day: '2026-11-02', leads: 5, won: 0, won_value: 0 },
    ];
    return route.fulfill({ json: { days, statuses: [], sources: [], pages: [], losses: [] } });
  });
  await signIn(page);
  const chart = page.getByRole('figure').filter({ hasText: 'Leads by day' });
  await chart.locator('svg g').first().dispatchEvent('pointerover');
  await expect(chart.getByText('01 Nov: 1 lead')).toBeVisible();
  leads = 2;
  await arrive(request, nameOnce('Newly Counted'));
  await expect(chart.getByText('7 leads, ')).toBeVisible();
  await expect(chart.getByText('01 Nov: 2 leads')).toBeVisible();
});

test('leads that arrive while somebody reads the charts on a phone do not move them', async ({ page, request }) => {
  const name = nameOnce('Moved');
  const more = { budget: 'over-100k', timeline: 'asap', company: 'Nkosi and Daughters, Conveyancers' };
  await arrive(request, `${name} One`, more);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.evaluate(() => document.querySelector('figure')?.scrollIntoView());
  const place = () => page.locator('figure').first().evaluate(placeAtRest);
  const before = await place();
  for (const [i, next] of ['Two', 'Three', 'Four'].entries()) {
    await arrive(request, `${name} ${next}`, more);
    await expect(page.getByRole('article')).toHaveCount(i + 2);
    expect(await place()).toBe(before);
  }
});

test('what a visitor reads and uses stands under Visitors, in the days that are chosen for all charts', async ({
  page,
  browser,
  baseURL,
}) => {
  // As a browser that people use: the one of the stories says that it is a program.
  const userAgent = 'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  const visit = await browser.newPage({ baseURL: baseURL ?? '', userAgent });
  await openWith(visit, '/rustenburg', 'no');
  const counted = visit.waitForResponse('**/api/analytics');
  await visit.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href^="tel:"]')?.click());
  await leave(visit);
  expect((await counted).status()).toBe(202);
  await visit.close();
  await signIn(page);
  const visitors = page.getByRole('region', { name: 'Visitors', exact: true });
  const numbersOf = async (title: string) => {
    const chart = visitors.getByRole('figure').filter({ hasText: title });
    await chart.getByText('Show the numbers').click();
    return chart.getByRole('region', { name: `${title} in numbers` });
  };
  const days = await numbersOf('Page views by day');
  await expect(days.getByRole('row')).toHaveCount(31);
  await expect(days.getByRole('row').last()).not.toHaveText(/\D0\D*0$/);
  await expect((await numbersOf('Most read pages')).getByRole('rowheader', { name: '/rustenburg' })).toBeVisible();
  await expect((await numbersOf('What visitors used')).getByRole('row', { name: 'Phone number' })).toHaveText(/[1-9]/);
  await expectCleanToAxe(page);
  await page.getByRole('radio', { name: '90 days' }).press('Space');
  await expect(days.getByRole('row')).toHaveCount(91);
});

test('of the visitors it is said how many views of a page led to an enquiry, when nobody came, and when nothing is known', async ({
  page,
}) => {
  const days = [
    { day: '2026-11-01', views: 1, enquiries: 0 },
    { day: '2026-11-02', views: 0, enquiries: 0 },
  ];
  const pages = [
    { page: '/sandton', views: 1200, enquiries: 18 },
    { page: 'other', views: 3, enquiries: 0 },
  ];
  const answers = [undefined, { days: days.slice(1), pages: [], uses: [] }, { days, pages, uses: [] }];
  await page.clock.install();
  await page.route('**/api/analytics/report*', (route) => {
    const json = answers[0];
    return json
      ? route.fulfill({ json })
      : route.fulfill({ status: 422, json: { error: { code: 'not_valid', message: 'No.' } } });
  });
  await signIn(page);
  const visitors = page.getByRole('region', { name: 'Visitors', exact: true });
  await expect(visitors.getByRole('alert')).toContainText('The visitors could not be loaded.');
  answers.shift();
  await visitors.getByRole('button', { name: 'Try again' }).click();
  await expect(visitors.getByText(/^0 views, /)).toBeVisible();
  await expect(visitors.getByText('Nothing in this time.')).toHaveCount(3);
  answers.shift();
  await page.clock.fastForward(5 * 60_000);
  await expect(visitors.getByText(/^1 view, /)).toBeVisible();
  const chart = visitors.getByRole('figure').filter({ hasText: 'Most read pages' });
  await chart.getByText('Show the numbers').click();
  await expect(chart.getByRole('row', { name: '/sandton' })).toHaveText(/^\/sandton1.200181\.5%$/);
  await expect(chart.getByRole('row', { name: 'Other addresses' })).toHaveText('Other addresses300.0%');
});
