// What the desk looks like where there is little room, little to show, or a person's own colours.
import type { Locator, Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect, haveSession, lineSign, nameOnce, signIn, test } from './story.ts';

test('all four tabs are on the screen of a narrow phone, the chosen one among them', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'team', '/dashboard?tab=all');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(4);
    await expect(tabs.last()).toContainText(/\d/);
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    for (const tab of await tabs.all()) {
      const { x = -1, width: wide = 0, height = 0 } = (await tab.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  }
});

test('the way to every page of the dashboard is on the screen of a narrow phone, however much waits there', async ({
  page,
}) => {
  await page.route('**/api/quarantine*', (route) =>
    route.fulfill({ json: { enquiries: [], total: 1280, next_cursor: null } }),
  );
  await page.route('**/api/mails*', (route) =>
    route.fulfill({ json: { mails: [], given_up: 120, not_shown: 0, next_cursor: null, smtp: true } }),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'team', '/dashboard/settings');
  const ways = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(ways.nth(1)).toHaveText(/1280/);
  await expect(ways.nth(2)).toHaveText(/120/);
  const heights = new Set<number>();
  for (const way of await ways.all()) {
    const { x = -1, width = 0, height = 0 } = (await way.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(300);
    heights.add(height);
  }
  // A number that comes or goes moves nothing.
  expect(heights.size).toBe(1);
});

test('a count of leads stands on one line and clear of what is beside it, however large it is and narrow the screen', async ({
  page,
}) => {
  await page.route('**/api/stats*', async (route) => {
    const stats = await (await route.fetch()).json();
    await route.fulfill({ json: { ...stats, new_leads: 1234567, in_progress: 1234567, converted: 1234567 } });
  });
  await signIn(page, 'team');
  const counts = page.getByRole('definition').filter({ hasText: /^1\s234\s567$/ });
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(counts).toHaveCount(3);
    const seen = await counts.evaluateAll((all) =>
      all.map((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        const { left, right } = text.getBoundingClientRect();
        const name = one.parentElement?.querySelector('dt')?.getBoundingClientRect();
        const isAbove = one.getBoundingClientRect().bottom <= (name?.top ?? 0) + 1;
        const isClear = isAbove || right <= (name?.left ?? 0);
        return { lines: new Set([...text.getClientRects()].map(({ top }) => top)).size, isClear, left, right };
      }),
    );
    for (const [i, { lines, isClear, right }] of seen.entries()) {
      expect({ width, lines, isClear }).toEqual({ width, lines: 1, isClear: true });
      expect(right).toBeLessThan(seen[i + 1]?.left ?? width);
    }
  }
});

test('a sign stands under its like also where a lead has no telephone', async ({ page, request }) => {
  const name = nameOnce('Signs');
  await arrive(request, `${name} Reached`);
  await arrive(request, `${name} Written To`, { form: 'guide', phone: '' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  const left = async (sign: Locator) => (await sign.boundingBox())?.x;
  const email = (whose: string) => page.getByRole('link', { name: `Email ${name} ${whose}` });
  await expect(email('Written To')).toBeVisible();
  expect(await left(email('Written To'))).toBe(await left(email('Reached')));
  // On a phone they stand side by side, without holes.
  await page.setViewportSize({ width: 390, height: 844 });
  const row = page.getByRole('article', { name: `${name} Written To` });
  await expect.poll(() => left(email('Written To'))).toBeLessThan(30);
  await expect(row.getByRole('link', { name: 'Call' })).toHaveCount(0);
});

test('what is read or pressed side by side stands on one line, and one below the other on one edge', async ({
  page,
  request,
}) => {
  const name = nameOnce('Edges');
  await arrive(request, name, { service: 'luxury-brand-websites' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  const middle = async (words: Locator) => {
    const { y = 0, height = 0 } = (await words.boundingBox()) ?? {};
    return y + height / 2;
  };
  const header = page.getByRole('banner');
  const live = header.getByText('Live', { exact: true });
  await expect(live).toBeVisible();
  expect(await middle(live)).toBeCloseTo(await middle(header.getByRole('link', { name: 'Home' })), 0);

  await page.getByRole('button', { name: `Expand ${name}` }).click();
  const contact = page.getByRole('region', { name: 'Contact' });
  const project = page.getByRole('region', { name: 'Project' });
  expect(await middle(contact.getByText('Email', { exact: true }))).toBeCloseTo(
    await middle(project.getByRole('term').first()),
    0,
  );
  const left = async (group: string) =>
    (await page.getByRole('group', { name: group }).getByRole('button').first().boundingBox())?.x;
  await page.getByRole('button', { name: 'Mark as Lost' }).click();
  await expect(page.getByRole('group', { name: 'Lost because' })).toBeVisible();
  expect(await left('Lost because')).toBe(await left('Follow up'));
});

test('the site that somebody has opens in a tab of its own; what is none stays text', async ({ page, request }) => {
  const name = nameOnce('Sited');
  await arrive(request, `${name} With`, { form: 'contact', website: 'www.nkosilaw.co.za/team' });
  await arrive(request, `${name} Without`, { form: 'contact', website: 'none as yet' });
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  for (const whose of ['With', 'Without'])
    await page
      .getByRole('article', { name: `${name} ${whose}`, exact: true })
      .getByRole('button', { name: /^Expand/ })
      .click();
  const site = page.getByRole('link', { name: 'www.nkosilaw.co.za/team' });
  await expect(site).toHaveAttribute('href', 'http://www.nkosilaw.co.za/team');
  await expect(site).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByText('none as yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'none as yet' })).toHaveCount(0);
});

/** How it is drawn, in a person's own colours, as far as that tells one from another. */
const look = (thing: Locator) =>
  thing.evaluate((element) => {
    const { backgroundColor, color, borderBottomWidth, borderBottomColor } = getComputedStyle(element);
    return [backgroundColor, color, borderBottomWidth, borderBottomColor].join();
  });

async function expectOneAlone(all: Locator, chosen: Locator) {
  const looks = await Promise.all((await all.all()).map(look));
  const own = await look(chosen);
  expect(looks.length).toBeGreaterThan(1);
  expect(looks.filter((one) => one === own)).toHaveLength(1);
  expect(new Set(looks).size).toBe(2);
}

const chips = (page: Page, legend: string) => page.getByRole('group', { name: legend }).locator('label');

test('in a person’s own colours what is chosen differs from what is not', async ({ page, request }) => {
  const { id } = await arrive(request, nameOnce('Contrast'));
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await signIn(page, 'team', '/dashboard?tab=converted');
  await expectOneAlone(page.getByRole('tab'), page.getByRole('tab', { selected: true }));
  const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expectOneAlone(links, links.filter({ hasText: 'Leads' }));
  const days = chips(page, 'Days shown');
  await days.getByText('A year').click();
  await expectOneAlone(days, days.filter({ hasText: 'A year' }));
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  for (const chart of ['Leads by day', 'Where they stand']) {
    const bars = page.getByRole('figure').filter({ hasText: chart }).locator('rect:not([fill])');
    await expect(bars.first()).toHaveCSS('fill', ink);
  }
  await page.goto(`/dashboard?tab=all&lead=${id}`);
  const kinds = chips(page, 'What was it?');
  await kinds.getByText('WhatsApp').click();
  await expectOneAlone(kinds, kinds.filter({ hasText: 'WhatsApp' }));
  await page.goto('/dashboard/settings');
  const settings = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await settings.first().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectOneAlone(settings, settings.first());
});

test('a word without an end breaks on a phone, in the name of a colleague and where two have changed the same', async ({
  page,
  request,
}) => {
  const name = nameOnce('Wilma Wide');
  const { id } = await arrive(request, name);
  const endless = 'W'.repeat(100);
  const holder = { taken_by: { id: 'somebody', name: endless } };
  await page.route(`**/api/leads/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), ...holder } });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  const dialog = page.getByRole('dialog');
  const tooWide = () => dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect(dialog.getByRole('group', { name: 'With' })).toContainText(endless);
  expect(await tooWide()).toBe(0);

  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Company').fill('Ours');
  const theirs = { version: 1, company: endless, message: endless };
  expect((await page.request.patch(`/api/leads/${id}`, { data: theirs })).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Somebody else saved this lead')).toBeVisible();
  await expect(dialog.getByText('They also changed')).toContainText(endless);
  expect(await tooWide()).toBe(0);
});

test('an address that is looked for, and the buttons of a mail that was given up, stay on the screen', async ({
  page,
}) => {
  const mail = {
    ...{
      id: '00000000-0000-7000-8000-000000000001',
      kind: 'receipt',
      state: 'given_up',
      lead_id: null,
      link_kind: null,
    },
    ...{ name: 'Ntombi', email: 'ntombi@example.co.za', reference: '', attempts: 5, last_error: 'No such mailbox.' },
    ...{ channel: null, given_up_at: null, dismissed_at: null, created_at: new Date().toISOString() },
  };
  await page.route(/\/api\/mails(\?|$)/, (route) =>
    route.fulfill({ json: { mails: [mail], next_cursor: null, given_up: 1, not_shown: 0, smtp: true } }),
  );
  await signIn(page, 'admin', '/dashboard/mail');
  const right = async (thing: Locator) => {
    const { x = 0, width = 0 } = (await thing.boundingBox()) ?? {};
    return x + width;
  };
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await right(page.getByRole('button', { name: /^Dismiss/ }))).toBeLessThanOrEqual(width - 20);
  }
  await page.goto('/dashboard/settings/erasure');
  for (const address of ['nomvula.vandermerwe@capelegalattorneys.co.za', `${'n'.repeat(60)}@${'m'.repeat(60)}.co.za`]) {
    await page.getByLabel('Their email').fill(address);
    await page.getByRole('button', { name: 'Look for it' }).click();
    const answer = page.getByText(`Nothing from ${address}.`);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await right(answer), `${address} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('on a wide screen nothing that tells one lead from another is cut, whoever has it and spoke to it', async ({
  page,
  request,
}) => {
  const name = nameOnce('Mandla Jacobs');
  const more = { email: 'mandla@jacobshome.co.za', company: '' };
  const { id } = await arrive(request, name, { ...more, service: 'consulting-agency-websites' });
  await page.route('**/api/leads?*', async (route) => {
    const answer = await (await route.fetch()).json();
    const with_us = { taken_by: { id: 'somebody', name: 'Team Member' } };
    const last_contact = { channel: 'whatsapp', staff_name: 'Team Member', at: new Date().toISOString() };
    const leads = answer.leads.map((lead: object) => ({ ...lead, ...with_us, last_contact }));
    await route.fulfill({ json: { ...answer, leads } });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'admin', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  const row = page.getByRole('article', { name });
  for (const width of [1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const words of [
      name,
      more.email,
      'With Team Member',
      'Consulting Agency Websites',
      /^WhatsApp by Team Member/,
    ]) {
      const seen = row.getByText(words).filter({ visible: true }).first();
      const cut = await seen.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(cut, `${words} at ${width} px`).toBe(0);
    }
  }
  // Where even that is too little, whose it is gives way first, and either is told whole to a pointer.
  await page.request.patch(`/api/leads/${id}`, { data: { version: 1, company: 'Jacobs, Mokoena and Daughters' } });
  await page.setViewportSize({ width: 1280, height: 800 });
  const company = row.getByTitle('Jacobs, Mokoena and Daughters');
  expect(await company.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(row.getByTitle('Team Member', { exact: true })).toBeVisible();
});

test('the ring around a name strikes through nothing', async ({ page, request }) => {
  const name = nameOnce('Ringed');
  const { id } = await arrive(request, name, { company: 'Khumalo Holdings' });
  await haveSession(request);
  await request.patch(`/api/leads/${id}`, { data: { version: 1, status: 'contacted', follow_up_on: '2000-01-02' } });
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  for (const place of [page.getByRole('region', { name: 'Follow-ups' }), page.getByRole('tabpanel')]) {
    const button = place.getByRole('button', { name, exact: true });
    await button.focus();
    const ring = await button.evaluate((element) => {
      const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(element);
      const bottom =
        element.getBoundingClientRect().bottom + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const below = (element.closest('p') ?? element).nextElementSibling;
      return { outlineStyle, below: below?.textContent, into: bottom - (below?.getBoundingClientRect().top ?? 0) };
    });
    expect(ring).toMatchObject({ outlineStyle: 'solid', below: 'Khumalo Holdings' });
    // That much air the letters of that line have above them.
    expect(ring.into).toBeLessThan(4);
  }
});

test('what the line does moves nothing on a phone', async ({ page, context }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page);
    const place = await page.getByRole('main').boundingBox();
    await context.setOffline(true);
    await expect(lineSign(page, /^Offline since/)).toBeVisible();
    expect(await page.getByRole('main').boundingBox()).toMatchObject({ y: place?.y });
    await context.setOffline(false);
    await expect(lineSign(page, 'Live')).toBeVisible();
  }
});
