// In whatever state a form ends, the person knows where they stand, has what they typed, and is left where they are.
import { arrived, deadLine, enquiries, fill, saved, send } from './bad-line.ts';
import { expect, openAwake, test } from './story.ts';

test('an enquiry that leaves by itself moves neither the focus nor the page of somebody who reads elsewhere', async ({
  page,
  context,
}) => {
  await openAwake(page, '/');
  await fill(page, 'Reading Ayanda');
  await context.setOffline(true);
  await send(page);
  await expect(saved(page)).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link').first().focus();
  const before = await page.evaluate(() => scrollY);
  await context.setOffline(false);
  await expect(arrived(page)).toBeAttached();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('an enquiry that leaves by itself while its notice is far away does not bring the page there', async ({
  page,
  context,
}) => {
  await openAwake(page, '/');
  await fill(page, 'Scrolled Ayanda');
  await context.setOffline(true);
  await send(page);
  await expect(saved(page)).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await context.setOffline(false);
  await expect(arrived(page)).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test('whoever asked for another try hears of its success', async ({ page }) => {
  await page.route(enquiries, deadLine);
  await openAwake(page, '/');
  await fill(page, 'Asking Ayanda');
  await send(page);
  await expect(saved(page)).toBeFocused();
  await page.unroute(enquiries);
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect(page.getByRole('heading', { name: /Thank you!/ })).toBeFocused();
  await page.getByRole('button', { name: 'Send another enquiry' }).click();
  await expect(page.getByLabel('Your Name')).toBeFocused();
});
