// The list of leads under somebody's hands: how far it loads by itself, and that it stands still.
import type { APIRequestContext, Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { placeAtRest } from './place-at-rest.ts';
import { expect, nameOnce, signIn, test } from './story.ts';

/** A list that is long enough for any story, made from one lead, and which parts of it were asked for. */
async function longList(page: Page, request: APIRequestContext) {
  const name = nameOnce('Long List');
  await arrive(request, name);
  const asked = new Set<number>();
  await page.route('**/api/leads?*', async (route) => {
    const url = new URL(route.request().url());
    const from = Number(url.searchParams.get('cursor') ?? 0);
    asked.add(from);
    url.searchParams.delete('cursor');
    const answer = (await (await route.fetch({ url: String(url) })).json()) as { leads: object[] };
    const numbers = Array.from({ length: 25 }, (_, i) => from + i + 1);
    const leads = numbers.map((number) => ({ ...answer.leads[0], id: String(number), name: `${name} ${number}` }));
    await route.fulfill({ json: { ...answer, leads, total: 1000, next_cursor: String(from + 25) } });
  });
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  const row = (number: number) => page.getByRole('button', { name: `${name} ${number}`, exact: true });
  await expect(row(1)).toBeVisible();
  return { row, asked };
}

test('whoever presses End comes to the charts below the list, and leaves most of it unread', async ({
  page,
  request,
}) => {
  const { asked } = await longList(page, request);
  const chart = page.getByRole('figure').last();
  for (const _ of ['there', 'still there']) {
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(chart).toBeInViewport({ timeout: 1000 });
      await chart.evaluate(placeAtRest);
      await expect(chart).toBeInViewport({ timeout: 1 });
    }).toPass();
  }
  expect(Math.max(...asked)).toBeLessThanOrEqual(75);
});

test('a few pages come by themselves to whoever goes down the list, further ones when they are asked for', async ({
  page,
  request,
}) => {
  const { row, asked } = await longList(page, request);
  const more = page.getByRole('button', { name: 'Show more' });
  const goDown = (last: number) =>
    expect(async () => {
      await more.evaluate((button) => button.scrollIntoView({ behavior: 'instant', block: 'end' }));
      await expect(row(last)).toBeInViewport({ timeout: 1000 });
    }).toPass();
  await goDown(100);
  await more.evaluate(placeAtRest);
  expect([...asked]).toEqual([0, 25, 50, 75]);
  await more.press('Enter');
  await goDown(125);
  await more.evaluate(placeAtRest);
  expect(asked).not.toContain(125);

  // Whoever goes by keys needs no button.
  await row(124).focus();
  await page.keyboard.press('j');
  await expect(row(125)).toBeFocused();
  await row(126).waitFor();
  await page.keyboard.press('j');
  await expect(row(126)).toBeFocused();
});

for (const [where, width, height] of [
  ['a desktop', 1440, 700],
  ['a phone', 390, 844],
] as const) {
  test(`leads that arrive above leave the rows in sight where they are, on ${where}`, async ({ page, request }) => {
    test.slow();
    const name = nameOnce('Steady');
    const urgent = { budget: 'over-100k', timeline: 'asap', company: 'Nkosi and Daughters, Conveyancers' };
    for (let i = 1; i <= 14; i++) await arrive(request, `${name} Quiet ${i}`);
    await page.setViewportSize({ width, height });
    let due: object[] = [];
    await page.route('**/api/leads/follow-ups', (route) => route.fulfill({ json: { leads: due, total: due.length } }));
    await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
    const search = `/api/leads?tab=all&q=${encodeURIComponent(name)}`;
    const listed = async () =>
      ((await (await page.request.get(search)).json()) as { leads: { id: string; name: string }[] }).leads;
    const [some] = await listed();
    const shown = (count: number) => page.getByRole('region', { name: 'Leads' }).getByText(`${count} leads shown`);
    await expect(shown(14)).toBeAttached();
    const row = (which: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('article', { name: `${name} ${which}`, exact: true }) });
    const place = (which: string) => row(which).evaluate(placeAtRest);
    // A row that begins where the screen does, the middle of one, and the end of the list with what stands below it.
    for (const [round, { first, hidden }] of [
      { first: 6, hidden: 0 },
      { first: 6, hidden: 40 },
      { first: 13, hidden: 20 },
    ].entries()) {
      await row(`Quiet ${first}`).evaluate(
        (there, by) => scrollBy({ top: there.getBoundingClientRect().top + by, behavior: 'instant' }),
        hidden,
      );
      const before = await place(`Quiet ${first + 1}`);
      expect(before).toBeGreaterThan(0);
      for (let i = 1; i <= 3; i++) {
        await arrive(request, `${name} Urgent ${3 * round + i}`, urgent);
        await expect(shown(14 + 3 * round + i)).toBeAttached();
        expect(await place(`Quiet ${first + 1}`)).toBe(before);
      }
    }
    // What stands above the list may grow as well.
    const before = await place('Quiet 14');
    due = [{ ...some, follow_up_on: '2026-01-05' }];
    await arrive(request, `${name} Urgent 10`, urgent);
    await expect(page.getByRole('button', { name: /^Done: / })).toHaveCount(1);
    expect(await place('Quiet 14')).toBe(before);
    // While the top of the list is in sight, what changes there is to be seen.
    await page
      .getByRole('tab')
      .first()
      .evaluate((tab) => tab.scrollIntoView({ behavior: 'instant' }));
    const top = await place('Urgent 1');
    const urgentOne = (await listed()).find((one) => one.name === `${name} Urgent 1`);
    await page.request.delete(`/api/leads/${urgentOne?.id}`);
    await expect(row('Urgent 1')).toHaveCount(0);
    expect(await place('Urgent 2')).toBe(top);
  });
}
