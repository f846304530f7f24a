// The guide that is offered to somebody who is about to leave: once, and never in the way.
import { expectCleanToAxe } from './axe.ts';
import { expect, expectNoComplaints, notices, openAwake, signIn, test } from './story.ts';
import { consentBar, leave, leaveAtTheTop, listen, offer, openUntouched, openWith, widgets } from './visit.ts';

test.use({ films: false });

test.describe('the offer of the guide', () => {
  test('comes when the pointer leaves at the top, once in a browser, and Escape closes it', async ({ page }) => {
    const complaints = expectNoComplaints(page);
    const seen = await listen(page);
    await page.emulateMedia({ reducedMotion: 'reduce' }); // what fades in is faint for a moment
    await openAwake(page, '/packages');
    await widgets(page);
    const link = page.getByRole('link', { name: 'Services' }).first();
    await link.focus();
    await leaveAtTheTop(page);
    await expect(offer(page)).toBeVisible();
    await expect(consentBar(page)).toBeHidden(); // never two at once
    expect(await page.evaluate(() => localStorage.getItem('exit-intent-shown'))).toBe('true');
    await expectCleanToAxe(page);
    await page.keyboard.press('Escape');
    await expect(offer(page)).toBeHidden();
    await expect(link).toBeFocused();
    await expect(consentBar(page)).toBeVisible();
    await leaveAtTheTop(page);
    await expect(offer(page)).toBeHidden();
    await leave(page);
    await expect.poll(seen.names).toEqual(expect.arrayContaining(['exit_intent_shown', 'exit_intent_closed']));
    await openAwake(page, '/about');
    await widgets(page);
    await leaveAtTheTop(page);
    await expect(offer(page)).toBeHidden();
    complaints();
  });

  test('can be closed from wherever somebody is in it, also on a phone that lies on its side', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openAwake(page, '/packages');
    await widgets(page);
    await leaveAtTheTop(page);
    await offer(page).getByRole('button', { name: 'Send me the guide' }).scrollIntoViewIfNeeded();
    const close = offer(page).getByRole('button', { name: 'Close' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(offer(page)).toBeHidden();
  });

  test('stores a lead, sends the guide and says so; whoever has written is not asked again', async ({ page }) => {
    const complaints = expectNoComplaints(page);
    const seen = await listen(page);
    await openWith(page, '/services', 'no');
    await leaveAtTheTop(page);
    const form = offer(page);
    await form.getByRole('button', { name: 'Send me the guide' }).click();
    await expect(form.getByLabel('Your Name')).toBeFocused(); // the browser asks for what is missing
    await expect(form.getByLabel('Your Name *')).toHaveAttribute('autocomplete', 'name');
    for (const [told, value] of [
      ['type', 'email'],
      ['inputmode', 'email'],
      ['autocomplete', 'email'],
    ] as const)
      await expect(form.getByLabel('Your Email *')).toHaveAttribute(told, value);
    await expect(form.getByText('We use your address to send the guide.').getByRole('link')).toHaveAttribute(
      'href',
      '/privacy',
    );
    await form.getByLabel('Your Name').fill('Guide Reader');
    await form.getByLabel('Your Email').fill('guide.reader@example.co.za');
    await expect(form.getByLabel('Your Business Type *').getByRole('option')).toHaveText([
      'Your Business Type *',
      'Law Firm',
      'Consulting Agency',
      'Financial Services',
      'Real Estate',
      'Luxury Brand',
      'Other Professional Service',
    ]);
    await form.getByLabel('Your Business Type *').selectOption('Law Firm');
    await expect(form.getByRole('checkbox')).not.toBeChecked();
    await form.getByRole('button', { name: 'Send me the guide' }).click();
    await expect.poll(notices(page)).toMatch(/Don't Miss Out![^\n]*Check your email for your exclusive 47-page guide/);
    await expect(form).toBeHidden();
    await expect(page.getByText("Don't Miss Out!")).toBeHidden(); // four seconds, when nobody points at it
    await leave(page);
    await expect.poll(seen.names).toEqual(expect.arrayContaining(['exit_intent_submitted', 'enquiry_sent']));
    expect(JSON.stringify(seen.events)).not.toContain('guide.reader');
    await page.evaluate(() => localStorage.removeItem('exit-intent-shown'));
    await page.reload();
    await openAwake(page, '/about');
    await widgets(page);
    await leaveAtTheTop(page);
    await expect(offer(page)).toBeHidden();
    complaints();

    await signIn(page);
    const mails = await page.evaluate(async () => (await (await fetch('/api/mails')).json()).mails);
    expect(mails).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'guide', email: 'guide.reader@example.co.za' })]),
    );
  });

  for (const width of [390, 1440])
    test(`says what was sent beside the ways to us, not over them, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openWith(page, '/services', 'no');
      await leaveAtTheTop(page);
      await offer(page).getByLabel('Your Name').fill('Guide Reader');
      await offer(page).getByLabel('Your Email').fill(`guide.reader.${width}@example.co.za`);
      await offer(page).getByRole('button', { name: 'Send me the guide' }).click();
      const edges = async (selector: string) => page.locator(selector).boundingBox();
      await expect(page.getByText("Don't Miss Out!")).toBeVisible();
      const notice = await edges('[data-sonner-toast]');
      const ways = await edges('.contact-dock');
      expect(notice?.width).toBeGreaterThan(200);
      expect((notice?.x ?? 0) + (notice?.width ?? 0)).toBeLessThan(ways?.x ?? 0);
    });

  test('is not spent by a line too bad to bring it', async ({ page }) => {
    const seen = await listen(page);
    const bad = '**/assets/guide-dialog-*.js';
    await page.route(bad, (route) => route.abort());
    await openWith(page, '/packages', 'yes');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('guide-dialog'));
    await leaveAtTheTop(page);
    await failed;
    await page.unroute(bad);
    await openWith(page, '/about', 'yes');
    expect(seen.names()).not.toContain('exit_intent_shown');
    await leaveAtTheTop(page);
    await expect(offer(page)).toBeVisible();
    await leave(page);
    await expect.poll(seen.names).toContain('exit_intent_shown');
  });

  test('does not come where data is to be saved', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await openWith(page, '/packages', 'no');
    await leaveAtTheTop(page);
    await expect(offer(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('exit-intent-shown'))).toBeNull();
  });

  test('never comes over a form that somebody is writing in', async ({ page }) => {
    await openWith(page, '/contact', 'no');
    await page.getByLabel('Your Name').fill('Half written');
    await leaveAtTheTop(page);
    await expect(offer(page)).toBeHidden();
    await page.getByLabel('Your Name').blur();
    await leaveAtTheTop(page);
    await expect(offer(page)).toBeHidden();
    await page.getByLabel('Your Name').fill('');
    await page.getByLabel('Your Name').blur();
    await leaveAtTheTop(page);
    await expect(offer(page)).toBeVisible();
  });

  test('comes on a phone when the page is thrown back up after twenty seconds, as a sheet', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      baseURL: baseURL ?? '',
    });
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openUntouched(page, '/services');
    // In one breath: a throw is quick, however slowly a story is told.
    const throwUp = () =>
      page.evaluate(async () => {
        for (const y of [3000, 2000]) {
          await new Promise<void>((heard) => {
            addEventListener('scroll', () => heard(), { once: true });
            window.scrollTo(0, y);
          });
        }
      });
    await throwUp();
    await expect(offer(page)).toBeHidden();
    await page.clock.fastForward(20_000);
    await throwUp();
    await expect(offer(page)).toBeVisible();
    const box = await offer(page).boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    await expect(offer(page).getByText('More than 2,500 business owners')).toBeVisible();
    await expect(offer(page).getByRole('button', { name: 'Send me the guide' })).toBeInViewport({ ratio: 1 });
    await expect(offer(page).locator('label > span')).toHaveText([' *', ' *', ' *']);
    await context.close();
  });

  test('never comes over what somebody has begun to write while it was on its way', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    const asked = page.waitForRequest('**/assets/guide-dialog-*.js');
    const came = page.waitForEvent('requestfinished', (request) => request.url().includes('guide-dialog'));
    await page.route('**/assets/guide-dialog-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await openWith(page, '/contact', 'no');
    await leaveAtTheTop(page);
    await asked;
    await page.getByLabel('Message').pressSequentially('I would like ');
    held.resolve();
    await came;
    await page.getByLabel('Message').pressSequentially('a website for my firm.');
    await expect(page.getByLabel('Message')).toHaveValue('I would like a website for my firm.');
    await expect(offer(page)).toBeHidden();
    await page.getByLabel('Message').fill('');
    await page.getByLabel('Message').blur();
    await leaveAtTheTop(page);
    await expect(offer(page)).toBeVisible();
  });
});
