// While the application is not there yet, or cannot come: the page is whole, and nothing that was typed is lost.
import type { Page } from '@playwright/test';
import { expect, expectNoComplaints, openAwake, test } from './story.ts';
import { translate } from './translate.ts';
import { listen } from './visit.ts';

async function fill(page: Page, phone = '0845550111') {
  await page.getByLabel('Your Name').fill('Early Ayanda');
  await page.getByLabel('Email Address').fill('ayanda@dube.co.za');
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByLabel('Message').fill('A site for our practice in Umhlanga.');
}

/** Longer than a form waits for the application. */
async function sendWithout(page: Page) {
  await page.getByRole('button', { name: /Send enquiry|Book my free/ }).click();
  await page.clock.fastForward(4_100);
}
const withoutApplication = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

/** The application comes when it is let. */
async function holdApplication(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Runs in the page, as password managers do it. */
function putSignBesideAddress() {
  document.querySelector('[type=email]')?.after(document.createElement('div'));
}

test.beforeEach(({ page }) => page.clock.install());

for (const [width, path] of [
  [390, '/'],
  [390, '/contact'],
  [390, '/cape-town'],
  [768, '/'],
  [1440, '/contact'],
] as const) {
  test(`a plain form comes back to ${path} whole at ${width} px, at its first mistake`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await withoutApplication(page);
    await page.goto(path);
    await fill(page, '12');
    if (path === '/contact') await page.getByLabel('Service *').selectOption('Other');
    await sendWithout(page);

    const phone = page.getByLabel('Phone Number');
    await expect(phone).toHaveAccessibleDescription(/Please check the phone number/);
    await expect(phone).toBeFocused();
    await expect(phone).toBeInViewport();
    await expect(page.getByText('Please check the phone number')).toBeInViewport();
    await expect(page.getByLabel('Your Name')).toHaveValue('Early Ayanda');
    for (const picture of await page.locator('main img').all()) await expect(picture).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cookie choice' })).toBeHidden();
    if (path !== '/contact') return;
    await expect(page.getByLabel('What kind of service?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Live Chat Support' })).toBeHidden();
  });
}

test('a page is about as long while it opens as when it is there', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.addInitScript(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    addEventListener('DOMContentLoaded', () => heights.push(document.documentElement.scrollHeight));
  });
  await page.goto('/faq');
  const [opening = 0] = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
  await page.evaluate(() => delete document.documentElement.dataset.settling);
  const there = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(opening / there).toBeGreaterThan(0.6);
  expect(opening / there).toBeLessThan(1.6);
});

test('the header is readable over a page that is scrolled before it is awake', async ({ page }) => {
  await withoutApplication(page);
  await page.goto('/contact');
  const ground = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  const atTheTop = await ground();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(ground).toMatch(/^oklch\([^/]+\)$/);
  // Told, and not left to a style sheet: not every browser has one that knows how far a page is scrolled.
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
  await page.reload();
  await expect.poll(ground).toMatch(/^oklch\([^/]+\)$/);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(ground).toBe(atTheTop);
});

test('what was typed before the page is awake outlives its waking, and becomes the draft', async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const letCome = await holdApplication(page);
  await page.goto('/cape-town');
  await fill(page);
  await context.setOffline(true);
  await sendWithout(page);
  const sentence = page.getByText(
    'No answer came: the connection is gone just now, or very slow. What you typed stays here',
  );
  await expect(sentence).toBeVisible();
  await context.setOffline(false);
  letCome();
  await page.clock.resume();
  await page.locator('html[data-awake]').waitFor();
  await expect(sentence).toBeVisible();
  await expect(page.getByLabel('Your Name')).toHaveValue('Early Ayanda');
  await expect(page.getByLabel('Message')).toHaveValue('A site for our practice in Umhlanga.');
  expect(faults).toEqual([]);

  await page.reload();
  await page.mouse.move(5, 5);
  await expect(page.getByLabel('Message')).toHaveValue('A site for our practice in Umhlanga.');
  await expect(sentence).toBeHidden();
});

test('what is taken out of a form before the page is awake stays out of it', async ({ page }) => {
  const message = page.getByLabel('Message');
  const consent = page.getByLabel('Send me occasional notes');
  await page.clock.resume();
  await openAwake(page, '/cape-town');
  await fill(page);
  await consent.check();
  const letCome = await holdApplication(page);
  await page.reload();
  // Where the browser has filled the form again, and where it has not.
  await message.fill('On second thoughts');
  await message.fill('');
  await consent.check();
  await consent.uncheck();
  letCome();
  await page.locator('html[data-awake]').waitFor();
  await expect(page.getByLabel('Your Name')).toHaveValue('Early Ayanda');
  await expect(message).toHaveValue('');
  await expect(consent).not.toBeChecked();
});

test('whoever leaves a field at the very moment the page wakes is not taken back to it', async ({ page }) => {
  const name = page.getByLabel('Your Name');
  const company = page.getByLabel('Company');
  // The page wakes between the two fields, where nothing has the focus: as it does when leaving one is what lets React finish.
  await page.addInitScript(() =>
    addEventListener('awake', (event) => event.stopImmediatePropagation(), { once: true }),
  );
  await page.clock.resume();
  await openAwake(page, '/cape-town');
  await name.fill('Early Ayanda');
  await name.evaluate((field) =>
    field.addEventListener('blur', () => dispatchEvent(new Event('awake')), { once: true }),
  );
  await name.press('Tab');
  await page.keyboard.type('Dube Attorneys');
  await expect(company).toBeFocused();
  await expect(company).toHaveValue('Dube Attorneys');
  await expect(name).toHaveValue('Early Ayanda');
});

test('a file of the application that was lost on the way is asked for again', async ({ page }) => {
  await page.route('**/assets/site-layout-*.js', (route) => route.abort(), { times: 1 });
  await page.clock.resume();
  await page.goto('/');
  await page.mouse.move(5, 5);
  await expect(page.locator('html[data-awake]')).toBeAttached();
});

test('a form that waits for the application shows that it was pressed, and no longer than it waits', async ({
  page,
  context,
}) => {
  await withoutApplication(page);
  await page.goto('/contact');
  await fill(page);
  await context.setOffline(true);
  const button = page.getByRole('button', { name: 'Send enquiry' });
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(4_100);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(button).toHaveAttribute('aria-disabled', 'false');
});

test('a dead line takes nobody away from what they typed, and other ways are offered', async ({ page }) => {
  await withoutApplication(page);
  await page.goto('/contact');
  await fill(page);
  await page.route('**/*', (route) => route.abort());
  await sendWithout(page);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('What you typed stays here');
  await expect(notice.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/27/);
  await expect(notice.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+27/);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Your Name')).toHaveValue('Early Ayanda');

  await page.unroute('**/*');
  await sendWithout(page);
  await expect(page).toHaveURL(/\/thank-you$/);
});

test('what a plain form has sent does not stay readable in the tab', async ({ page }) => {
  const letCome = await holdApplication(page);
  await page.goto('/contact');
  await fill(page);
  await sendWithout(page);
  await expect(page).toHaveURL(/\/thank-you$/);
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await kept()).toContain('Umhlanga');
  letCome();
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect.poll(kept).not.toContain('Umhlanga');
  expect(await kept()).toContain('enquiry-ids');
});

for (const [path, button, who, change] of [
  ['/contact', 'Send enquiry', 'a password manager', putSignBesideAddress],
  ['/durban', 'Book my free strategy session', 'a password manager', putSignBesideAddress],
  ['/durban', 'Book my free strategy session', 'a translator', translate],
] as const) {
  test(`a form sent before ${path} is awake is sent once, although ${who} has changed the page`, async ({ page }) => {
    const letCome = await holdApplication(page);
    const sent: unknown[] = [];
    page.on('request', (request) => request.url().endsWith('/api/enquiries') && sent.push(request.postDataJSON()));
    await page.goto(path);
    await page.evaluate(change);
    await fill(page);
    await page.getByLabel('Budget').selectOption({ index: 2 });
    await page.getByLabel('Send me occasional notes').check();
    const before = await page.locator('main form').elementHandle();
    await page.getByRole('button', { name: button }).click();
    letCome();
    await expect(page.getByText(/Your reference/)).toBeVisible();
    expect(await before?.evaluate((form) => form.isConnected)).toBe(false);
    expect(sent).toEqual([
      expect.objectContaining({
        name: 'Early Ayanda',
        message: 'A site for our practice in Umhlanga.',
        budget: expect.stringMatching(/./),
        marketing_consent: 'yes',
      }),
    ]);
  });
}

test('a form that is sent twice before the page is awake is sent and counted once', async ({ page }) => {
  const letCome = await holdApplication(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/enquiries') && sent.push(request.method()));
  const { names } = await listen(page);
  await page.goto('/contact');
  await fill(page);
  for (let i = 0; i < 2; i++) await page.getByLabel('Your Name').press('Enter');
  letCome();
  await expect(page.getByText(/Your reference/)).toBeVisible();
  await page.clock.fastForward(5_100); // so long events wait for others to travel with
  await expect.poll(() => names().filter((name) => name === 'enquiry_sent')).toHaveLength(1);
  expect(sent).toEqual(['POST']);
});

test('a button pressed before a translated page is awake does its work when it is', async ({ page }) => {
  const letCome = await holdApplication(page);
  await page.goto('/');
  await page.evaluate(translate);
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  letCome();
  await expect(page.getByText('2 / 10')).toBeVisible();
});

test('a plain form is sent also when React draws the page anew just before it leaves', async ({ page }) => {
  const letCome = await holdApplication(page);
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.goto('/contact');
  await page.route('**/contact', async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await page.evaluate(putSignBesideAddress);
  await fill(page);
  await sendWithout(page);
  await asked.promise;
  letCome();
  await page.clock.resume();
  await page.locator('html[data-awake]').waitFor();
  answer.resolve();
  await expect(page).toHaveURL(/\/thank-you$/);
});

for (const [path, summary] of [
  ['/', 'header summary'],
  ['/', 'aside summary'],
  ['/', 'main summary'],
  ['/faq', 'main summary'],
] as const) {
  test(`what was opened before the application came stays open (${path}, ${summary})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.locator(summary).first().click();
    await page.locator('html[data-awake]').waitFor();
    await expect(page.locator(summary).first().locator('..')).toHaveAttribute('open', '');
  });
}

test('whoever goes back from a page that was loaded anew sees the page of that address, awake or not', async ({
  page,
}) => {
  const expectWell = expectNoComplaints(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.clock.resume();
  await openAwake(page, '/faq');
  const text = (await heading.textContent()) ?? '';
  await page.getByRole('contentinfo').getByRole('link', { name: 'Packages' }).click();
  await expect(heading).not.toHaveText(text);
  const letCome = await holdApplication(page);
  await page.reload();
  await page.goBack();
  await expect(heading).toHaveText(text);
  letCome();
  await page.mouse.move(1, 1);
  await page.locator('html[data-awake]').waitFor();
  await expect(heading).toHaveText(text);
  expectWell();
});

test('a click with a key that means something to the browser is left to it, also before a page is awake', async ({
  page,
}) => {
  await page.goto('/about');
  const taken = await page.evaluate(() => {
    const heard: boolean[] = [];
    addEventListener('click', (event) => {
      heard.push(event.defaultPrevented);
      event.preventDefault();
    });
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'none'])
      document
        .querySelector('a[href="/services"]')
        ?.dispatchEvent(new MouseEvent('click', { [key]: true, bubbles: true, cancelable: true }));
    return heard;
  });
  expect(taken).toEqual([false, false, false, false, true]);
});
