// Answering a lead: who has done it already, what was said, what the deal is worth, and finding somebody who calls back.
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect, nameOnce, notices, signIn, test } from './story.ts';

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search leads' });

/** Runs in the page: the programs for calls, mails and chats are not there to be opened. */
const openNothing = () =>
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href^="tel:"], a[href^="mailto:"], a[href^="https://wa.me/"]'))
      event.preventDefault();
  });

async function deskFor(page: Page, name: string, mailbox: 'admin' | 'team' = 'team') {
  await signIn(page, mailbox);
  await page.goto(`/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
  await page.evaluate(openNothing);
}

test('a number or address that is pressed where it stands is written down like any other call or mail', async ({
  page,
  request,
}) => {
  const name = nameOnce('Petra Pressed');
  await arrive(request, name);
  await deskFor(page, name);
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await row(page, name).getByRole('link', { name: '+27 82 555 0144' }).click();
  await page.getByRole('button', { name: `View details of ${name}` }).click();
  const timeline = dialog(page).getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('Called from the dashboard.');
  const mail = dialog(page).getByRole('link', { name: /@example\.co\.za$/ });
  await expect(mail).toHaveAttribute('href', /\?subject=Your%20enquiry%20.*&body=Hello%20Petra/);
  await mail.click();
  await expect(timeline).toContainText('Email begun from the dashboard.');
});

test('a row says who of us spoke to the lead last, by what way and when, also to the others at their desks', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const name = nameOnce('Anele Answered');
  await arrive(request, name);
  await deskFor(page, name);
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await deskFor(other, name, 'admin');
  await expect(row(other, name)).not.toContainText('Team Member');
  await page.getByRole('link', { name: `Call ${name}` }).click();
  await expect(row(other, name).getByText('Call by Team Member · Just now').filter({ visible: true })).toBeVisible();
  await expect(row(page, name).getByText('Call by Team Member · Just now').filter({ visible: true })).toBeVisible();
  await other.close();
});

test('a call that was pressed by a slip is taken back at once, and what was written down by one later', async ({
  page,
  request,
}) => {
  const name = nameOnce('Sipho Slipped');
  await arrive(request, name);
  await deskFor(page, name);
  await page.getByRole('link', { name: `Call ${name}` }).click();
  await expect.poll(notices(page)).toContain(`${name}: Call written down`);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(notices(page)).toContain(`${name}: removed from the timeline`);
  await expect(row(page, name)).not.toContainText('Call by Team Member');

  await page.getByRole('button', { name: `View details of ${name}` }).click();
  const timeline = dialog(page).getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText(/Removed from the timeline.*Team Member.*Call · From us/s);
  await timeline.getByLabel('Note', { exact: false }).last().fill('Meant for somebody else.');
  await timeline.getByRole('button', { name: 'Add to the timeline' }).click();
  const remove = timeline.getByRole('button', { name: 'Remove Note' });
  await remove.click();
  await timeline.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await timeline.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(timeline).not.toContainText('Meant for somebody else.');
  await expect(timeline.getByRole('heading', { name: 'Timeline' })).toBeFocused();
});

test('a search on one tab says what it would find on all of them, and leads there', async ({ page, request }) => {
  const name = nameOnce('Bongani Backagain');
  const { id } = await arrive(request, name, { phone: '071 555 0163' });
  const twin = `${name} Junior`;
  await arrive(request, twin);
  await signIn(page);
  const moved = await page.request.patch(`/api/leads/${id}`, { data: { version: 1, status: 'closed_lost' } });
  expect(moved.status()).toBe(200);
  await search(page).fill(name);
  await expect(row(page, twin)).toBeVisible();
  await page.getByRole('button', { name: 'Show 2 in All Leads' }).click();
  await expect(row(page, name)).toBeVisible();
  await expect(page.getByRole('tab', { name: /^All Leads/ })).toBeFocused();
  await expect(search(page)).toHaveValue(name);
  await expect(page.getByRole('button', { name: /in All Leads/ })).toHaveCount(0);

  await page.goto('/dashboard');
  await search(page).fill(`${name} Nobody`);
  await expect(page.getByText('No leads found')).toBeVisible();
  await expect(page.getByRole('button', { name: /in All Leads/ })).toHaveCount(0);
  await page.goto(`/dashboard?tab=converted&q=${encodeURIComponent(name)}`);
  await expect(page.getByText('No leads found')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '0 leads shown, 2 in All Leads' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Show 2 in All Leads' })).toBeVisible();
});

test('what a deal is worth is written down, and is the revenue once it is won', async ({ page, request }) => {
  const name = nameOnce('Wendy Worth');
  await arrive(request, name, { budget: 'not-sure' });
  await deskFor(page, name);
  const revenue = async () => (await (await page.request.get('/api/stats')).json()).revenue_today as number;
  const before = await revenue();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page).getByLabel('Value', { exact: true }).fill('about ninety');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Please give the value in whole rand')).toBeVisible();
  await expect(dialog(page).getByLabel('Value', { exact: true })).toBeFocused();
  await dialog(page).getByLabel('Value', { exact: true }).fill('R 92 500');
  await dialog(page).getByLabel('Status').selectOption('Contacted');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText(/Value: nothing → R.92.500/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Mark as Won' }).click();
  await expect.poll(notices(page)).toMatch(/Won.*R.92.500 counts as revenue/s);
  await expect.poll(revenue).toBeGreaterThanOrEqual(before + 92_500);
  await expect(dialog(page).getByRole('region', { name: 'Project' })).toContainText(/Value\s*R.92.500/);
});

test('whoever wins a lead can say at once what it is worth, also where its row has left the list', async ({
  page,
  request,
}) => {
  const name = nameOnce('Wanda Worth');
  const { id } = await arrive(request, name, { budget: 'not-sure' });
  await deskFor(page, name);
  await page.request.patch(`/api/leads/${id}`, { data: { version: 1, status: 'contacted' } });
  await page.goto(`/dashboard?tab=in_progress&q=${encodeURIComponent(name)}`);
  const row = page.getByRole('article', { name });
  await row.getByRole('button', { name: `Expand ${name}` }).click();
  await row.getByRole('button', { name: 'Mark as Won' }).click();
  await expect(row).toBeHidden();
  // By keys: another notice may arrive under the pointer.
  await page.getByRole('button', { name: 'Say its value' }).press('Enter');
  const value = dialog(page).getByLabel('Value', { exact: true });
  await expect(value).toBeFocused();
  await value.fill('64 000');
  await value.press('Enter');
  await expect(dialog(page).getByRole('region', { name: 'Project' })).toContainText(/Value\s*R.64.000/);
});

test('a note is one press away, wherever in the lead one is', async ({ page, request }) => {
  const name = nameOnce('Nomsa Noted');
  await arrive(request, name);
  await page.setViewportSize({ width: 390, height: 700 });
  await deskFor(page, name);
  await page.getByRole('button', { name: `View details of ${name}` }).click();
  await dialog(page).getByRole('button', { name: 'Write a note' }).click();
  const note = dialog(page).getByLabel('Note', { exact: false }).last();
  await expect(note).toBeFocused();
  await expect(note).toBeInViewport();
  await page.keyboard.type('Call after four.');
  await dialog(page).getByRole('button', { name: 'Add to the timeline' }).click();
  await expect(dialog(page).getByRole('region', { name: 'Timeline' })).toContainText('Call after four.');
});

test('a note of which only the answer was lost leaves its field when it stands in the timeline', async ({
  page,
  request,
}) => {
  const name = nameOnce('Nora Noted');
  const { id } = await arrive(request, name);
  await deskFor(page, name);
  await page.goto(`/dashboard?lead=${id}`);
  const note = dialog(page).getByRole('textbox', { name: 'Note' });
  await page.route('**/communications', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await note.fill('Wants the proposal by Friday.');
  await dialog(page).getByRole('button', { name: 'Add to the timeline' }).click();
  await expect.poll(notices(page)).toContain('may not have been written down');
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Wants the proposal by Friday.' })).toHaveCount(1);
  await expect(note).toHaveValue('');
  await page.reload();
  await expect(note).toHaveValue('');
});

test('a note that arrives after its lead was closed is not offered again, and one that was typed since is', async ({
  page,
  request,
}) => {
  const name = nameOnce('Nolwazi Noted');
  await arrive(request, name);
  await deskFor(page, name);
  const note = dialog(page).getByRole('textbox', { name: 'Note' });
  const timeline = dialog(page).getByRole('region', { name: 'Timeline' });
  const open = () => page.getByRole('button', { name: `View details of ${name}` }).click();
  for (const [text, since] of [
    ['Likes blue.', ''],
    ['Likes green.', 'Likes neither.'],
  ] as const) {
    const held = Promise.withResolvers<void>();
    await page.route('**/communications', async (route) => {
      if (route.request().method() === 'POST') await held.promise;
      return route.continue();
    });
    await open();
    await note.fill(text);
    await dialog(page).getByRole('button', { name: 'Add to the timeline' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    if (since) {
      await open();
      await note.fill(since);
      await page.keyboard.press('Escape');
    }
    held.resolve();
    await expect(page.getByRole('status').filter({ hasText: 'Added to the timeline.' })).toBeAttached();
    await page.unroute('**/communications');
    await open();
    await expect(timeline).toContainText(text);
    await expect(note).toHaveValue(since);
    await page.keyboard.press('Escape');
  }
});

test('a report about a whole month names its days, also while another is being looked up', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-01-15T08:00:00Z'));
  await signIn(page);
  const chart = page.getByRole('figure').filter({ hasText: 'Leads by day' });
  await expect(chart.getByText(/leads, 17 Dec 2026\s–\s15 Jan 2027$/)).toBeVisible();
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/stats/trends?*', async (route) => {
    await asked.promise;
    await route.continue();
  });
  // By keys: a lead of another story that arrives above moves the page under a pointer.
  await page.getByRole('radio', { name: 'Last month' }).press('Space');
  await expect(page.getByRole('radio', { name: 'Last month' })).toBeChecked();
  await expect(chart.getByText(/leads, 17 Dec 2026\s–\s15 Jan 2027$/)).toBeVisible();
  asked.resolve();
  await expect(chart.getByText(/leads, 1\s?–\s?31 Dec 2026$/)).toBeVisible();
  await page.getByRole('radio', { name: 'This month' }).press('Space');
  await expect(chart.getByText(/leads, 1\s?–\s?15 Jan 2027$/)).toBeVisible();
});

test('the card that shares its name with a tab says what it counts, because the tab counts more', async ({ page }) => {
  await signIn(page);
  const heaps = page.getByRole('definition').or(page.getByRole('term'));
  await expect(heaps.filter({ hasText: 'In Progress' })).toHaveText(
    'In ProgressContacted plus qualified, being nurtured',
  );
});

test('a step that was a slip is taken back with one press, and the lead is as it was', async ({ page, request }) => {
  const name = nameOnce('Sizwe Slipped');
  await arrive(request, name);
  await signIn(page, 'team', `/dashboard?q=${encodeURIComponent(name)}`);
  const stored = async () => {
    const found = await (await page.request.get(`/api/leads?q=${encodeURIComponent(name)}`)).json();
    // Of the same telephone: leads of other stories come and go.
    const { version, updated_at, earlier_enquiries, ...lead } = found.leads[0];
    return lead;
  };
  const before = await stored();
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await row(page, name).getByRole('button', { name: 'Mark as Lost' }).click();
  await expect(row(page, name)).toBeHidden();
  const undo = page
    .getByRole('listitem')
    .filter({ hasText: `${name}: Lost` })
    .getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(row(page, name)).toBeVisible();
  await expect.poll(notices(page)).toContain(`${name}: New`);
  expect(await stored()).toEqual(before);
});

for (const line of ['good', 'bad'] as const) {
  test(`a step is taken back by keys alone, where the line is ${line}`, async ({ page, request }) => {
    const name = nameOnce('Khanyi Keys');
    await arrive(request, name);
    if (line === 'bad') await page.route(/\/assets\/notices-/, (route) => route.abort());
    await deskFor(page, name);
    await page.getByRole('button', { name: `Expand ${name}` }).press('Enter');
    await row(page, name).getByRole('button', { name: 'Mark as Contacted' }).press('Enter');
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    if (line === 'good') {
      await page.keyboard.press('Alt+t');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    } else {
      // They stand behind all else, and are reached so.
      await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
      await page.locator('main summary').last().focus();
      await page.keyboard.press('Tab');
    }
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, name).getByRole('button', { name: 'Mark as Contacted' })).toBeVisible();
    await expect(undo).toBeHidden();
  });
}

test('in a dialog, too, a step is taken back, and nothing offers it again when the dialog is closed', async ({
  page,
  request,
}) => {
  const name = nameOnce('Dineo Dialog');
  await arrive(request, name);
  await deskFor(page, name);
  await page.getByRole('button', { name: `View details of ${name}` }).click();
  await dialog(page).getByRole('button', { name: 'Mark as Contacted' }).click();
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Mark as Contacted' })).toBeVisible();
  await expect(dialog(page).getByText(`${name}: New`)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  const said = page.getByRole('region', { name: /^Notifications/ });
  await expect(said.getByText(`${name}: New`)).toBeVisible();
  expect(await said.getByRole('button', { name: 'Undo' }).count()).toBe(0);
});

test('a step that somebody has gone on from is not taken back, and says so', async ({ page, request }) => {
  const name = nameOnce('Gugu Goneon');
  const { id } = await arrive(request, name);
  await deskFor(page, name);
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await row(page, name).getByRole('button', { name: 'Mark as Contacted' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.request.patch(`/api/leads/${id}`, { data: { version: 2, priority: 'urgent' } });
  await undo.click();
  await expect.poll(notices(page)).toContain(`${name} was not changed`);
  await expect(row(page, name).getByText('Contacted', { exact: true }).filter({ visible: true })).toBeVisible();
});

test('a proposal has gone out: nothing offers to undo it', async ({ page, request }) => {
  const name = nameOnce('Pumla Proposed');
  await arrive(request, name);
  await deskFor(page, name);
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await row(page, name).getByRole('button', { name: 'Mark as Qualified' }).click();
  await expect.poll(notices(page)).toContain(`${name}: Qualified`);
  await row(page, name).getByRole('button', { name: 'Send Proposal' }).click();
  const sent = page.getByRole('listitem').filter({ hasText: `${name}: Proposal Sent` });
  await expect(sent).toBeVisible();
  expect(await sent.getByRole('button').count()).toBe(0); // at once: it goes by itself
});

test('a lead under way that nobody has touched for a week is marked', async ({ page, request }) => {
  const name = nameOnce('Kagiso Quiet');
  const { id } = await arrive(request, name);
  await signIn(page, 'team');
  await page.request.patch(`/api/leads/${id}`, { data: { version: 1, status: 'contacted' } });
  await page.clock.setSystemTime(Date.now() + 9 * 86_400_000);
  await page.goto(`/dashboard?tab=in_progress&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toContainText('Quiet for 9 days');
  await page.getByRole('button', { name: `View details of ${name}` }).click();
  await expect(dialog(page)).toContainText('Quiet for 9 days');
});

test('a key that is held, and a second click on the same spot, write down one call each', async ({ page, request }) => {
  const name = nameOnce('Hlengiwe Held');
  await arrive(request, name);
  await deskFor(page, name);
  const written: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') written.push((sent.postDataJSON() as { channel: string }).channel);
  });
  await page.getByRole('button', { name, exact: true }).focus();
  for (let i = 0; i < 3; i++) await page.keyboard.down('c');
  await page.keyboard.up('c');
  await page.keyboard.press('m');
  await expect.poll(() => written).toContain('email');
  expect(written).toEqual(['call', 'email']);
  await page.getByRole('link', { name: `Call ${name}` }).dblclick();
  await page.keyboard.press('w');
  await expect.poll(() => written).toContain('whatsapp');
  expect(written).toEqual(['call', 'email', 'call', 'whatsapp']);
});
