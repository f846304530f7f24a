// Notices are where they can be read and pressed, whatever opens meanwhile.
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect, nameOnce, signIn, test } from './story.ts';

/** A dashboard with this lead alone. */
async function rowOf(page: Page, name: string) {
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  return page.getByRole('article', { name, exact: true });
}

test('whoever opens a lead while a notice stands there can still press it', async ({ page, request }) => {
  const name = nameOnce('Oupa Opened');
  await arrive(request, name);
  const row = await rowOf(page, name);
  await row.getByRole('button', { name: `Expand ${name}` }).click();
  await row.getByRole('button', { name: 'Mark as Contacted' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await row.getByRole('button', { name: `View details of ${name}` }).click();
  const lead = page.getByRole('dialog', { name });
  await lead.getByRole('button', { name: 'Undo' }).click();
  await expect(lead.getByRole('button', { name: 'Mark as Contacted' })).toBeVisible();
});

test('a notice that was pressed does not come again in what the press opens', async ({ page, request }) => {
  const name = nameOnce('Lost Why');
  await arrive(request, name);
  await page.clock.install();
  const row = await rowOf(page, name);
  await row.getByRole('button', { name: `Expand ${name}` }).click();
  await row.getByRole('button', { name: 'Mark as Lost' }).click();
  await page.getByRole('button', { name: 'Say why' }).click();
  await expect(
    page.getByRole('dialog', { name, exact: true }).getByRole('region', { name: 'Notifications' }),
  ).toBeAttached();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('button', { name: 'Say why' })).toHaveCount(0);
});

test('a notice comes into a place that is there before its words, and is heard once, on the page and in a dialog', async ({
  page,
  request,
}) => {
  const heard = await hearNotices(page);
  const name = nameOnce('Heeded');
  await arrive(request, name);
  await page.clock.install();
  const row = await rowOf(page, name);
  await row.getByRole('button', { name: `Expand ${name}` }).click();
  await page.clock.pauseAt(Date.now() + 1_000);
  const soon = <T>(look: () => Promise<T>) => expect.poll(() => page.clock.runFor(100).then(look));
  const [contacted, proposed] = [`${name}: Contacted`, `${name}: Proposal Sent`];

  await row.getByRole('button', { name: 'Mark as Contacted' }).click();
  await soon(heard).toEqual([contacted]);
  await page.clock.runFor(2_000); // until all of it is spoken
  await row.getByRole('button', { name: `View details of ${name}` }).click();
  const lead = page.getByRole('dialog', { name, exact: true });
  const step = lead.getByRole('button', { name: 'Send Proposal' });
  await soon(() => step.isVisible()).toBe(true);
  await step.click();
  await soon(heard).toEqual([contacted, proposed]);
  await expect(lead.getByRole('button', { name: 'Undo' })).toBeVisible();
  // What is only just said goes with its place.
  await page.keyboard.press('Escape');
  await soon(heard).toEqual([contacted, proposed, proposed]);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

/**
 * For expect.poll: the notices that came into a place which was there before them, and was to be heard. What comes together with
 * its place is not spoken.
 */
async function hearNotices(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const places = new WeakSet<Element>();
    const known = new WeakSet<Element>();
    Object.assign(window, { heard });
    new MutationObserver(() => {
      for (const title of document.querySelectorAll('[aria-live] [data-title]')) {
        const place = title.closest('[aria-live]');
        if (known.has(title) || !place) continue;
        known.add(title);
        if (places.has(place) && place.matches('[aria-live=polite]')) heard.push(title.textContent);
      }
      for (const place of document.querySelectorAll('[aria-live]')) places.add(place);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('the key to the notices opens nothing of the browser, and they go when nobody is among them any more', async ({
  page,
  request,
}) => {
  const name = nameOnce('Left Alone');
  await arrive(request, name);
  await page.clock.install();
  const row = await rowOf(page, name);
  expect(await goToNotices(page)).toBe("the browser's"); // as long as there are none
  await row.getByRole('button', { name: `Expand ${name}` }).press('Enter');
  await row.getByRole('button', { name: 'Take it' }).press('Enter');
  await row.getByRole('button', { name: 'Mark as Contacted' }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(2);
  const steps = row.getByRole('group', { name: 'Next steps' });
  await expect(steps).toBeFocused();
  expect(await goToNotices(page)).toBe('ours');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
  await page.clock.fastForward(20_000);
  await expect(undo).toHaveCount(2);
  await page.keyboard.press('Shift+Tab');
  await expect(steps).toBeFocused();
  await page.clock.fastForward(10_000);
  await expect(undo).toHaveCount(0);
});

/** Whose the key was. */
async function goToNotices(page: Page) {
  await page.evaluate(() =>
    addEventListener('keydown', ({ defaultPrevented }) => Object.assign(window, { isOurs: defaultPrevented })),
  );
  await page.keyboard.press('Alt+t');
  return page.evaluate(() => ((window as unknown as { isOurs: boolean }).isOurs ? 'ours' : "the browser's"));
}
