// What lies over what, what stays within its edges, and which page is marked as the one that is open.
import type { Locator, Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { servicesPage } from '#content/pages/services-page.ts';
import { arrive } from './arrive.ts';
import { expect, nameOnce, openAwake, signIn, test } from './story.ts';
import { consentBar, leaveAtTheTop, offer, widgets } from './visit.ts';

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

for (const width of [320, 390]) {
  test(`in text of twice the size the ways to us are whole on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAwake(page, '/about');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await ways(page).locator('summary').click();
    for (const words of await ways(page).locator('li span').all()) await expect(words).toBeInViewport({ ratio: 1 });
  });
}

for (const [width, height] of [
  [360, 640],
  [320, 568],
  [844, 390],
  [740, 360],
  [320, 256],
] as const) {
  test(`at ${width} by ${height} px the open menu lies above a question that is being asked`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAwake(page, '/about');
    await widgets(page);
    await expect(consentBar(page)).toBeVisible();
    await page.locator('summary', { hasText: 'Menu' }).press('Enter');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveCount(7);
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect.poll(() => link.evaluate(isOnTop)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(consentBar(page)).toBeVisible();
  });
}

/** Runs in the page: whether nothing lies over the first or the last word. */
function isOnTop(link: Element) {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  return [left + 8, right - 8].every((x) => link.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}

test('where a person has chosen the colours, no line of a heading is laid over the one above', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, width] of [
    ['/cape-town', 1024],
    ['/pietermaritzburg', 1280],
    ['/western-cape', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const name = page.getByRole('heading', { level: 1 }).locator('.inline-block');
    const gap = await name.evaluate((words) => {
      const before = document.createRange();
      before.selectNodeContents(words.previousSibling as Text);
      const { top, bottom } = words.getBoundingClientRect();
      const feet = Array.from(before.getClientRects(), (line) => line.bottom).filter(
        (foot) => foot < (top + bottom) / 2,
      );
      return top - Math.max(...feet);
    });
    expect(gap, path).toBeGreaterThan(-1);
  }
});

test('where a person has chosen the colours, what is open or chosen is still seen to be', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAwake(page, '/faq');
  const canvas = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    return getComputedStyle(probe).color;
  });
  // Over the picture at the top of a page the sign of the menu, too, needs a ground of the same colours.
  await expect(page.getByRole('banner')).toHaveCSS('background-color', canvas);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'About' })).toHaveCSS('border-bottom-color', canvas);
  await expect(menu.getByRole('link', { name: 'FAQ' })).not.toHaveCSS('border-bottom-color', canvas);
  const ground = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.getByRole('button', { name: 'Pricing', exact: true }).click();
  await expect.poll(async () => (await ground('Pricing')) !== (await ground('All'))).toBe(true);
});

test('whoever asks for more contrast gets it in the words and in the edges', async ({ page }) => {
  await openAwake(page, '/faq');
  const muted = page.locator('main p.text-muted').first();
  const edge = () => page.getByPlaceholder('Search').evaluate((box) => getComputedStyle(box).borderBottomColor);
  const [words, before] = [await page.locator('html').evaluate((html) => getComputedStyle(html).color), await edge()];
  await expect(muted).not.toHaveCSS('color', words);
  await page.emulateMedia({ contrast: 'more' });
  await expect(muted).toHaveCSS('color', words);
  expect(await edge()).not.toBe(before);
});

for (const width of [390, 1440]) {
  test(`a notice that goes by itself does not lie over the answers to a question at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAwake(page, '/about');
    await widgets(page);
    await leaveAtTheTop(page);
    await offer(page).getByLabel('Your Name').fill(nameOnce('Guided'));
    await offer(page).getByLabel('Your Email').fill('guided@example.co.za');
    await offer(page).getByLabel('Your Business Type').selectOption('Law Firm');
    await offer(page).getByRole('button', { name: 'Send me the guide' }).click();
    await expect(page.getByText("Don't Miss Out!")).toBeVisible();
    await expect(consentBar(page)).toBeHidden();
    await expect(consentBar(page)).toBeVisible();
  });
}

test('in the serif a space is seen between words, whatever the letters beside it', async ({ page }) => {
  await page.goto('/faq');
  const gap = await page.getByText('every year after launch').evaluate((question) => {
    const words = document.createTreeWalker(question, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const space = document.createRange();
    const at = words.data.indexOf(' year');
    space.setStart(words, at);
    space.setEnd(words, at + 1);
    return space.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(question).fontSize);
  });
  expect(gap).toBeGreaterThan(0.2);
});

test('what follows titles that stand side by side begins on one line', async ({ page }) => {
  for (const path of ['/', '/packages', '/cape-town']) {
    await page.goto(path);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const begins = await page.locator('main .grid > li:has(> h3 + p)').evaluateAll((all) =>
        all.map((item) => {
          const text = item.querySelector('h3 + p')?.getBoundingClientRect().top ?? 0;
          return { row: Math.round(item.getBoundingClientRect().top), text: Math.round(text) };
        }),
      );
      expect(begins.length).toBeGreaterThan(4);
      for (const { row, text } of begins) {
        for (const other of begins) if (other.row === row) expect(other.text, `${path} at ${width}`).toBe(text);
      }
    }
  }
});

test('the names and the prices of the packages stand on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/packages');
  for (const of of ['h2', 'h2 + p']) {
    const tops = await page
      .locator(`main li > ${of}`)
      .evaluateAll((all) => all.map((words) => words.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(0.5);
  }
});

test('the answer about the live chat moves neither of the two buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAwake(page, '/contact');
  const chat = page.getByRole('button', { name: 'Live Chat Support' });
  const whatsapp = page.getByRole('main').getByRole('link', { name: 'Chat on WhatsApp' });
  const before = await boxOf(chat);
  expect((await boxOf(whatsapp)).y).toBe(before.y);
  await chat.click();
  // Other words, and more of them, outside office hours.
  await expect(page.getByRole('main').getByText(/^(Live Chat Available|The team is away)$/)).toBeVisible();
  const after = await boxOf(chat);
  expect(after.x).toBe(before.x);
  expect(after.y - (await boxOf(whatsapp)).y).toBe(0);
});

test('on paper words are dark, every answer and every voice is there, and no sheet begins with an empty sky', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  const colours = await page
    .locator('main :is(h1, p, summary)')
    .evaluateAll((all) => all.map((words) => getComputedStyle(words).color));
  expect(new Set(colours).size).toBeGreaterThan(1);
  for (const colour of colours) expect(colour).toMatch(/^(rgb\((0, 0, 0|51, 51, 51|107, 74, 0)\)|oklab\(0 )/);
  const answers = page.locator('details[id] p:first-child');
  await expect(answers).toHaveCount(20);
  expect(await answers.evaluateAll((all) => all.every((answer) => answer.getBoundingClientRect().height > 0))).toBe(
    true,
  );
  const menu = page.locator('header details nav');
  expect(await menu.evaluate((closed) => closed.checkVisibility())).toBe(false);
  await expect(page.locator('main picture').first()).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  await page.goto('/contact');
  expect((await boxOf(page.getByRole('heading', { level: 1 }))).y).toBeLessThan(220);
  await expect(page.locator('[data-error-for=name]')).toHaveCSS('color', 'rgb(147, 55, 13)');
  await page.goto('/sandton');
  await expect(page.locator('main .text-ember').first()).toHaveCSS('color', 'rgb(147, 55, 13)');

  // Paper cannot be pressed, and a caption says nothing without its picture.
  for (const path of ['/services', '/faq', '/']) {
    await openAwake(page, path);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
  await expect(page.getByText('1 / 10')).toBeHidden();
  await page.goto('/services');
  await expect(page.getByText(servicesPage.detail.caption)).toBeHidden();

  await page.goto('/');
  const voices = page.getByRole('list', { name: 'Testimonials' }).locator('blockquote');
  const lefts = await voices.evaluateAll((all) => all.map((voice) => voice.getBoundingClientRect().left));
  expect(lefts).toHaveLength(10);
  expect(Math.max(...lefts)).toBe(Math.min(...lefts));
});

test('a lead of words without an end stays within a phone', async ({ page, request }) => {
  const name = nameOnce('Endless');
  await request.post('/api/enquiries', {
    data: {
      form: 'home',
      name,
      email: 'endless@example.co.za',
      phone: '082 555 0142',
      company: 'M'.repeat(200),
      message: `We need a website for our practice. ${'W'.repeat(4900)}`,
    },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await expect(page.getByText(/W{4900}$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const message = await boxOf(page.getByText(/W{4900}$/));
  expect(message.x + message.width).toBeLessThanOrEqual(390);
});

// In text of twice the size a phone of 390 px has room for as much as one of 195.
for (const [width, where] of [
  [280, 'the narrowest of phones'],
  [195, 'a common phone in text of twice the size'],
] as const) {
  test(`nothing of the dashboard is wider than ${where}`, async ({ page, request }) => {
    const name = nameOnce('Nomvula Narrow-Screen');
    const { id } = await arrive(request, name, { email: `${'long'.repeat(15)}@${'narrow'.repeat(8)}.co.za` });
    await page.setViewportSize({ width, height: 653 });
    const found = `/dashboard?tab=all&q=${encodeURIComponent(name)}`;
    await signIn(page, 'ceo', found);
    const settings = Object.values(paths).filter((path) => path.startsWith(paths.settings));
    for (const place of [
      found,
      `${found}&lead=${id}`,
      `${found}&lead=${id}&edit=1`,
      paths.quarantine,
      paths.mails,
      ...settings,
    ]) {
      await page.goto(place);
      if (place.includes('lead=')) await expect(page.getByRole('dialog')).toContainText('Nomvula');
      else if (place === found) await page.getByRole('button', { name: `Expand ${name}` }).click();
      await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      expect(await page.evaluate(widerThanScreen), place).toEqual([]);
      for (const fact of await page.locator('main dl > dd, dialog dl > dd').all()) {
        expect((await fact.boundingBox())?.width ?? 100, place).toBeGreaterThanOrEqual(100);
      }
    }
  });
}

/** Runs in the page: what can be moved sideways, of the page itself or of a dialog over it. */
function widerThanScreen() {
  const inDialog = [...document.querySelectorAll('dialog[open], dialog[open] *')].filter(
    (place) => getComputedStyle(place).overflowX !== 'visible' && !place.matches('input, select, .sr-only'),
  );
  return [document.documentElement, ...inDialog]
    .filter((place) => place.scrollWidth > place.clientWidth)
    .map((place) => place.outerHTML.slice(0, 80));
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}
