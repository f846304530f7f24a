import type { Page } from '@playwright/test';
import { paths, publicPaths } from '#app/paths.ts';
import { expectCleanToAxe } from './axe.ts';
import { expect, expectNoComplaints, notices, openAwake, signIn, test } from './story.ts';
import { consentBar } from './visit.ts';

const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

for (const path of [...publicPaths, paths.noLine, '/no-such-page']) {
  test(`${path} wakes up without a complaint, fits a narrow phone or large text, and is clean to axe`, async ({
    page,
  }) => {
    const noComplaints = expectNoComplaints(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await openAwake(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(320);
    await expectCleanToAxe(page);
    await enlargeText(page);
    for (const screen of [1280, 1024, 390, 320]) {
      await page.setViewportSize({ width: screen, height: 640 });
      expect(await width()).toBeLessThanOrEqual(screen);
    }
    if (path !== '/no-such-page') noComplaints();
  });
}

for (const width of [320, 390]) {
  test(`with text of twice the size the menu of a phone of ${width} px is still within reach`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    await enlargeText(page);
    await expect(page.getByText('Menu', { exact: true }).locator('..')).toBeInViewport({ ratio: 1 });
  });
}

/** Runs in the page: words, or whole pieces of text, that go on in the next line. */
function brokenWords(elements: Element[], whole = false): string[] {
  const broken: string[] = [];
  for (const element of elements) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(whole ? /.+/g : /\S+/g)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

for (const path of ['/pietermaritzburg', '/port-elizabeth', '/kwazulu-natal']) {
  test(`no heading of ${path} tears a word or the name of the place, however wide the screen`, async ({ page }) => {
    await page.goto(path);
    const headings = page.getByRole('main').getByRole('heading');
    const names = headings.locator('.inline-block');
    await expect(names).toHaveCount(6);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await headings.evaluateAll(brokenWords), `${width} px`).toEqual([]);
      expect(await names.evaluateAll(brokenWords, true), `${width} px`).toEqual([]);
    }
  });
}

test('with text of twice the size no long word of a heading or a figure breaks on a common phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/services', '/about', '/johannesburg', '/bloemfontein']) {
    await page.goto(path);
    await enlargeText(page);
    const words = page.getByRole('main').locator('h1, h2, dt');
    expect(await words.evaluateAll(brokenWords), path).toEqual([]);
  }
});

test('the address for mail breaks only where a reader would break it', async ({ page }) => {
  await page.goto('/contact');
  const address = page.getByRole('main').getByRole('link', { name: 'info@' });
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await address.evaluateAll(brokenWords, true), `${width} px`).toEqual([]);
  }
});

test('with text of twice the size all that stands below each other in the footer begins on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await enlargeText(page);
  const begins = await page
    .getByRole('contentinfo')
    .locator('> :last-child > :last-child > *')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return Array.from(words.getClientRects(), ({ left }) => Math.round(left));
      }),
    );
  expect(new Set(begins).size).toBe(1);
});

test('with text of twice the size the mark of a package does not lie over its name, and no word of it breaks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/packages');
  await enlargeText(page);
  const mark = await page.getByText('Most Popular').boundingBox();
  const name = await page.getByRole('heading', { name: 'Premium', exact: true }).boundingBox();
  expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
  const names = page.getByRole('main').getByRole('heading');
  const ways = page.getByRole('link', { name: 'Contact a Professional' });
  await expect(ways).toHaveCount(3);
  expect(await names.or(ways).evaluateAll(brokenWords)).toEqual([]);
});

for (const width of [640, 1024, 1280]) {
  test(`with text of twice the size all of the header is still within reach and apart, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await enlargeText(page);
    const ways = page.getByRole('banner').locator('a:visible, summary:visible');
    expect(await ways.count()).toBeGreaterThan(2);
    for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
    const boxes = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().toJSON() as DOMRect));
    const over = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    expect(boxes.filter((a) => boxes.some((b) => a !== b && over(a, b)))).toEqual([]);
  });
}

test('a list to choose from has the ground of every other field, in any browser', async ({ page }) => {
  await page.goto('/contact');
  const looks = await page.getByRole('main').evaluate((main) =>
    ['input[type=email]', 'select'].map((field) => {
      const { appearance, backgroundColor } = getComputedStyle(main.querySelector(field) as Element);
      return [field, appearance, backgroundColor];
    }),
  );
  const [input, list] = looks;
  expect(list).toEqual(['select', 'none', input?.[2]]);
});

test('what a browser fills in by itself keeps the colours of the page', async ({ page }) => {
  await page.goto('/contact');
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#contact-email' });
  await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] });
  const field = page.locator('#contact-email:autofill');
  await expect(field).toHaveCSS('box-shadow', /^oklch\(0\.24 0\.015 66\) .* inset$/);
  await expect(field).toHaveCSS('-webkit-text-fill-color', 'oklch(0.95 0.017 86)');
});

test('on paper the header stands on the first sheet only, and nothing lies over the words', async ({ page }) => {
  await openAwake(page, '/contact');
  await expect(consentBar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
  await expect(consentBar(page)).toBeHidden();
  await page.goto('/');
  expect(await page.locator('[data-progress]').evaluate((line) => line.checkVisibility())).toBe(false);
});

test('an unknown path says so, logs the path and leads home', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no-such-page'));
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await logged;
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your next client');
});

test('the dashboard wants nothing that its own content policy forbids', async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective));
  });
  await signIn(page, 'ceo');
  expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
});

test('the dashboard is clean to axe before and after sign-in, and shows nothing to a stranger', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // a notice that fades in is faint for a moment
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign In to Dashboard' })).toBeVisible();
  await expectCleanToAxe(page);
  await page.getByLabel('Email').fill('ceo@highveldstudio.example');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In to Dashboard' }).click();
  await expect.poll(notices(page)).toContain('Login Failed');
  await signIn(page, 'ceo');
  await expectCleanToAxe(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In to Dashboard' })).toBeVisible();
});
