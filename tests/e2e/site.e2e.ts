import { leadsOf } from './bad-line.ts';
import { placeAtRest } from './place-at-rest.ts';
import { expect, expectNoComplaints, nameOnce, openAwake, test } from './story.ts';
import { translate } from './translate.ts';

const heading = { level: 1 } as const;

test('a visitor walks through the site: the new page is read from its heading, at its top', async ({ page }) => {
  await openAwake(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Premium Web Development Excellence');
  await expect(page.getByRole('heading', heading)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('whoever goes back and forward within the site comes straight to the top of each page, and never to rest between', async ({
  page,
}) => {
  const top = page.getByRole('heading', heading);
  await openAwake(page, '/services');
  const first = { words: await top.innerText(), place: await top.evaluate(placeAtRest) };
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(top).not.toHaveText(first.words);
  const second = { words: await top.innerText(), place: await top.evaluate(placeAtRest) };
  for (let i = 0; i < 2; i++) {
    await page.evaluate(beginAt, 900);
    await page.goBack();
    await expect(top).toHaveText(first.words);
    expect(await top.evaluate(placeAtRest)).toBe(first.place);
    expect(await page.evaluate(furthest)).toBe(900);
    await page.evaluate(beginAt, 2000);
    await page.goForward();
    await expect(top).toHaveText(second.words);
    expect(await top.evaluate(placeAtRest)).toBe(second.place);
    expect(await page.evaluate(furthest)).toBe(2000);
  }
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('a click that comes before the page is awake is not lost', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await expect(page.getByText('2 / 10')).toBeVisible();
  await page.goto('/about');
  await page.getByRole('main').getByRole('link', { name: 'View Packages' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Your Website is an Investment');
});

test('a browser that cannot fade pages into each other fades in the next one, and complains of nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const faded: string[] = [];
    Object.assign(window, { faded });
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      faded.push(`${this.id} ${options}`);
      return animate.call(this, frames, options);
    };
  });
  const noComplaints = expectNoComplaints(page);
  await openAwake(page, '/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Website is an Investment');
  expect(await page.evaluate(() => (window as unknown as { faded: string[] }).faded)).toEqual(['main 200']);
  noComplaints();
});

test('a page that nobody touches wakes by itself', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('html[data-awake]')).toBeAttached();
});

test('the navigation grows opaque after 20 pixels, and the home page shows how much was read', async ({ page }) => {
  await openAwake(page, '/');
  const header = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo({ top: 20, behavior: 'instant' }));
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => window.scrollTo({ top: 21, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-scrolled');
  // Large words would show through whatever is less than the ground itself.
  await expect(header).toHaveCSS('background-color', /^oklch\([^/]+\)$/);
  const read = () =>
    page.locator('[data-progress]').evaluate((bar) => bar.getBoundingClientRect().width / window.innerWidth);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(read).toBeCloseTo(1, 2);
  await page.evaluate(() =>
    window.scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
  );
  await expect.poll(read).toBeCloseTo(0.5, 1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens, a choice closes it, and Escape gives the focus back', async ({ page }) => {
    await openAwake(page, '/');
    const toggle = page.locator('summary', { hasText: 'Menu' });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' });
    await toggle.click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await link.click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('the menu closes when the focus leaves it, so that nothing under it has the focus unseen', async ({ page }) => {
    await openAwake(page, '/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.locator('summary', { hasText: 'Menu' }).press('Enter');
    await menu.getByRole('link', { name: 'Get Started' }).focus();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'View Our Services' })).toBeFocused();
    await expect(menu).toBeHidden();
  });
});

test('the items of a service open independently', async ({ page }) => {
  await page.goto('/');
  const items = page.locator('#service-2 details');
  await items.nth(0).locator('summary').click();
  await items.nth(2).locator('summary').click();
  await expect(items.nth(0)).toHaveAttribute('open');
  await expect(items.nth(1)).not.toHaveAttribute('open');
  await expect(items.nth(2)).toHaveAttribute('open');
});

test('Learn more leads to the service on the services page, and the hash is gone a second later', async ({ page }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await openAwake(page, '/');
  await page
    .locator('#service-4')
    .getByRole('link', { name: /Learn more/ })
    .click();
  await expect.poll(() => addresses).toContainEqual(expect.stringMatching(/\/services#service-4$/));
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.locator('#service-4-title')).toBeInViewport();
  await page.goto('/services?utm_source=mail#service-6');
  await page.mouse.move(5, 5);
  await expect(page).toHaveURL(/\/services\?utm_source=mail$/);
  await expect(page.locator('#service-6-title')).toBeInViewport();
});

test('a link to a section of another page arrives at that section', async ({ page }) => {
  await openAwake(page, '/services');
  await page.getByRole('link', { name: 'Why Choose Us' }).click();
  await expect(page.locator('#why-heading')).toBeInViewport();
});

test('a package is carried to the form, said there, and stored', async ({ page, browser }) => {
  const name = nameOnce('Lerato Package');
  await openAwake(page, '/packages');
  await page.getByRole('link', { name: 'Contact a Professional about Luxury' }).click();
  await expect(page).toHaveURL(/\/contact\?package=luxury$/);
  await expect(page.getByText('You asked about the package Luxury')).toBeVisible();
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Email Address').fill('lerato@package.co.za');
  await page.getByLabel('Phone Number').fill('0825550199');
  await expect(page.getByLabel('What kind of service?')).toBeHidden();
  await page.getByLabel('Service *').selectOption('Other');
  await page.getByLabel('What kind of service?').fill('A members’ portal');
  await page.getByLabel('Timeline').selectOption('As soon as possible');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText(/Your reference/)).toBeVisible();

  const [lead] = await leadsOf(browser, name);
  expect(lead).toMatchObject({
    package: 'luxury',
    service_type: 'other',
    other_service: 'A members’ portal',
    timeline: 'asap',
    form: 'contact',
  });
});

test('what was typed for another kind of service stays behind when one of ours is chosen', async ({ page }) => {
  await openAwake(page, '/contact');
  await page.getByLabel('Your Name').fill('Lerato Changed');
  await page.getByLabel('Email Address').fill('lerato@changed.co.za');
  await page.getByLabel('Phone Number').fill('0825550198');
  await page.getByLabel('Service *').selectOption('Other');
  await page.getByLabel('What kind of service?').fill('A members’ portal');
  await page.getByLabel('Service *').selectOption('Corporate Websites');
  await expect(page.getByLabel('What kind of service?')).toBeHidden();
  const request = page.waitForRequest('**/api/enquiries');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  expect((await request).postDataJSON().other_service).toBeUndefined();
  await expect(page.getByText(/Your reference/)).toBeVisible();
});

test('questions are found by word and category, an empty search says so, and an answer has an address', async ({
  page,
}) => {
  await openAwake(page, '/faq');
  const shown = page.getByRole('status').filter({ hasText: 'questions' });
  await expect(shown).toHaveText('Showing 20 of 20 questions');
  await page.getByRole('button', { name: 'Pricing', exact: true }).click();
  await expect(shown).toHaveText('Showing 3 of 20 questions');
  await page.getByPlaceholder('Search FAQs...').fill('zeppelin');
  await expect(page.getByRole('heading', { name: 'No FAQs Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(shown).toHaveText('Showing 20 of 20 questions');
  await expect(page.getByPlaceholder('Search FAQs...')).toHaveValue('');
  await expect(page.getByPlaceholder('Search FAQs...')).toBeFocused();

  const id = await page.locator('details[id]').nth(7).getAttribute('id');
  await page.goto(`/faq#${id}`);
  await page.mouse.move(5, 5);
  await expect(page.locator(`details#${id}`)).toHaveAttribute('open');
});

for (const [size, width, height] of [
  ['phone', 390, 844],
  ['laptop', 1440, 900],
] as const) {
  test(`on a ${size} what was asked of the questions and what it finds are on one screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAwake(page, '/faq');
    const [box, shown] = [
      page.getByPlaceholder('Search FAQs...'),
      page.getByRole('status').filter({ hasText: 'quest' }),
    ];
    const areInSight = async () => {
      await expect(box).toBeInViewport({ ratio: 1 });
      await expect(shown).toBeInViewport({ ratio: 1 });
      await expect
        .poll(() => box.evaluate((field) => field.getBoundingClientRect().top), 'not under the header')
        .toBeGreaterThan(72);
    };
    // From where it stands: to click, the browser would be led to it first.
    await page.getByRole('button', { name: 'Pricing', exact: true }).dispatchEvent('click');
    await areInSight();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByText('How soon will clients find us').click();
    await page.getByRole('button', { name: 'google', exact: true }).click();
    await areInSight();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await box.pressSequentially('zeppelin');
    await areInSight();
    await expect(page.getByRole('heading', { name: 'No FAQs Found' })).toBeInViewport();
    if (size === 'phone') await expect(page.getByRole('complementary', { name: 'Contact us directly' })).toBeHidden();
  });
}

test('what is counted on a page goes on counting when a browser has translated it', async ({ page }) => {
  await openAwake(page, '/');
  await page.evaluate(translate);
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await expect(page.getByText('2 / 10')).toBeVisible();
  await openAwake(page, '/faq');
  await page.evaluate(translate);
  await page.getByRole('button', { name: 'Pricing', exact: true }).click();
  await expect(page.getByText('Showing 3 of 20 questions')).toBeVisible();
});

test('what was typed into the search before the page was awake counts', async ({ page }) => {
  await page.goto('/faq');
  await page.getByPlaceholder('Search FAQs...').fill('zeppelin');
  await expect(page.getByRole('heading', { name: 'No FAQs Found' })).toBeVisible();
  await expect(page.getByPlaceholder('Search FAQs...')).toHaveValue('zeppelin');
});

test('whoever comes back to the questions, or loads them again, finds what they had looked for', async ({ page }) => {
  await openAwake(page, '/faq');
  const [box, shown] = [page.getByPlaceholder('Search FAQs...'), page.getByRole('status').filter({ hasText: 'quest' })];
  await box.fill('deposit');
  await page.getByRole('button', { name: 'Pricing', exact: true }).click();
  await expect(shown).toHaveText('Showing 1 of 20 questions');
  const isAsBefore = async () => {
    await expect(shown).toHaveText('Showing 1 of 20 questions');
    await expect(box).toHaveValue('deposit');
    await expect(page.getByRole('button', { name: 'Pricing', exact: true })).toHaveAttribute('aria-pressed', 'true');
  };
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await page.goBack();
  await isAsBefore();
  await page.reload();
  await page.mouse.move(5, 5);
  await isAsBefore();
  await openAwake(page, '/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(shown).toHaveText('Showing 20 of 20 questions');
});

test('the form of a place needs a message and thanks in the name of its team', async ({ page }) => {
  await openAwake(page, '/durban');
  await page.getByLabel('Your Name').fill('Priya Naidoo');
  await page.getByLabel('Email Address').fill('priya@naidoo.co.za');
  await page.getByLabel('Phone Number').fill('031 555 0142');
  await page.getByRole('button', { name: 'Book my free strategy session' }).click();
  await expect(page.getByLabel('Message')).toBeFocused();
  await page.getByLabel('Message').fill('A site for our clearing agency at the harbour.');
  await page.getByLabel('Budget *').selectOption('Over R100,000');
  await page.getByRole('button', { name: 'Book my free strategy session' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you!' })).toContainText(
    'Our Durban team will analyse the requirements',
  );
});

test('a province leads to its cities and a city to its province', async ({ page }) => {
  await openAwake(page, '/gauteng');
  const nearby = page.getByRole('region', { name: 'Cities of the province' });
  await expect(nearby.getByRole('link')).toHaveText(['Johannesburg', 'Pretoria', 'Sandton']);
  await nearby.getByRole('link', { name: 'Sandton' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('The number one web development agency in Sandton');
  await expect(page.getByRole('main').getByRole('link', { name: 'Gauteng' })).toHaveAttribute('href', '/gauteng');
  await page.goto('/east-london');
  const alone = page.getByRole('region', { name: 'In the same province' });
  await expect(alone.getByRole('link')).toHaveText(['Port Elizabeth']);
});

test('the live chat says who is there', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-16T10:00:00+02:00') });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Live Chat Support' }).click();
  await expect(page.getByText('Live Chat Available', { exact: true })).toBeVisible();
  await page.clock.setSystemTime(new Date('2026-12-24T18:00:00+02:00'));
  await page.getByRole('button', { name: 'Live Chat Support' }).click();
  await expect(page.getByRole('main').getByText(/We are back on Monday,? 28 December/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are whole, lead to each other, and show nothing that would not work', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.locator('details[id]')).toHaveCount(20);
    await expect(page.getByPlaceholder('Search FAQs...')).toBeHidden();
    await page.locator('details[id] summary').first().click();
    await expect(page.locator('details[id] p').first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kimberley' }).click();
    await expect(page.getByRole('heading', heading)).toContainText('Kimberley');
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden();
    await expect(page.getByRole('list', { name: 'Testimonials' })).toHaveCSS('scrollbar-width', 'auto');
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Live Chat Support' })).toBeHidden();
    await expect(page.getByLabel('What kind of service?')).toBeVisible();
    await expect(page.getByLabel('Current Website')).toHaveAttribute('autocapitalize', 'none');
  });
});

/** Runs in the page, which goes there and from then on keeps where it has been. */
function beginAt(top: number) {
  scrollTo({ top, behavior: 'instant' });
  const been = [scrollY];
  Object.assign(window, { been });
  addEventListener('scroll', () => been.push(scrollY));
}

/** Runs in the page. */
function furthest() {
  return Math.max(...(window as unknown as { been: number[] }).been);
}
