// Who is counted, and for what they are asked first.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, openAwake, test } from './story.ts';
import { consentBar, leave, listen, minute, openWith, widgets } from './visit.ts';

test.use({ films: false });

test.describe('consent', () => {
  const others = async (context: BrowserContext, baseURL: string | undefined) => {
    const foreign: string[] = [];
    await context.route(/.*/, (route) => {
      if (
        !route
          .request()
          .url()
          .startsWith(baseURL ?? '')
      )
        foreign.push(route.request().url());
      return route.continue();
    });
    return foreign;
  };
  const read = async (page: Page) => {
    await page.mouse.wheel(0, 20_000);
    await page.waitForFunction(() => scrollY > 1000);
  };

  test('is asked for once; a yes counts how pages are read, and can be taken back in the footer', async ({
    page,
    context,
    baseURL,
  }) => {
    const foreign = await others(context, baseURL);
    const seen = await listen(page);
    await openAwake(page, '/about');
    await expect(consentBar(page)).toBeVisible();
    await page.getByRole('button', { name: 'Yes, you may' }).click();
    await expect(consentBar(page)).toBeHidden();
    await read(page);
    await leave(page);
    await openAwake(page, '/packages');
    await widgets(page);
    await expect(consentBar(page)).toBeHidden();
    await expect
      .poll(() => seen.events)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ name: 'page_view', page: '/about', fields: { page_type: 'about' } }),
          expect.objectContaining({
            name: 'scroll_depth',
            page: '/about',
            fields: { page_type: 'about', percent: 25 },
          }),
        ]),
      );
    const depths = seen.events.filter(({ name, page: at }) => name === 'scroll_depth' && at === '/about');
    expect(new Set(depths.map(({ fields }) => fields.percent)).size).toBe(depths.length);

    await page.getByRole('button', { name: 'Cookie choice' }).click();
    await expect(consentBar(page)).toBeFocused();
    await page.getByRole('button', { name: 'No, thank you' }).click();
    await expect(page.getByRole('button', { name: 'Cookie choice' })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('analytics-consent'))).toBe('no');
    expect(foreign).toEqual([]);
  });

  test('a no holds as well for what was noted and has not left yet', async ({ page }) => {
    await page.clock.install();
    const seen = await listen(page);
    await openWith(page, '/privacy', 'yes');
    await page.clock.pauseAt(Date.now() + minute);
    await read(page);
    await page.getByRole('button', { name: 'Cookie choice' }).click();
    await page.getByRole('button', { name: 'No, thank you' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    const told = async () => {
      await leave(page);
      return seen.events.map(({ page: at }) => at);
    };
    await expect.poll(told).toContain('/about');
    expect(new Set(seen.names())).toEqual(new Set(['page_view']));
  });

  test('whoever answers by keys goes on where they were, or where the page begins', async ({ page }) => {
    await openAwake(page, '/about');
    const no = page.getByRole('button', { name: 'No, thank you' });
    await expect(no).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(no).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await page.evaluate(() => localStorage.removeItem('analytics-consent'));
    await openAwake(page, '/about');
    await expect(no).toBeVisible();
    const last = page.getByRole('link', { name: 'Chat on WhatsApp' });
    await last.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(no).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(last).toBeFocused();
  });

  test('without it pages are counted and nothing else, and all works the same', async ({ page }) => {
    const seen = await listen(page);
    await openWith(page, '/about', 'no');
    await read(page);
    await leave(page);
    await expect.poll(seen.names).toEqual(['page_view']);
    expect(seen.leadIds).toEqual([undefined]);
  });

  test('a browser that asks not to be tracked is not asked, and counts as a no', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const seen = await listen(page);
    await openWith(page, '/about', 'yes');
    await expect(consentBar(page)).toBeHidden();
    await read(page);
    await leave(page);
    await expect.poll(seen.names).toEqual(['page_view']);
  });

  test('a stay of half a minute is told when the page is left', async ({ page }) => {
    await page.clock.install();
    const seen = await listen(page);
    await openWith(page, '/faq', 'yes');
    await page.clock.fastForward(45_000);
    await leave(page);
    await expect
      .poll(() => seen.events.find(({ name }) => name === 'time_on_page')?.fields)
      .toMatchObject({ page_type: 'faq', seconds: expect.any(Number) });
  });
});
