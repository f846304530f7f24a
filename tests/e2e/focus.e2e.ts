// Whoever goes through a form by keyboard sees where they are, whatever lies along the foot of the screen.
import type { Locator, Page } from '@playwright/test';
import { deadLine, enquiries, fill, saved, send } from './bad-line.ts';
import { expect, openAwake, test } from './story.ts';
import { consentBar, openWith } from './visit.ts';

test.use({ films: false });

/** Runs in the page: what lies over a part of something. */
function coverOf(element: Element): string | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const x of [0.02, 0.5, 0.98]) {
    for (const y of [0.1, 0.5, 0.9]) {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      if (!there) return 'out of sight';
      const cover = there.closest('.notice, .contact-dock, header');
      if (cover && !cover.contains(element)) return there.outerHTML.slice(0, 120);
    }
  }
}
/** Runs in the page. */
const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });
const expectInSight = (what: Locator) => expect.poll(() => what.evaluate(coverOf), String(what)).toBeUndefined();

async function expectInSightAllAlong(page: Page) {
  const first = page.getByLabel('Your Name');
  const last = page.getByRole('main').getByRole('link', { name: 'How we treat your details' });
  await first.focus();
  for (let steps = 0; steps < 20; steps++) {
    await expectInSight(page.locator(':focus'));
    if (await last.evaluate((link) => link === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The form never ended.');
}

for (const width of [390, 768, 1440]) {
  for (const path of ['/', '/contact', '/cape-town']) {
    test(`the question about analytics hides nothing that has the focus on ${path} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAwake(page, path);
      await expect(consentBar(page)).toBeVisible();
      await expectInSightAllAlong(page);
    });
  }

  test(`a waiting enquiry hides nothing that has the focus at ${width} px, and nothing lies over it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/api/enquiries', (route) => route.abort());
    await openAwake(page, '/contact');
    await expect(consentBar(page)).toBeVisible();
    await page.getByLabel('Your Name').fill('Waiting Ayanda');
    await page.getByLabel('Email Address').fill('ayanda@dube.co.za');
    await page.getByLabel('Phone Number').fill('0845550111');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    const kept = page.getByRole('status').filter({ hasText: 'Saved. It leaves' });
    for (const way of ['WhatsApp', 'Call us']) await expectInSight(kept.getByRole('link', { name: way }));

    await openAwake(page, '/contact');
    const waiting = page.getByRole('complementary', { name: 'Unsent enquiry' });
    await expect(waiting).toBeVisible();
    await expectInSightAllAlong(page);
    await page.locator('html[data-complete]').waitFor();
    await expect(consentBar(page)).toBeHidden();
    await expectInSight(waiting.getByRole('link', { name: 'Call us' }));
  });
}

for (const [width, height] of [
  [320, 256],
  [568, 320],
  [844, 390],
] as const) {
  test(`a screen of ${width} by ${height} px belongs to whoever fills in the form`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' }); // the next field may have the focus before a slow way there ends
    await openAwake(page, '/contact');
    await expect(consentBar(page)).toBeVisible();
    for (const label of ['Your Name', 'Company', 'Phone Number', 'Budget *', 'Current Website']) {
      await page.getByLabel(label).focus();
      await expectInSight(page.getByLabel(label));
    }
    await page.getByRole('button', { name: 'Send enquiry' }).focus();
    await expectInSight(page.getByRole('button', { name: 'Send enquiry' }));
    await page.getByRole('banner').getByRole('link').first().focus();
    await expect(consentBar(page)).toBeVisible();
  });
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`the last lines of a page come out from under what lies along the foot at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAwake(page, '/about');
    await expect(consentBar(page)).toBeVisible();
    for (const name of ['KwaZulu-Natal', 'Designed and coded', 'Privacy', 'Team Dashboard']) {
      const link = page.getByRole('contentinfo').getByRole('link', { name });
      await link.focus();
      await expectInSight(link);
    }
  });
}

test('at 400 % nothing lies over what is reached by keys, and what floats is reached and seen in its turn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAwake(page, '/about');
  await expect(consentBar(page)).toBeVisible();
  const last = consentBar(page).getByRole('button', { name: 'No, thank you' });
  let stops = 0;
  for (; stops < 80; stops++) {
    await page.keyboard.press('Tab');
    await expectInSight(page.locator(':focus'));
    await expect.poll(() => page.locator(':focus').evaluate(isSeen)).toBe(true);
    if (await last.evaluate((button) => button === document.activeElement)) break;
  }
  expect(stops).toBeGreaterThan(30);
  expect(stops).toBeLessThan(80);
});

test('the ways to us are seen when they are reached by keys, also where a question lies over them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 });
  await openAwake(page, '/about');
  await expect(consentBar(page)).toBeVisible();
  const dock = page.getByRole('complementary', { name: 'Contact us directly' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team Dashboard' }).focus();
  for (const way of [dock.locator('summary'), dock.getByRole('link', { name: 'Chat on WhatsApp' })]) {
    await page.keyboard.press('Tab');
    await expect(way).toBeFocused();
    await expectInSight(way);
  }
});

test('on a common phone the answers to the question about analytics stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAwake(page, '/contact');
  const [yes, no] = await Promise.all(
    ['Yes, you may', 'No, thank you'].map((name) => consentBar(page).getByRole('button', { name }).boundingBox()),
  );
  expect(yes?.y).toBe(no?.y);
});

test('what a field says about a text is in sight while it is written, whatever lies along the foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAwake(page, '/contact');
  await expect(consentBar(page)).toBeVisible();
  await page.getByLabel('Current Website').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.keyboard.insertText('word '.repeat(1001));
  await expectInSight(page.getByText('Please keep this to 5,000 characters. It has 5,005 now.'));
});

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [844, 390],
] as const) {
  test(`on ${width} by ${height} px the news about an enquiry is read from its first line`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAwake(page, '/contact');
    await expect(consentBar(page)).toBeVisible();
    await fill(page, 'First line Ayanda');
    await page.route(enquiries, deadLine);
    await send(page);
    await expectInSight(saved(page));
    await expect(consentBar(page)).toBeVisible({ visible: height > 480 });
    await page.unroute(enquiries);
    await page.getByRole('button', { name: 'Try again now' }).click();
    await expectInSight(page.getByRole('heading', { name: 'Thank you!' }));
  });
}

for (const width of [360, 1440]) {
  test(`a field that the browser asks for is in sight with its name at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAwake(page, '/contact');
    await send(page);
    await expect(page.getByLabel('Your Name')).toBeFocused();
    await expectInSight(page.locator('label', { hasText: 'Your Name' }));
  });
}

test('a field far away is there at once with its name, however pages glide otherwise', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAwake(page, '/contact');
  const places = await page.evaluate(() => {
    const field = document.querySelector<HTMLElement>('#contact-name');
    field?.focus();
    const under = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const name = document.querySelector('label[for=contact-name]')?.getBoundingClientRect();
    return { under, top: name?.top ?? 0, bottom: field?.getBoundingClientRect().bottom ?? 0 };
  });
  expect(places.top).toBeGreaterThanOrEqual(places.under);
  expect(places.bottom).toBeLessThan(844);
});

test('a field that the browser itself does not bring into sight is brought there with its name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, '/contact', 'no');
  for (const label of ['Message', 'Your Name']) {
    await page.getByLabel(label).evaluate((field) => field.focus({ preventScroll: true }));
    await expectInSight(page.getByLabel(label));
    await expectInSight(page.locator('label', { hasText: label }));
  }
});
