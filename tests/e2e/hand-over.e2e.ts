// In whose hands a lead is: taken, given to a colleague, found again by whoever has it.
import type { APIRequestContext, Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expectCleanToAxe } from './axe.ts';
import { expect, nameOnce, notices, signIn, test } from './story.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const hands = (page: Page) => dialog(page).getByRole('group', { name: 'With', exact: true });
const row = (page: Page, name: string) => page.getByRole('article', { name });

const holder = async (request: APIRequestContext, id: string) =>
  ((await (await request.get(`/api/leads/${id}`)).json()) as { taken_by: { name: string } | null }).taken_by?.name;

test('a lead is taken with one press, which its notice takes back, and the history tells of both', async ({
  page,
  request,
}) => {
  const name = nameOnce('Nandi Taken');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}&lead=${id}`);
  await expect(hands(page)).toContainText('nobody yet');
  await hands(page).getByRole('button', { name: 'Take it' }).press('Enter');
  await expect(hands(page)).toContainText('you');
  await expect.poll(() => holder(page.request, id)).toBe('Team Member');
  await expect(dialog(page).getByRole('region', { name: 'Timeline' })).toContainText('With: nobody → Team Member');
  await expectCleanToAxe(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: `${name}: with you` })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(hands(page)).toContainText('nobody yet');
  await expect.poll(() => holder(page.request, id)).toBeUndefined();
});

test('who is handed a lead hears of it, finds it among their own, and a colleague sees with whom it is', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const name = nameOnce('Hendrik Handed');
  const { id } = await arrive(request, name);
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(other, 'admin');
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}&lead=${id}`);
  await hands(page).getByLabel('Colleague').selectOption('Admin User');
  await hands(page).getByRole('button', { name: 'Hand over' }).click();
  await expect(hands(page)).toBeFocused();
  await expect(other.getByText(`${name} was handed to you`)).toBeVisible();
  expect(await notices(page)()).not.toContain('was handed to you');
  await other
    .getByRole('listitem')
    .filter({ hasText: `${name} was handed to you` })
    .getByText('Open it')
    .press('Enter');
  await expect(dialog(other).getByRole('heading', { name })).toBeVisible();
  await dialog(other).getByRole('button', { name: 'Close' }).click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(row(page, name)).toContainText('With Admin User');

  await other.getByRole('combobox', { name: 'With', exact: true }).selectOption('Me');
  await expect(other).toHaveURL(/with=me/);
  await other.reload();
  await expect(row(other, name)).toContainText('With you');
  await page.getByRole('combobox', { name: 'With', exact: true }).selectOption('Me');
  await expect(row(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('combobox', { name: 'With', exact: true })).toHaveValue('');
  await other.close();
});
