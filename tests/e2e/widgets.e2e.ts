// What floats above the pages: at hand when it helps, out of the way when it does not, and counted without knowing who.
import { expectCleanToAxe } from './axe.ts';
import { expect, openAwake, signIn, test } from './story.ts';
import { consentBar, help, leave, listen, minute, openUntouched, openWith, widgets } from './visit.ts';

test.use({ films: false });

test.describe('the ways to us', () => {
  test('a chat names the place, carries a code, and staff find by it where it began', async ({ page, context }) => {
    const opened: string[] = [];
    await context.route('https://wa.me/**', (route) => {
      opened.push(route.request().url());
      return route.fulfill({ body: 'WhatsApp' });
    });
    await openWith(page, '/paarl?utm_source=newsletter&gclid=one-click', 'no');
    const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
    const noted = page.waitForResponse('**/api/chats');
    const [popup] = await Promise.all([page.waitForEvent('popup'), chat.click()]);
    expect((await noted).status()).toBe(201);
    await popup.close();
    const text = new URL(opened[0] ?? '').searchParams.get('text') ?? '';
    expect(text).toContain('Paarl, Western Cape');
    const [code = ''] = /WA-\w{6}/.exec(text) ?? [];
    expect(opened[0]).not.toContain('+');

    await signIn(page);
    const found = await page.evaluate(async (typed) => (await fetch(`/api/chats/${typed}`)).json(), code.toLowerCase());
    expect(found).toMatchObject({ code, page: '/paarl', last_touch: { utm_source: 'newsletter' } });
    expect(JSON.stringify(found)).not.toContain('one-click');
  });

  test('the menu opens and closes by keyboard, and Escape gives the focus back', async ({ page }) => {
    const seen = await listen(page);
    await openWith(page, '/about', 'no');
    const toggle = page.locator('summary[aria-label="Contact options"]');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /Email us/ })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('link', { name: /Call us/ })).toHaveAttribute('href', /^tel:\+27/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /Email us/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /Email us/ })).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.mouse.click(300, 300);
    await expect(page.getByRole('link', { name: /Email us/ })).toBeHidden();
    await leave(page);
    await expect.poll(seen.names).toEqual(expect.arrayContaining(['contact_menu_opened', 'contact_menu_closed']));
  });

  test('a press beside the menu closes it, also on words that an iPhone never clicks', async ({ page }) => {
    await openWith(page, '/about', 'no');
    await page.locator('summary[aria-label="Contact options"]').click();
    await expect(page.getByRole('link', { name: /Email us/ })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
    await expect(page.getByRole('link', { name: /Email us/ })).toBeHidden();
  });

  test('work as plain links without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/sandton');
    await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
      'href',
      /wa\.me\/\d+\?text=.*Sandton/,
    );
    await page.locator('summary[aria-label="Contact options"]').click();
    await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
    await context.close();
  });

  test('a sign shows its name after a moment, and the next at once', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => localStorage.setItem('analytics-consent', 'no'));
    await openAwake(page, '/');
    await page.clock.pauseAt(Date.now() + minute);
    await page.getByRole('link', { name: 'Chat on WhatsApp' }).hover();
    await page.clock.runFor(690);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.clock.runFor(20);
    await expect(page.getByRole('tooltip')).toHaveText('Chat on WhatsApp');
    // It can be gone over to, and read there.
    const { x = 0, y = 0, height = 0 } = (await page.getByRole('tooltip').boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + height / 2, { steps: 60 });
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.mouse.move(10, 400);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.clock.runFor(200);
    await page.getByRole('link', { name: 'Chat on WhatsApp' }).hover();
    await page.clock.runFor(1);
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
  });
});

test.describe('Need Help?', () => {
  test('shows after a minute without a sign of the visitor, for fifteen seconds, and stays away once closed', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // what fades in is faint for a moment
    await page.addInitScript(() => localStorage.setItem('analytics-consent', 'no'));
    await openUntouched(page, '/packages');
    await expect(help(page)).toBeHidden();
    await page.clock.fastForward(minute);
    await expect(help(page)).toBeVisible();
    await expectCleanToAxe(page);
    await page.clock.fastForward(15_000);
    await expect(help(page)).toBeHidden();
    await page.clock.fastForward(5 * minute);
    await expect(help(page)).toBeVisible();
    await help(page).getByRole('button', { name: 'Minimise' }).click();
    await page.clock.fastForward(minute);
    await expect(help(page).getByText('Tell us in two sentences')).toBeHidden();
    await help(page).getByRole('button', { name: 'Open' }).click();
    await help(page).getByRole('button', { name: 'Close' }).click();
    await expect(help(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('contactPromptDismissed'))).toBe('true');
    await page.reload();
    await page.clock.fastForward(2 * minute);
    await expect(help(page)).toBeHidden();
  });

  test('does not come to somebody who has moved, and goes when they do', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('analytics-consent', 'no'));
    await openUntouched(page, '/faq');
    await page.clock.fastForward(minute);
    await expect(help(page)).toBeVisible();
    await page.mouse.move(300, 200);
    await expect(help(page)).toBeHidden();
    await page.clock.fastForward(10 * minute);
    await expect(help(page)).toBeHidden();
  });

  test('waits for a pointer that is on its way', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('analytics-consent', 'no'));
    await openUntouched(page, '/faq');
    await page.clock.fastForward(minute);
    const button = help(page).getByRole('button', { name: 'Minimise' });
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
    await page.mouse.move(x - 400, y - 300);
    await page.mouse.move(x + 5, y + 5, { steps: 10 });
    await page.clock.fastForward(1000);
    await button.click();
    await expect(help(page).getByText('Tell us in two sentences')).toBeHidden();
    await help(page).getByRole('button', { name: 'Open' }).click();
    await page.mouse.move(x + 8, y + 8);
    await page.clock.fastForward(1000);
    await expect(help(page).getByText('Tell us in two sentences')).toBeVisible();
  });

  test('leads to the form of the page, or to the contact page', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('analytics-consent', 'no'));
    await openUntouched(page, '/durban');
    await page.clock.fastForward(minute);
    await help(page).getByRole('button', { name: 'Contact us' }).click();
    await expect(page.getByLabel('Your Name')).toBeFocused();
    await expect(page.getByLabel('Your Name')).toBeInViewport();
    await expect(help(page)).toBeHidden();
    await page.goto('/packages');
    await page.clock.fastForward(2_600);
    await page.locator('html[data-awake]').waitFor();
    await page.clock.fastForward(2_100);
    await widgets(page);
    await page.clock.fastForward(6 * minute);
    await help(page).getByRole('button', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test('where the line is too bad for the widgets the page works without them', async ({ page }) => {
  await page.route(/\/assets\/widgets-/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/widgets-'));
  await openAwake(page, '/contact');
  await failed;
  await page.getByLabel('Your Name').fill('Bad Line');
  await page.getByLabel('Email Address').fill('bad.line@example.co.za');
  await page.getByLabel('Phone Number').fill('082 555 0142');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText("Thank you! We'll contact you as soon as possible")).toBeVisible();
});

test('where the widgets did not come, the cookie choice brings them and opens', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/widgets-'));
  await page.route(/\/assets\/widgets-/, (route) => route.abort());
  await openAwake(page, '/about');
  await failed;
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Cookie choice' }).click();
  await expect(consentBar(page)).toBeFocused();
});

test('who is offline is told what that means', async ({ page, context }) => {
  await openWith(page, '/about', 'no');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});
