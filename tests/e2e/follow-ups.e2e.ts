// What is to be followed up: planned at the lead, seen by everybody, done with one press.
import type { APIRequestContext, Page } from '@playwright/test';
import { southAfricanDay } from '#domain/south-african-time.ts';
import { arrive } from './arrive.ts';
import { expectCleanToAxe } from './axe.ts';
import { expect, haveSession, nameOnce, notices, signIn, test } from './story.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const followUps = (page: Page) => page.getByRole('region', { name: 'Follow-ups' });
const item = (page: Page, name: string) => followUps(page).getByRole('listitem').filter({ hasText: name });

/** Long overdue, and so the first of all that other stories have planned. */
const longAgo = '2000-01-03';

async function overdue(request: APIRequestContext, name: string, status = 'contacted') {
  const { id } = await arrive(request, name);
  await haveSession(request);
  const planned = await request.patch(`/api/leads/${id}`, { data: { version: 1, status, follow_up_on: longAgo } });
  expect(planned.status()).toBe(200);
  return id;
}

const plannedDay = async (request: APIRequestContext, id: string) =>
  ((await (await request.get(`/api/leads/${id}`)).json()) as { follow_up_on: string | null }).follow_up_on;

test('a day is planned with one press or by hand, and the history tells of it', async ({ page, request }) => {
  const name = nameOnce('Palesa Planned');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  await dialog(page).getByRole('button', { name: 'In a week' }).click();
  await expect.poll(notices(page)).toContain(`${name}: follow up `);
  await expect(dialog(page).getByRole('group', { name: 'Follow up' })).toBeFocused();
  const inAWeek = await plannedDay(page.request, id);
  await expect(dialog(page).getByLabel('Another day')).toHaveValue(inAWeek ?? 'a day');
  await expect(dialog(page).getByRole('region', { name: 'Timeline' })).toContainText('Follow up: nothing → ');

  const today = southAfricanDay(new Date());
  await dialog(page).getByLabel('Another day').fill(today);
  await dialog(page).getByLabel('Another day').press('Enter');
  await expect(dialog(page).getByRole('group', { name: 'Follow up' })).toContainText('Today');
  await expect.poll(() => plannedDay(page.request, id)).toBe(today);
  await expectCleanToAxe(page);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => plannedDay(page.request, id)).toBeNull();
});

test('a day that cannot be planned is objected to until another is typed or chosen, and changes nothing', async ({
  page,
  request,
}) => {
  const id = await overdue(request, nameOnce('Oratile Objected'));
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  const day = dialog(page).getByLabel('Another day');
  for (const [typed, wrong] of [
    ['2020-01-06', 'Please choose today or a later day.'],
    ['', 'Please choose a day.'],
  ] as const) {
    await day.fill(typed);
    await expect(day).not.toHaveAttribute('aria-invalid');
    await dialog(page).getByRole('button', { name: 'Plan this day' }).click();
    await expect(day).toBeFocused();
    await expect(day).toHaveAccessibleDescription(wrong);
  }
  expect(await plannedDay(page.request, id)).toBe(longAgo);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(day).not.toHaveAttribute('aria-invalid');
  await expect.poll(() => plannedDay(page.request, id)).toBeNull();
});

test('what is due stands on every desk, leads to the lead, and is done with one press that can be taken back', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const name = nameOnce('Dumisani Due');
  await signIn(page);
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(other, 'admin');
  const id = await overdue(request, name);
  await expect(item(page, name)).toContainText(/\d+ days late/);
  await item(page, name).getByRole('button', { name, exact: true }).click();
  await expect(dialog(page).getByRole('heading', { name })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await item(page, name)
    .getByRole('button', { name: `Done: ${name}` })
    .click();
  await expect(item(page, name)).toHaveCount(0);
  await expect(followUps(page).getByRole('heading')).toBeFocused();
  await expect(item(other, name)).toHaveCount(0);
  await page
    .getByRole('listitem')
    .filter({ hasText: `${name}: followed up` })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(item(page, name)).toBeVisible();
  await expect(item(other, name)).toBeVisible();
  await expect.poll(() => plannedDay(request, id)).toBe(longAgo);
  await item(page, name)
    .getByRole('button', { name: `Done: ${name}` })
    .press('Enter');
  await expect.poll(() => plannedDay(request, id)).toBeNull();
  await other.close();
});

test('whoever goes down the list does not wait for the one above', async ({ page, request }) => {
  const names = [nameOnce('Refilwe Row'), nameOnce('Sello Second')];
  const ids: string[] = [];
  for (const name of names) ids.push(await overdue(request, name));
  await signIn(page);
  for (const name of names) await expect(item(page, name)).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/leads/${ids[0]}`, (route) => held.then(() => route.continue()));
  for (const name of names) await page.getByRole('button', { name: `Done: ${name}` }).click();
  await expect.poll(() => plannedDay(request, ids[1] ?? '')).toBeNull();
  expect(await plannedDay(request, ids[0] ?? '')).toBe(longAgo);
  answer();
  await expect.poll(() => plannedDay(request, ids[0] ?? '')).toBeNull();
});

test('a lead that is lost is not followed up any more; taken back, it is again', async ({ page, request }) => {
  const name = nameOnce('Lwazi Lost');
  const id = await overdue(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await expect(item(page, name)).toBeVisible();
  const row = page.getByRole('article', { name, exact: true });
  await expect(row).toContainText(/Follow up: \d+ days late/);
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await row.getByRole('button', { name: 'Mark as Lost' }).click();
  await expect(item(page, name)).toHaveCount(0);
  await page
    .getByRole('listitem')
    .filter({ hasText: `${name}: Lost` })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(item(page, name)).toBeVisible();
  await expect.poll(() => plannedDay(request, id)).toBe(longAgo);
  await row.getByRole('button', { name: 'Done', exact: true }).click();
  await expect.poll(() => plannedDay(request, id)).toBeNull();
});

test('follow-ups that cannot be loaded say so and are asked for again', async ({ page }) => {
  await haveSession(page.request);
  let refused = true;
  await page.exposeFunction('letThrough', () => {
    refused = false;
  });
  await page.route('**/api/leads/follow-ups', (route) =>
    // One that is not tried again by itself.
    refused
      ? route.fulfill({ status: 403, json: { error: { code: 'not_allowed', message: 'Not now.' } } })
      : route.continue(),
  );
  await page.goto('/dashboard');
  await expect(followUps(page)).toContainText('The follow-ups could not be loaded.');
  // With the press and not before: what arrives meanwhile asks for them, too.
  await page.evaluate(() => document.addEventListener('pointerdown', () => Reflect.get(window, 'letThrough')()));
  await followUps(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The follow-ups could not be loaded.')).toHaveCount(0);
});

test('a plan that is taken back is not said to have been followed up', async ({ page, request }) => {
  const name = nameOnce('Tumi Takenback');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  await dialog(page).getByRole('button', { name: 'In a week' }).click();
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(notices(page)).toContain(`${name}: no follow-up planned`);
  expect(await notices(page)()).not.toContain(`${name}: followed up`);
  expect(await plannedDay(page.request, id)).toBeNull();
});

test('where more is planned than can be shown, what is due is not counted short', async ({ page, request }) => {
  const name = nameOnce('Mandla Among Many');
  const id = await overdue(request, name);
  const lead = await (await request.get(`/api/leads/${id}`)).json();
  await page.route('**/api/leads/follow-ups', (route) => route.fulfill({ json: { leads: [lead], total: 41 } }));
  await signIn(page, 'team');
  await expect(followUps(page)).toContainText('At least 1 due');
  await followUps(page).getByRole('button', { name: 'Show all 41' }).click();
  await expect(followUps(page)).toContainText('And 40 more after these.');
});
