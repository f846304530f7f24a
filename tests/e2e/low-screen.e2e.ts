// What floats over a page leaves its words in sight, and stays on the screen, where that is low or its text large.
import type { Locator, Page } from '@playwright/test';
import { keepOne, notice } from './bad-line.ts';
import { expect, openAwake, test } from './story.ts';
import { consentBar, help, leaveAtTheTop, minute, offer, openUntouched, openWith } from './visit.ts';

const ways = (page: Page) => page.locator('.contact-dock');

/** Phones that lie on their side. */
const lying = [
  [844, 390],
  [667, 375],
  [640, 360],
  [568, 320],
] as const;

for (const [width, height] of [...lying, [320, 640]] as const) {
  test(`the question about analytics leaves the words of a page in sight at ${width} by ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [path, words] of [
      ['/', 'Your next client'],
      ['/cape-town', 'The number one web development agency'],
      ['/thank-you', "Thank you! We'll contact you"],
      ['/no-such-page', 'Oops! Page not found'],
    ] as const) {
      await openAwake(page, path);
      await expect(consentBar(page)).toBeVisible();
      const seen = await boxOf(page.getByRole('main').getByText(words));
      expect(seen.y + seen.height, path).toBeLessThanOrEqual((await boxOf(consentBar(page))).y + 5); // below the last line's feet
    }
    if (height !== 320) await page.getByRole('link', { name: 'Return to Home' }).click({ trial: true });
  });
}

test('on the narrowest phone the answers to that question stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAwake(page, '/');
  await expect(consentBar(page)).toBeVisible();
  const answers = await consentBar(page).getByRole('button').all();
  expect(answers).toHaveLength(2);
  expect(new Set(await Promise.all(answers.map(async (answer) => (await boxOf(answer)).y))).size).toBe(1);
});

for (const [width, height] of lying) {
  test(`neither a saved enquiry nor the offer of help hides the longest headline at ${width} by ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const headline = page.getByRole('heading', { level: 1, name: /agency in Pietermaritzburg/ });
    const foot = async () => (await boxOf(headline)).y + (await boxOf(headline)).height;
    await keepOne(page, 'Lying Ayanda');
    await openWith(page, '/pietermaritzburg', 'no');
    await expect(notice(page)).toBeVisible();
    expect(await foot()).toBeLessThanOrEqual((await boxOf(notice(page))).y);
    await notice(page).getByRole('button', { name: 'Delete it' }).click();
    await notice(page).getByRole('button', { name: 'Yes, delete it' }).click();
    await openUntouched(page, '/pietermaritzburg');
    await page.clock.fastForward(minute);
    await expect(help(page)).toBeVisible();
    expect(await foot()).toBeLessThanOrEqual((await boxOf(help(page))).y);
  });
}

test('what can be done with a saved enquiry stands on one line where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await keepOne(page, 'Waiting Ayanda');
  await openAwake(page, '/about');
  await expect(notice(page)).toBeVisible();
  const ways = await notice(page).locator('a, button').all();
  expect(ways).toHaveLength(5);
  expect(new Set(await Promise.all(ways.map(async (way) => (await boxOf(way)).y))).size).toBe(1);
});

test('the offer of the guide keeps off the edges of a screen, and its picture is whole on a low one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openWith(page, '/about', 'no');
  await leaveAtTheTop(page);
  const dialog = await boxOf(offer(page));
  expect(dialog.x).toBeGreaterThanOrEqual(16);
  const cover = await boxOf(offer(page).getByRole('img', { name: 'Cover of the guide' }));
  expect(cover.y + cover.height).toBeLessThan(dialog.y + dialog.height);
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [844, 390],
] as const) {
  test(`in a browser set to text of twice the size the ways to us stay on a screen of ${width} by ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await openWith(page, '/packages', 'no');
    await ways(page).locator('summary').click();
    for (const way of await ways(page).locator('li span').all()) await expect(way).toBeInViewport({ ratio: 1 });
    const address = ways(page).getByText('info@');
    expect(await address.evaluate((words) => words.getClientRects().length)).toBe(1);
  });
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}
