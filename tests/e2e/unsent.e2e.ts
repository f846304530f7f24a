// On a bad line: what was typed is kept, what was sent arrives once, and the visitor knows how things stand.
import type { Page } from '@playwright/test';
import { fill, leadsOf, saved, send } from './bad-line.ts';
import { expect, nameOnce, openAwake, test } from './story.ts';

test.use({ films: false });

test('without a line an enquiry is kept, other ways are offered, and it leaves when the line is back', async ({
  page,
  context,
}) => {
  await openAwake(page, '/');
  await fill(page, 'Offline Ayanda');
  await context.setOffline(true);
  await send(page);
  await expect(saved(page)).toBeFocused();
  const notice = page.getByRole('status').filter({ has: saved(page) });
  await expect(notice.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/27/);
  await expect(notice.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+27/);
  await context.setOffline(false);
  await expect(page.getByText(/Your reference: [0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
});

test('what is kept can be taken back and changed, with nothing lost', async ({ page }) => {
  await page.route('**/api/enquiries', (route) => route.abort());
  await openAwake(page, '/');
  await fill(page, 'Changed Ayanda');
  await send(page);
  await page.getByRole('button', { name: 'Change what I wrote' }).click();
  await expect(page.getByLabel('Your Name')).toHaveValue('Changed Ayanda');
  await expect(page.getByLabel('Message')).toHaveValue('A site for our practice in Umhlanga.');
  await page.unroute('**/api/enquiries');
  await page.getByLabel('Message').fill('Other words.');
  await send(page);
  await expect(page.getByText(/Your reference/)).toBeVisible();
});

for (const [what, status, headers] of [
  ['too busy', 429, { 'retry-after': '3600' }],
  ['not well', 503, {}],
] as const) {
  test(`a server that is ${what} loses nothing: the next visit sends it, once, from however many tabs`, async ({
    page,
    context,
    browser,
  }) => {
    const name = nameOnce(`Late ${status}`);
    const ids: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/enquiries')) ids.push(request.postDataJSON().submission_id);
    });
    await context.route('**/api/enquiries', (route) =>
      route.fulfill({ status, headers, json: { error: { code: 'too_many', message: 'Later.' } } }),
    );
    await openAwake(page, '/');
    await fill(page, name);
    await send(page);
    await expect(saved(page)).toBeVisible();
    // The line is as good as ever: who looks after it in vain does not call us.
    await expect(page.getByRole('status').filter({ has: saved(page) })).not.toContainText(/connection|line/);
    await page.goto('/about');
    await openAwake(page, '/about');
    await expect(page.getByText('An enquiry of yours is saved on this device')).toBeVisible();

    // Closed before the server is well again, or this tab would send it and take the news with it.
    await page.close();
    await context.unroute('**/api/enquiries');
    const [one, two] = [await context.newPage(), await context.newPage()];
    await Promise.all([openAwake(one, '/'), openAwake(two, '/faq')]);
    const arrived = (tab: Page) => tab.getByText(/Your saved enquiry has reached us. Your reference/).count();
    // The tab that sent it says so, and so does the other if it was awake to hear of it.
    await expect.poll(async () => (await arrived(one)) + (await arrived(two))).toBeGreaterThan(0);
    await expect(one.getByText('An enquiry of yours is saved on this device')).toBeHidden();
    await expect(two.getByText('An enquiry of yours is saved on this device')).toBeHidden();
    expect(new Set(ids).size).toBe(1);

    expect(await leadsOf(browser, name)).toHaveLength(1);
  });
}

test('without a line and without the application nothing is lost either', async ({ page, context }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await fill(page, 'Early Ayanda');
  await context.setOffline(true);
  await send(page);
  await expect(
    page.getByText('No answer came: the connection is gone just now, or very slow. What you typed stays here'),
  ).toBeVisible();
  await expect(page.getByLabel('Your Name')).toHaveValue('Early Ayanda');
});

test('what is kept is no draft any more: a reload offers an empty form, and one enquiry arrives', async ({
  page,
  browser,
}) => {
  let [tries, busy] = [0, true];
  await page.route('**/api/enquiries', (route) => {
    tries++;
    return busy
      ? route.fulfill({ status: 429, headers: { 'retry-after': '3600' }, json: { error: { code: 'too_many' } } })
      : route.continue();
  });
  await openAwake(page, '/');
  const name = nameOnce('Reloaded Ayanda');
  await fill(page, name);
  await send(page);
  await expect(saved(page)).toBeVisible();
  await openAwake(page, '/');
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  // The visit has had its own try: from here on it leaves only for whoever asks.
  await expect.poll(() => tries).toBe(2);
  busy = false;
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText(/Your saved enquiry has reached us. Your reference/)).toBeVisible();
  expect(await leadsOf(browser, name)).toHaveLength(1);
});

test('what the server does not accept later comes back to its form, with the mistake at its field', async ({
  page,
  context,
}) => {
  await openAwake(page, '/');
  await fill(page, 'Mistaken Ayanda');
  await page.getByLabel('Phone Number').fill('12');
  await context.setOffline(true);
  await send(page);
  await expect(saved(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(/Please check the phone number/);
  await expect(page.getByLabel('Your Name')).toHaveValue('Mistaken Ayanda');
});

test('a page that wakes while its plain form is under way sends it once', async ({ page, context }) => {
  const [held, awake] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.exposeFunction('tellAwake', () => awake.resolve());
  await page.addInitScript(() => addEventListener('awake', () => Reflect.get(window, 'tellAwake')()));
  await context.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await context.route('**/api/enquiries', async (route) => {
    held.resolve(); // the application wakes just now
    await awake.promise;
    await route.continue();
  });
  const posts: string[] = [];
  context.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/');
  await fill(page, 'Slow Ayanda');
  await send(page);
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(posts).toHaveLength(1);
});

test('whoever presses again while a plain form is under way, and the page awake by then, sends it once', async ({
  page,
  context,
  browser,
}) => {
  const [held, answer, asked] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  await page.exposeFunction('tellAsked', () => asked.resolve());
  await page.addInitScript(() =>
    addEventListener('awake', () => {
      document.querySelector<HTMLElement>('form[data-enquiry-form] [type=submit]')?.click();
      Reflect.get(window, 'tellAsked')();
    }),
  );
  await context.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  let posts = 0;
  await context.route('**/api/enquiries', async (route) => {
    held.resolve(); // the application wakes just now
    if (posts++ === 0) await answer.promise;
    await route.continue();
  });
  const name = nameOnce('Pressing Ayanda');
  await page.goto('/');
  await fill(page, name);
  await send(page);
  await asked.promise;
  await expect.poll(() => posts).toBe(2);
  answer.resolve();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(await leadsOf(browser, name)).toHaveLength(1);
});

test('a plain form whose sending was stopped can be sent again, as the same one', async ({
  page,
  context,
  browser,
}) => {
  await page.clock.install();
  const first = Promise.withResolvers<void>();
  await context.route('**/assets/*.js', (route) => route.abort());
  let posts = 0;
  await context.route('**/api/enquiries', async (route) => {
    if (posts++ > 0) return route.continue();
    await route.fetch();
    first.resolve();
  });
  const name = nameOnce('Stopping Ayanda');
  await page.goto('/');
  await fill(page, name);
  await send(page);
  await page.clock.fastForward(4_000);
  await first.promise;
  await (await context.newCDPSession(page)).send('Page.stopLoading');
  const button = page.getByRole('button', { name: 'Send enquiry' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(5_000);
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await send(page);
  await page.clock.fastForward(4_000);
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(await leadsOf(browser, name)).toHaveLength(1);
});

test('a draft survives a reload, and is gone once it was sent', async ({ page }) => {
  await openAwake(page, '/contact');
  await fill(page, 'Draft Ayanda');
  await page.getByLabel('Budget *').selectOption('R50,000 - R100,000');
  await openAwake(page, '/contact');
  await expect(page.getByLabel('Your Name')).toHaveValue('Draft Ayanda');
  await expect(page.getByLabel('Budget *')).toHaveValue('50k-100k');
  await send(page);
  await expect(page.getByText(/Your reference/)).toBeVisible();
  await openAwake(page, '/contact');
  await expect(page.getByLabel('Your Name')).toHaveValue('');
});

test('a service and a package in the address are chosen in the form', async ({ page }) => {
  await openAwake(page, '/contact?service=luxury-brand-websites&package=premium');
  await expect(page.getByLabel('Service *')).toHaveValue('luxury-brand-websites');
  await expect(page.getByText('You asked about the package')).toContainText('Premium');
});

test('a service in the address wins over an earlier address, and not over what the person chose', async ({ page }) => {
  const service = page.getByLabel('Service *');
  await openAwake(page, '/contact?service=luxury-brand-websites');
  await expect(service).toHaveValue('luxury-brand-websites');
  await page.getByLabel('Your Name').fill('Choosing Ayanda');
  await openAwake(page, '/contact?service=real-estate-agency-websites');
  await expect(service).toHaveValue('real-estate-agency-websites');
  await expect(page.getByLabel('Your Name')).toHaveValue('Choosing Ayanda');
  await service.selectOption('financial-services-websites');
  await openAwake(page, '/contact?service=luxury-brand-websites');
  await expect(page.getByLabel('Your Name')).toHaveValue('Choosing Ayanda');
  await expect(service).toHaveValue('financial-services-websites');
});

test('what brought the visitor is stored with the lead: the first time and this time', async ({ page, browser }) => {
  await page.goto('/sandton?utm_source=google&utm_campaign=law&gclid=abc');
  await openAwake(page, '/sandton?utm_source=google&utm_campaign=law&gclid=abc');
  await openAwake(page, '/?utm_source=newsletter');
  const name = nameOnce('Campaign Ayanda');
  await fill(page, name);
  await send(page);
  await expect(page.getByText(/Your reference/)).toBeVisible();
  const [lead] = await leadsOf(browser, name);
  expect(lead).toMatchObject({
    first_touch: { page: '/sandton', utm_source: 'google', utm_campaign: 'law', gclid: 'abc' },
    last_touch: { page: '/', utm_source: 'newsletter' },
    device: 'computer',
  });
});
