// The list while news arrive and somebody works in it: what they have in hand stays there.
import type { APIRequestContext, Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { placeAtRest } from './place-at-rest.ts';
import { expect, nameOnce, signIn, test } from './story.ts';

const urgent = { budget: 'over-100k', timeline: 'asap', company: 'Nkosi and Daughters, Conveyancers' };

async function quietList(page: Page, request: APIRequestContext, count: number) {
  const name = nameOnce('In Hand');
  for (let i = 1; i <= count; i++) await arrive(request, `${name} Quiet ${i}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  let due: object[] = [];
  await page.route('**/api/leads/follow-ups', (route) => route.fulfill({ json: { leads: due, total: due.length } }));
  await signIn(page, 'team', `/dashboard?q=${encodeURIComponent(name)}`);
  const shown = (of: number) => page.getByRole('region', { name: 'Leads' }).getByText(`${of} leads shown`);
  await expect(shown(count)).toBeAttached();
  const row = (which: string) => page.getByRole('button', { name: `${name} ${which}`, exact: true });
  let there = count;
  return {
    row,
    place: (which: string) => row(which).evaluate(placeAtRest),
    atTop: () => page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView({ behavior: 'instant' })),
    async arriveUrgent() {
      await arrive(request, `${name} Urgent ${++there}`, urgent);
      await expect(shown(there)).toBeAttached();
    },
    async followUpsComeLate() {
      const list = (await (await page.request.get(`/api/leads?q=${encodeURIComponent(name)}`)).json()) as {
        leads: { name: string }[];
      };
      due = list.leads.slice(0, 3).map((lead) => ({ ...lead, follow_up_on: '2026-01-05' }));
    },
  };
}

test('the row with the focus stays where it is when leads arrive above it, and is the one that keys act on', async ({
  page,
  request,
}) => {
  const { row, place, atTop, arriveUrgent } = await quietList(page, request, 6);
  await atTop();
  await row('Quiet 3').focus();
  const before = await place('Quiet 3');
  for (let i = 0; i < 16; i++) await arriveUrgent();
  await expect(row('Quiet 3')).toBeFocused();
  expect(await place('Quiet 3')).toBe(before);
  await page.keyboard.press('j');
  await expect(row('Quiet 4')).toBeFocused();
});

test('what a pointer is about to press stays under it, also when follow-ups come late', async ({ page, request }) => {
  const { row, place, atTop, arriveUrgent, followUpsComeLate } = await quietList(page, request, 6);
  await atTop();
  await row('Quiet 3').hover();
  const before = await place('Quiet 3');
  await arriveUrgent();
  expect(await place('Quiet 3')).toBe(before);
  await row('Quiet 4').hover();
  await followUpsComeLate();
  await arriveUrgent();
  await expect(page.getByRole('button', { name: /^Done: / })).toHaveCount(3);
  expect(await place('Quiet 3')).toBe(before);
  // Whoever points elsewhere is told by the list itself.
  await page.getByRole('searchbox').hover();
  await arriveUrgent();
  expect(await place('Quiet 3')).toBeGreaterThan(before + 50);
});

test('whoever pressed something in a row and has scrolled on is not led back to it by news', async ({
  page,
  request,
}) => {
  const { row, arriveUrgent } = await quietList(page, request, 24);
  await row('Quiet 2').click();
  await expect(row('Quiet 2')).toHaveAttribute('aria-expanded', 'true');
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(row('Quiet 24')).toBeInViewport({ timeout: 200 });
  }).toPass();
  await arriveUrgent();
  await row('Quiet 24').evaluate(placeAtRest);
  await expect(row('Quiet 24')).toBeInViewport();
  await expect(row('Quiet 2')).toBeFocused();
});

test('whoever has gone up from a row reads on there, also when follow-ups come late', async ({ page, request }) => {
  const { row, arriveUrgent, followUpsComeLate } = await quietList(page, request, 6);
  await page.setViewportSize({ width: 1440, height: 500 });
  await row('Quiet 5').focus();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await followUpsComeLate();
  await arriveUrgent();
  await expect(page.getByRole('button', { name: /^Done: / })).toHaveCount(3);
  await row('Quiet 5').evaluate(placeAtRest);
  await expect(row('Quiet 5')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'CEO Dashboard' })).toBeInViewport();
});

test('a row that a step takes out of the list gives its place to the next, and the page stays', async ({
  page,
  request,
}) => {
  const { row, place, atTop } = await quietList(page, request, 4);
  await atTop();
  const before = await place('Quiet 1');
  await row('Quiet 1').click();
  await expect(row('Quiet 2')).toBeInViewport();
  await page.getByRole('button', { name: 'Mark as Contacted' }).click();
  await expect(row('Quiet 1')).toBeHidden();
  expect(await place('Quiet 2')).toBe(before);
});
