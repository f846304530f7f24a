// The charts of the dashboard, for eyes, for a pointer, and as numbers.
import { arrive } from './arrive.ts';
import { expect, signIn, test } from './story.ts';

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
  await page.getByText('90 days', { exact: true }).click();
  await expect(chart.getByRole('row')).toHaveCount(91);
});

test('a chart names its highest day, and the day under the pointer for as long as that is there', async ({ page }) => {
  const days = [1, 5, 2].map((leads, i) => ({ day: `2026-11-0${i + 1}`, leads, won: 0, won_value: 0 }));
  await page.route('**/api/stats/trends*', (route) =>
    route.fulfill({ json: { days, statuses: [], sources: [], pages: [] } }),
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
