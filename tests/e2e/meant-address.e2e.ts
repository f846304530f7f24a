// Whoever mistypes a mail address is asked about it, by the way, and decides.
import type { Page } from '@playwright/test';
import { expect, nameOnce, openAwake, test } from './story.ts';
import { leaveAtTheTop, offer, openWith } from './visit.ts';

test.use({ films: false });

const question = (page: Page) => page.getByRole('button', { name: 'Did you mean' });
const mail = (page: Page) => page.getByLabel('Email Address');

for (const path of ['/', '/contact', '/cape-town']) {
  test(`a mistyped address is asked about on ${path}, and put right by keys`, async ({ page }) => {
    await openAwake(page, path);
    await mail(page).focus();
    await page.keyboard.type('thandi@gmial.com');
    await expect(question(page)).toBeHidden(); // not while somebody is typing
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Phone Number')).toBeFocused();
    await expect(question(page)).toHaveText('Did you mean thandi@gmail.com?');
    await expect(mail(page)).toHaveAccessibleDescription('Did you mean thandi@gmail.com?');
    await expect(mail(page)).toHaveValue('thandi@gmial.com');
    await page.keyboard.press('Shift+Tab');
    await expect(question(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(mail(page)).toHaveValue('thandi@gmail.com');
    await expect(mail(page)).toBeFocused();
    await expect(question(page)).toBeHidden();
    await page.reload();
    await expect(mail(page)).toHaveValue('thandi@gmail.com');
  });
}

test('whoever left the field before the page was awake is asked when it is, and keeps their place', async ({
  page,
}) => {
  const wake = await openAsleep(page);
  await mail(page).fill('thandi@gmial.com');
  const next = page.getByLabel('Phone Number');
  await next.focus();
  await wake();
  await expect(question(page)).toHaveText('Did you mean thandi@gmail.com?');
  await expect(next).toBeFocused();
  await expect(mail(page)).toHaveValue('thandi@gmial.com');
});

test('whoever is at the field when the page wakes is asked when they leave it', async ({ page }) => {
  const wake = await openAsleep(page);
  await mail(page).fill('thandi@gmial.com');
  await wake();
  await expect(question(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(question(page)).toHaveText('Did you mean thandi@gmail.com?');
});

test('the question goes when the address is changed, and does not come for one that is right', async ({ page }) => {
  await openAwake(page, '/contact');
  await mail(page).fill('thandi@dube.co.z');
  await mail(page).blur();
  await expect(question(page)).toHaveText('Did you mean thandi@dube.co.za?');
  await mail(page).press('End');
  await page.keyboard.type('a');
  await expect(question(page)).toBeHidden();
  await mail(page).blur();
  await expect(mail(page)).toHaveAccessibleDescription('');
  await expect(question(page)).toBeHidden();
});

test('an address that was copied with the name of its owner is offered alone', async ({ page }) => {
  await openAwake(page, '/contact');
  await mail(page).fill('Thandi <thandi@dube.co.za>');
  await mail(page).blur();
  await page.getByRole('button', { name: 'Did you mean thandi@dube.co.za?' }).click();
  await expect(mail(page)).toHaveValue('thandi@dube.co.za');
});

test('the question is no news of the form', async ({ page }) => {
  await openAwake(page, '/contact');
  await mail(page).fill('thandi@hotmial.com');
  await mail(page).blur();
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('main').locator('form [role=status]')).toBeEmpty();
});

test('the form leaves at the first press, with the address as it was typed, whatever is asked about it', async ({
  page,
}) => {
  const name = nameOnce('Unmoved Thandi');
  await openWith(page, '/', 'no');
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Phone Number').fill('0845550111');
  await mail(page).fill('thandi@gmial.com');
  const sent = page.waitForRequest('**/api/enquiries');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name, email: 'thandi@gmial.com' });
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
});

test('nothing moves between a press and its click, and then the question is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, '/contact', 'no');
  await mail(page).fill('thandi@gmial.com');
  const next = page.getByLabel('Phone Number');
  await next.hover();
  const before = await next.boundingBox();
  await page.mouse.down();
  await expect(next).toBeFocused();
  expect(await next.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(question(page)).toBeVisible();
});

test('a mistyped address is asked about where the guide is offered', async ({ page }) => {
  await openWith(page, '/about', 'no');
  await leaveAtTheTop(page);
  const field = offer(page).getByLabel('Your Email');
  await field.fill('thandi@outlok.com');
  await field.blur();
  await offer(page).getByRole('button', { name: 'Did you mean thandi@outlook.com?' }).click();
  await expect(field).toHaveValue('thandi@outlook.com');
  await expect(field).toBeFocused();
});

/** The application comes when it is called. */
async function openAsleep(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/contact');
  return async () => {
    held.resolve();
    await page.locator('html[data-awake]').waitFor();
  };
}
