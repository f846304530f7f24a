// What lies over what, what stays within its edges, and which page is marked as the one that is open.
import type { Locator, Page } from '@playwright/test';
import { expect, openAwake, test } from './story.ts';
import { consentBar, widgets } from './visit.ts';

const ways = (page: Page) => page.locator('.contact-dock');

test('a page opened by its address is the one that the navigation marks', async ({ page }) => {
  for (const [path, label] of [
    ['/', 'Home'],
    ['/services', 'Services'],
    ['/faq', 'FAQ'],
  ] as const) {
    await openAwake(page, path);
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText(label);
  }
});

for (const width of [320, 390, 768, 1100, 1280, 1440]) {
  test(`at ${width} px the last line of a page is not under the ways to us`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAwake(page, '/about');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const dock = await boxOf(ways(page));
    for (const link of await page.locator('footer > :last-child :is(a, button)').all()) {
      const { x, y, width: long, height } = await boxOf(link);
      const apart = x + long <= dock.x || y + height <= dock.y || y >= dock.y + dock.height;
      expect(apart, (await link.textContent()) ?? '').toBe(true);
    }
  });
}

test('the ways to us open above a question that is being asked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAwake(page, '/contact');
  await widgets(page);
  await expect(consentBar(page)).toBeVisible();
  await ways(page).locator('summary').click();
  for (const way of await ways(page).locator('li a').all()) await way.click({ trial: true });
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}
