// Back and forward through what was opened on the desk.
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect, nameOnce, signIn, test } from './story.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click();
const entries = (page: Page) => page.evaluate(() => history.length);

test('a lead that was closed is not opened again by Back', async ({ page, request }) => {
  const name = nameOnce('Closed Once');
  await arrive(request, name);
  const desk = `/dashboard?tab=all&q=${name.replaceAll(' ', '+')}`;
  await signIn(page, 'team', '/dashboard/mail');
  await page.goto('/dashboard?tab=all');
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(name);
  await expect(page).toHaveURL(desk);
  for (const _ of ['once', 'and again']) {
    await page.getByRole('button', { name: `View details of ${name}` }).click();
    await expect(dialog(page)).toContainText(name);
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(desk);
  }
  await page.goForward();
  await expect(dialog(page)).toContainText(name);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(desk);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/mail');
});

test('a lead that the browser closes without asking is closed in the address, too', async ({ page, request }) => {
  const name = nameOnce('Closed Unasked');
  await arrive(request, name);
  const desk = `/dashboard?tab=all&q=${name.replaceAll(' ', '+')}`;
  await signIn(page, 'team', desk);
  for (const _ of ['once', 'and again']) {
    await page.getByRole('button', { name: `View details of ${name}` }).click();
    await expect(dialog(page)).toContainText(name);
    await page.evaluate(() => document.querySelector('dialog')?.close());
    await expect(page).toHaveURL(desk);
  }
});

test('a lead that was opened by its address is closed in its place', async ({ page, request }) => {
  const name = nameOnce('Linked To');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', '/dashboard/mail');
  await page.goto(`/dashboard?tab=all&lead=${id}`);
  const before = await entries(page);
  await close(page);
  await expect(page).toHaveURL('/dashboard?tab=all');
  expect(await entries(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/mail');
});

test('an edit that is over leads back to the lead, and the lead to the list', async ({ page, request }) => {
  const name = nameOnce('Edited Twice');
  await arrive(request, name);
  const desk = `/dashboard?tab=all&q=${name.replaceAll(' ', '+')}`;
  await signIn(page, 'team', '/dashboard/mail');
  await page.goto(desk);
  const edit = dialog(page).getByRole('button', { name: 'Edit', exact: true });
  const cancel = dialog(page).getByRole('button', { name: 'Cancel' });
  await page.getByRole('button', { name: `View details of ${name}` }).click();
  await edit.click();
  await page.goBack();
  await expect(edit).toBeVisible();
  await edit.click();
  await cancel.dblclick();
  await expect(edit).toBeVisible();
  await expect(page).toHaveURL(/lead=[^&]+$/);
  await edit.click();
  await close(page);
  await expect(page).toHaveURL(desk);

  // Straight into the form, and from there to the lead.
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page).getByLabel('Company').fill('Nkosi and Daughters');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(desk);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/mail');
});

test('from enquiry to enquiry of one person Back goes step by step, and closing goes to the list', async ({
  page,
  request,
}) => {
  const name = nameOnce('Asked Again');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.co.za`;
  await arrive(request, `${name} First`, { email });
  const second = await arrive(request, `${name} Second`, { email });
  const desk = `/dashboard?tab=all&q=${name.replaceAll(' ', '+')}`;
  await signIn(page, 'team', '/dashboard/mail');
  await page.goto(desk);
  await page.getByRole('button', { name: `View details of ${name} First` }).click();
  await dialog(page).getByText(second.reference).click();
  await expect(page.getByRole('dialog', { name: `${name} Second` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: `${name} First` })).toBeVisible();
  await dialog(page).getByLabel('Another day').fill('2098-03-03');
  await page.goForward();
  await expect(page.getByRole('dialog', { name: `${name} Second` })).toBeVisible();
  await expect(dialog(page).getByLabel('Another day')).toHaveValue('');
  await close(page);
  await expect(page).toHaveURL(desk);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/mail');
});
