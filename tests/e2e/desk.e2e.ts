// A day at the lead desk: what arrives is seen at once, moved, answered, corrected and found again.
import type { APIRequestContext, Page } from '@playwright/test';
import { arrive as arriveAs } from './arrive.ts';
import { expectCleanToAxe } from './axe.ts';
import { expect, expectNoComplaints, lineSign, nameOnce, notices, signIn, test } from './story.ts';

const arrive = (request: APIRequestContext, name: string, more: Record<string, string> = {}) =>
  arriveAs(request, name, {
    company: `${name} Attorneys`,
    service: 'law-firm-website-development',
    budget: 'over-100k',
    timeline: 'asap',
    message: 'We move offices in March and want the new site by then.',
    ...more,
  });

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

async function deskFor(page: Page, name: string) {
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
}

test('a lead goes from new to won by its buttons, and its timeline tells how', async ({ page, request }) => {
  const name = nameOnce('Wanda Winning');
  await arrive(request, name);
  await deskFor(page, name);
  const complaints = expectNoComplaints(page);
  await page.getByRole('button', { name, exact: true }).click();
  const opened = row(page, name);
  await expect(opened.getByRole('button', { name: /^(Mark as|Send)/ })).toHaveText([
    'Mark as Contacted',
    'Mark as Qualified',
    'Mark as Lost',
  ]);
  await opened.getByRole('button', { name: 'Mark as Contacted' }).click();
  await expect(opened.getByRole('button', { name: /^(Mark as|Send)/ })).toHaveText([
    'Send Proposal',
    'Mark as Won',
    'Mark as Lost',
  ]);
  await opened.getByRole('button', { name: 'Mark as Won' }).click();
  await expect(opened.getByText('Won', { exact: true }).first()).toBeVisible();
  await expect(opened.getByRole('button', { name: /^(Mark as|Send)/ })).toHaveCount(0);
  await opened.getByRole('button', { name: `View details of ${name}` }).click();
  await expect(dialog(page).getByText('Status: New → Contacted')).toBeVisible();
  await expect(dialog(page).getByText('Status: Contacted → Won')).toBeVisible();
  await expect(dialog(page).getByText('40 of 40')).toBeVisible();
  complaints();
});

test('a rate or average beside figures of the whole says of which leads it is', async ({ page }) => {
  await signIn(page);
  for (const figure of ['New Leads Today', 'Revenue This Month', 'Avg Response Time', 'Conversion Rate', 'Converted'])
    await expect(page.getByRole('term').filter({ hasText: figure })).toBeVisible();
  await expect(
    page.getByText('conversion and average score are those of leads that arrived in the last 30 days'),
  ).toBeVisible();
});

test('a lead is deleted only after the question, and is gone', async ({ page, request }) => {
  const name = nameOnce('Dora Deleted');
  await arrive(request, name);
  await deskFor(page, name);
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await page.getByRole('button', { name: 'Delete Lead' }).click();
  await expect(dialog(page)).toContainText('Are you sure you want to delete this lead? This action cannot be undone.');
  await dialog(page).getByRole('button', { name: 'Keep it' }).click();
  await expect(row(page, name)).toBeVisible();
  await page.getByRole('button', { name: 'Delete Lead' }).click();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row(page, name)).toBeHidden();
  await expect(page.getByText('No leads found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or search terms.')).toBeVisible();
});

test('what is shown stands in the address and survives a reload', async ({ page, request }) => {
  const name = nameOnce('Fana Filtered');
  const begun = name.toLowerCase().slice(0, -1);
  await arrive(request, name);
  await signIn(page);
  await tab(page, 'All Leads').click();
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(begun);
  await page.getByLabel('Status').selectOption('New');
  await page.getByLabel('Priority').selectOption('Urgent');
  await expect(page).toHaveURL(
    new RegExp(`^(?=.*tab=all)(?=.*q=${begun.replaceAll(' ', '[+]')})(?=.*status=new)(?=.*priority=urgent)`),
  );
  await expect(row(page, name)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toHaveValue(begun);
  await expect(row(page, name)).toBeVisible();
  await page.getByLabel('Priority').selectOption('Low');
  await expect(page.getByText('No leads found')).toBeVisible();
  await page.goBack();
  await expect(row(page, name)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toHaveValue('');
});

test('calling, writing and chatting opens the right program with the greeting, and is written down', async ({
  page,
  request,
  context,
}) => {
  const name = nameOnce('Thoko Talked');
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await arrive(request, name);
  await deskFor(page, name);
  const call = page.getByRole('link', { name: `Call ${name}` });
  await expect(call).toHaveAttribute('href', 'tel:+27825550144');
  await expect(page.getByRole('link', { name: `Email ${name}` })).toHaveAttribute(
    'href',
    /^mailto:thoko\.talked\.\w+@example\.co\.za\?subject=/,
  );
  const chat = page.getByRole('link', { name: `WhatsApp ${name}` });
  await expect(chat).toHaveAttribute('href', /27825550144.*Thoko%20Talked%20\w+.*Law%20Firm%20Website%20Development/);
  const written = page.waitForResponse((answer) => answer.url().endsWith('/communications') && answer.status() === 201);
  const [popup] = await Promise.all([page.waitForEvent('popup'), chat.click()]);
  await popup.close();
  await written;
  await page.getByRole('button', { name: `View details of ${name}` }).click();
  await expect(dialog(page).getByText('WhatsApp chat begun from the dashboard.')).toBeVisible();
  await dialog(page).getByText('Call', { exact: true }).first().click();
  await dialog(page).getByLabel('Direction').selectOption('From them');
  await dialog(page).getByLabel('What was said').fill('They called back about the price.');
  await dialog(page).getByRole('button', { name: 'Add to the timeline' }).click();
  await expect(dialog(page).getByRole('region', { name: 'Timeline' }).getByRole('listitem').first()).toContainText(
    'They called back about the price.',
  );
});

test('a note leaves its field once it is kept, and what was typed meanwhile stays there', async ({ page, request }) => {
  const name = nameOnce('Nola Noted');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  const note = dialog(page).getByRole('textbox', { name: 'Note' });
  const add = async (text: string) => {
    await note.fill(text);
    await page.getByRole('button', { name: 'Add to the timeline' }).click();
  };
  await add('Called them.');
  await expect(note).toHaveValue('');
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/communications', async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await add('Called them again.');
  await asked.promise;
  await note.fill('And on');
  answer.resolve();
  await expect(dialog(page).getByText('Called them again.')).toBeVisible();
  await expect(note).toHaveValue('And on');
});

test('a change that fails is taken back, and says so', async ({ page, request }) => {
  const name = nameOnce('Rita Rolled');
  await arrive(request, name);
  await deskFor(page, name);
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await page.route('**/api/leads/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await row(page, name).getByRole('button', { name: 'Mark as Contacted' }).click();
  await expect.poll(notices(page)).toContain(`${name} may not have been changed`);
  await expect(row(page, name).getByRole('button', { name: 'Mark as Contacted' })).toBeVisible();
});

test('a change of which only the answer is lost is never said to be undone, and stands there as it is', async ({
  page,
  request,
}) => {
  const name = nameOnce('Una Unheard');
  await arrive(request, name);
  await deskFor(page, name);
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await page.route('**/api/leads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await row(page, name).getByRole('button', { name: 'Mark as Contacted' }).click();
  await expect.poll(notices(page)).toContain(`${name} may not have been changed`);
  await expect(row(page, name).getByText('Contacted', { exact: true }).first()).toBeVisible();
});

test('what fails in a dialog is said in the dialog, and a question within it is a dialog of its own', async ({
  page,
  request,
}) => {
  const name = nameOnce('Fiona Failed');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  const details = page.getByRole('dialog', { name, exact: true });
  await page.route('**/api/leads/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await details.getByRole('button', { name: 'Mark as Contacted' }).click();
  await expect(details.getByText(`${name} may not have been changed`, { exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'Delete Lead' }).click();
  const question = page.getByRole('dialog', { name: `Delete ${name}` });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(details).toBeVisible();
});

test('without a line the desk says so, and a change that cannot leave is taken back', async ({
  page,
  request,
  context,
}) => {
  const name = nameOnce('Olga Offline');
  await arrive(request, name);
  await deskFor(page, name);
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await context.setOffline(true);
  await expect(lineSign(page, /^Offline since \d\d:\d\d$/)).toBeVisible();
  await row(page, name).getByRole('button', { name: 'Mark as Contacted' }).click();
  // Also where the notices of the dashboard cannot be fetched any more.
  await expect(page.getByText(`${name} may not have been changed`, { exact: true })).toBeInViewport();
  await expect(row(page, name).getByRole('button', { name: 'Mark as Contacted' })).toBeVisible();
  await context.setOffline(false);
  await expect(lineSign(page, 'Live')).toBeVisible();
});

test('of two changes that fail one after the other neither is shown as done', async ({ page, request }) => {
  const both = nameOnce('Faith Failed');
  const [one, two] = [`${both} One`, `${both} Two`];
  for (const name of [one, two]) await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(both)}`);
  for (const name of [one, two]) await page.getByRole('button', { name: `Expand ${name}` }).click();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/leads**', async (route) => {
    if (route.request().method() === 'PATCH') await held.promise;
    return route.abort();
  });
  for (const name of [one, two]) {
    await row(page, name).getByRole('button', { name: 'Mark as Contacted' }).click();
    await expect(row(page, name).getByRole('button', { name: 'Send Proposal' })).toBeVisible();
  }
  held.resolve();
  await expect.poll(notices(page)).toContain(`${two} may not have been changed`);
  for (const name of [one, two])
    await expect(row(page, name).getByRole('button', { name: 'Mark as Contacted' })).toBeVisible();
});

test('the desk is complete by keyboard', async ({ page, request }) => {
  const both = nameOnce('Kagiso Keys');
  const [one, two] = [`${both} One`, `${both} Two`];
  await arrive(request, one);
  await arrive(request, two);
  await deskFor(page, one);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(both);
  await expect(row(page, two)).toBeVisible();
  await page.getByRole('button', { name: one, exact: true }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: two, exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const first = page.getByRole('button', { name: one, exact: true });
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('o');
  await expect(dialog(page)).toContainText(one);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('?');
  await expect(dialog(page)).toContainText('Keyboard shortcuts');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden(); // it gives the focus back, and whatever is behind it takes none before
  await tab(page, 'All Leads').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Converted')).toBeFocused();
  await expect(page).toHaveURL(/tab=converted/);
  // Two presses that are quicker than the list.
  await page.evaluate(() => {
    for (const key of ['ArrowLeft', 'ArrowLeft'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await expect(page.getByRole('tab', { name: /^Queue/, selected: true })).toBeFocused();
});

test('who may export gets the leads of the view as a file; others have no button for it', async ({ page, request }) => {
  const name = nameOnce('Export =Ed');
  await arrive(request, name, { email: 'exported@example.co.za' });
  await signIn(page, 'ceo', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  await expect.poll(notices(page)).toContain('Export started');
  await page.route('**/api/leads/export.csv?*', (route) => route.abort());
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect.poll(notices(page)).toContain('Nothing was exportedNo connection.');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In to Dashboard' })).toBeVisible();
  await signIn(page, 'team');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeHidden();
});

test('a new lead is in every open dashboard within a moment, rings, and the figures follow', async ({
  page,
  request,
  context,
}) => {
  const name = nameOnce('Lindiwe Live');
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const shown: string[] = [];
    const opened: (string | undefined)[] = [];
    Object.assign(window, { shown, opened });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        opened.push(window.event?.type);
      }
    };
    const tone = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function createOscillator() {
      shown.push('tone');
      return tone.call(this);
    };
    const Fake = Object.assign(
      class {
        constructor(title: string) {
          shown.push(title);
        }
      },
      { permission: 'granted', requestPermission: async () => 'granted' },
    );
    Object.assign(window, { Notification: Fake });
  });
  await signIn(page, 'team', '/dashboard/settings/notifications');
  await page.getByLabel('Desktop notification').check();
  await page.getByLabel('Ring').check();
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(lineSign(page, 'Live')).toBeVisible();
  const today = page.getByText('New Leads Today').locator('..');
  await expect(today).toContainText(/\d/);
  const before = Number(/Today(\d+)/.exec((await today.textContent()) ?? '')?.[1]);
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(name);
  await expect(page.getByText('No leads found')).toBeVisible();
  await arrive(request, name);
  await expect(row(page, name)).toBeVisible();
  await expect
    .poll(async () => Number(/Today(\d+)/.exec((await today.textContent()) ?? '')?.[1]))
    .toBeGreaterThan(before);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shown: string[] }).shown))
    .toEqual(expect.arrayContaining(['tone', `New lead: ${name}`]));
  // Safari lets be heard only what was opened during a press.
  expect(await page.evaluate(() => (window as unknown as { opened: string[] }).opened)).toEqual(['click']);
});

test('the code of a WhatsApp chat leads to the page where it began', async ({ page, request }) => {
  await request.post('/api/chats', { data: { code: 'WA-7K3F9Q', page: '/polokwane' } });
  await signIn(page);
  await page.getByRole('searchbox', { name: 'Search leads' }).fill('wa-7k3f9q');
  await expect(page.getByText(/WhatsApp chat WA-7K3F9Q began on \/polokwane/)).toBeVisible();
});

test('everything fits a narrow phone and passes axe', async ({ page, request }) => {
  test.slow();
  const name = nameOnce('Nandi Narrow-Screen-With-A-Rather-Long-Name');
  const message = Array.from({ length: 40 }, (_, i) => `Page ${i} of our site must be new.`).join('\n');
  const { id } = await arrive(request, name, { message });
  await page.emulateMedia({ reducedMotion: 'reduce' }); // what fades in is faint for a moment
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'ceo');
  const found = `/dashboard?tab=all&q=${encodeURIComponent(name)}`;
  const places = [
    found,
    `${found}&lead=${id}`,
    `${found}&lead=${id}&edit=1`,
    '/dashboard/settings/notifications',
    '/dashboard/settings/calendar',
    '/dashboard/quarantine',
    '/dashboard/mail',
  ];
  for (const place of places) {
    await page.goto(place);
    await expect(page.getByRole('main')).toBeVisible();
    if (place.includes('lead=')) await expect(dialog(page)).toContainText('Nandi');
    else if (place.includes('q=')) await page.getByRole('button', { name: `Expand ${name}` }).click();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(360);
    await expectCleanToAxe(page);
  }
});
