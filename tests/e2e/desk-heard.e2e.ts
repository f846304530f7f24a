// The dashboard for somebody who does not see it: what is said, and where the focus is after each step.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { hear } from './ears.ts';
import { expect, nameOnce, notices, signIn, test } from './story.ts';

const lost = (page: Page) => page.evaluate(() => document.activeElement === document.body);
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });
const lead = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp, within = page.locator('body')) =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).press('Enter');

test('a page of the dashboard has a title of its own, and is read from its heading', async ({ page }) => {
  await waitInQueue(page, () => 0);
  await signIn(page);
  for (const [link, name, title] of [
    ['Quarantine', 'Quarantine', 'Quarantine · Team Dashboard'],
    ['Mail', 'Mail', 'Mail · Team Dashboard'],
    ['Settings', 'Your name', 'Profile · Team Dashboard'],
    ['Leads', 'CEO Dashboard', 'Team Dashboard'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: link }).press('Enter');
    await expect(heading(page, name)).toBeFocused();
    await expect(page).toHaveTitle(title);
  }
  await page.goto('/dashboard/settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Security' }).press('Enter');
  await expect(page.getByRole('main').locator('h2:focus')).toBeVisible();
  await press(page, 'Logout');
  await expect(page).toHaveTitle('Team Dashboard');
});

test('the title says how many leads wait for a first answer, also when one has just arrived', async ({
  page,
  request,
}) => {
  let waiting = 3;
  await waitInQueue(page, () => waiting);
  await signIn(page);
  await expect(page).toHaveTitle('(3) Team Dashboard');
  waiting = 4;
  await arrive(request, nameOnce('Counted'));
  await expect(page).toHaveTitle('(4) Team Dashboard');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Mail' }).click();
  await expect(page).toHaveTitle('(4) Mail · Team Dashboard');
});

/** Other stories have leads there as well. */
async function waitInQueue(page: Page, queue: () => number) {
  await page.route('**/api/leads/counts', async (route) => {
    const { tabs, ...counts } = (await (await route.fetch()).json()) as { tabs: object };
    await route.fulfill({ json: { ...counts, tabs: { ...tabs, queue: queue() } } });
  });
}

test('whoever is refused, let in or signs out keeps their place', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByLabel('Email').fill('team@highveldstudio.example');
  await page.getByLabel('Password').fill('not the password');
  await press(page, 'Sign In to Dashboard');
  await expect(page.getByRole('main').getByText('Invalid email or password.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In to Dashboard' })).toBeFocused();
  await page.getByLabel('Password').fill('long-grass-at-dusk');
  await press(page, 'Sign In to Dashboard');
  await expect(heading(page, 'CEO Dashboard')).toBeFocused();
  await press(page, 'Logout');
  await expect(heading(page, 'Team Dashboard')).toBeFocused();
  await expect(page.getByText('Your session has ended.')).toBeHidden();
});

test('so does whoever is seen to be out before their Logout is answered', async ({ page }) => {
  await signIn(page, 'team');
  const [isOut, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/auth/sign-out', async (route) => {
    const response = await route.fetch();
    isOut.resolve();
    await answered.promise;
    await route.fulfill({ response });
  });
  await press(page, 'Logout');
  await isOut.promise;
  // The end of the stream may have told it already, and then there is nothing left to press.
  const told = page.getByText('Your session has ended.');
  await Promise.race([press(page, 'Refresh').catch(() => {}), told.waitFor()]);
  await expect(heading(page, 'Team Dashboard')).toBeFocused();
  await expect(told).toBeVisible();
  answered.resolve();
  await expect(told).toBeHidden();
  await expect(heading(page, 'Team Dashboard')).toBeFocused();
});

test('a session that ends under somebody’s hands says so, and what was typed is there again', async ({
  page,
  request,
}) => {
  const name = nameOnce('Ended Early');
  await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await lead(page, name).press('o');
  await dialog(page).getByRole('textbox', { name: 'Note' }).fill('Half a sent');
  await page.context().clearCookies();
  await press(page, 'Add to the timeline');
  await expect(page.getByRole('alert')).toContainText(
    'what you typed about a lead or a new colleague is kept in this tab',
  );
  await expect(heading(page, 'Team Dashboard')).toBeFocused();
  await page.getByLabel('Email').fill('team@highveldstudio.example');
  await page.getByLabel('Password').fill('long-grass-at-dusk');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: 'Note' })).toHaveValue('Half a sent');
});

test('a step of a lead is said, and the focus stays at the lead or goes on to the next one', async ({
  page,
  request,
}) => {
  const said = await hear(page);
  const both = nameOnce('Heard');
  for (const one of ['First', 'Second']) await arrive(request, `${both} ${one}`);
  await signIn(page, 'team', `/dashboard?q=${encodeURIComponent(both)}`);
  await lead(page, `${both} First`).press('o');
  await press(page, 'Mark as Contacted', dialog(page));
  // All else is silent meanwhile.
  await expect(
    dialog(page)
      .locator('[aria-live]')
      .getByRole('listitem')
      .filter({ hasText: `${both} First: Contacted` }),
  ).toHaveCount(1);
  await expect(dialog(page).getByRole('group', { name: 'Next steps' })).toBeFocused();
  await dialog(page).getByRole('textbox', { name: 'Note' }).fill('Called them.');
  await press(page, 'Add to the timeline');
  await expect.poll(said).toContain('Added to the timeline.');
  await press(page, 'Edit', dialog(page));
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await press(page, 'Cancel', dialog(page));
  await expect(dialog(page).getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  // It has left the queue meanwhile.
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(lead(page, `${both} Second`)).toBeFocused();
});

test('of leads that arrive by themselves the count is said seldom, of those asked for at once', async ({
  page,
  request,
}) => {
  const said = await hear(page);
  const all = nameOnce('Flooding');
  const seen = (text: string) => page.getByRole('region', { name: 'Leads', includeHidden: true }).getByText(text);
  await page.clock.install();
  await signIn(page, 'team', `/dashboard?q=${encodeURIComponent(all)}`);
  await expect.poll(said).toContain('0 leads shown');
  for (let i = 1; i <= 6; i++) {
    await arrive(request, `${all} ${i}`);
    await expect(seen(`${i} ${i === 1 ? 'lead' : 'leads'} shown`)).toBeVisible();
  }
  const counts = async () => (await said()).filter((text) => /shown$/.test(text));
  expect(await counts()).toEqual(['0 leads shown']);
  await page.clock.fastForward(15_000);
  await expect.poll(counts).toEqual(['0 leads shown', '6 leads shown']);
  await page.clock.fastForward(5_000); // until the words are gone

  // One that came and went is no news, nor is any to whoever is busy in a dialog.
  const { id } = await arrive(request, `${all} 7`);
  await expect(seen('7 leads shown')).toBeVisible();
  await page.request.delete(`/api/leads/${id}`);
  await expect(seen('6 leads shown')).toBeVisible();
  await page.clock.fastForward(15_000);
  await press(page, 'Keyboard shortcuts');
  await arrive(request, `${all} 8`);
  await expect(seen('7 leads shown')).toBeVisible();
  await page.clock.fastForward(15_000);
  await page.keyboard.press('Escape');
  expect(await counts()).toEqual(['0 leads shown', '6 leads shown']);
  await page.getByLabel('Priority').selectOption('Urgent');
  const nothing = async () => (await said()).filter((text) => text === '0 leads shown').length;
  await expect.poll(nothing, { timeout: 5_000 }).toBe(2);
});

test('letters are no keys for whoever has switched them off, also next time', async ({ page, request }) => {
  const name = nameOnce('Spoken To');
  await arrive(request, name);
  await signIn(page, 'team', `/dashboard?q=${encodeURIComponent(name)}`);
  await lead(page, name).waitFor();
  await press(page, 'Keyboard shortcuts');
  await dialog(page).getByLabel('Single letters and signs are keys').press('Space');
  await page.keyboard.press('Escape');
  for (const _ of ['now', 'next time']) {
    await lead(page, name).focus();
    for (const key of ['o', 'e', '?', '/']) await page.keyboard.press(key);
    await expect(lead(page, name)).toBeFocused();
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(lead(page, name)).toHaveAttribute('aria-expanded', 'true');
    await page.reload();
    await lead(page, name).waitFor();
  }
});

test('what is decided about a held enquiry is said, and the focus goes on to the one in its place', async ({
  page,
  request,
}) => {
  const said = await hear(page);
  const all = nameOnce('Held');
  const [first, second, third, late] = ['One', 'Two', 'Three', 'Late'].map((one) => `${all} ${one}`);
  const hold = (name = '') =>
    arrive(request, name, {
      email: 'links@mailinator.com',
      phone: '+1 202 555 0137',
      message: `We offer 5000 backlinks. [url=http://cheap-links.xyz]Order now, ${name}[/url]`,
      homepage: 'http://cheap-links.xyz',
    });
  for (const name of [first, second, third]) await hold(name);
  // Those of other stories come and go.
  await page.route('**/api/quarantine', async (route) => {
    const list = await (await route.fetch()).json();
    const own = list.enquiries.filter(({ enquiry }: { enquiry: { name: string } }) => enquiry.name.startsWith(all));
    await route.fulfill({ json: { ...list, enquiries: own } });
  });
  await signIn(page, 'team', '/dashboard/quarantine');
  const held = (name = '') => page.getByRole('listitem', { name });
  await press(page, 'Delete', held(second));
  await press(page, 'Keep it', held(second));
  await expect(held(second).getByRole('button', { name: 'Delete' })).toBeFocused();
  await press(page, 'Not spam', held(second));
  await expect.poll(notices(page)).toContain(`${second} is a lead now`);
  await expect(heading(page, first ?? '')).toBeFocused();
  await press(page, 'Delete', held(first));
  await press(page, 'Yes, delete for good', held(first));
  await expect.poll(said).toContain(`${first} was deleted.`);
  await expect(heading(page, third ?? '')).toBeFocused();
  // What comes by itself takes nobody there.
  await heading(page, third ?? '').blur();
  await hold(late);
  await expect(held(late)).toBeVisible();
  expect(await lost(page)).toBe(true);
  await press(page, 'Not spam', held(late));
  await press(page, 'Not spam', held(third));
  await expect(heading(page, 'Quarantine')).toBeFocused();
});

test('a mail that is sent again says so, and leaves the focus at the mail', async ({ page, request }) => {
  const said = await hear(page);
  const name = nameOnce('Mailed Again');
  const { reference } = await arrive(request, name);
  let state = 'given_up';
  await page.route('**/api/mails', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { mails: { reference: string }[] };
    const mails = list.mails.map((mail) => (mail.reference === reference ? { ...mail, state } : mail));
    await route.fulfill({ response, json: { ...list, mails } });
  });
  await page.route('**/api/mails/*/send-again', (route) => {
    state = 'waiting';
    return route.fulfill({ json: { ok: true } });
  });
  await signIn(page, 'team', '/dashboard/mail');
  const again = page.getByRole('button', { name: `Send again New enquiry to staff, about ${name}` });
  await again.press('Enter');
  await expect(again).toBeHidden();
  await expect(page.getByRole('link', { name: `Read New enquiry to staff, about ${name}` })).toBeFocused();
  await expect.poll(said).toContain('The mail is on its way again.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a form of the staff list gives the focus back to the button that opened it, and says what it did', async ({
  page,
}) => {
  const said = await hear(page);
  await signIn(page, 'ceo', '/dashboard/settings/staff');
  const opener = page.getByRole('button', { name: 'Edit Team Member' });
  for (const [last, words] of [
    ['Cancel', undefined],
    ['Save', 'Team Member was saved.'],
  ] as const) {
    await opener.press('Enter');
    await press(page, last);
    await expect(opener).toBeFocused();
    if (words) await expect.poll(said).toContain(words);
  }
  await press(page, 'Add somebody');
  await press(page, 'Cancel');
  await expect(page.getByRole('button', { name: 'Add somebody' })).toBeFocused();
  // Not in earnest: other stories are told by this person.
  await page.route('**/api/staff/*', (route) => route.fulfill({ json: { id: 'team' } }));
  await press(page, 'Disable Team Member');
  await expect.poll(said).toContain('Team Member is disabled.');
});

test('a list that has come to its end says so, and keeps the place of whoever asked for more', async ({
  page,
  request,
}) => {
  const name = nameOnce('Long History');
  const { id } = await arrive(request, name);
  await signIn(page);
  const note = (said: number) => ({ id: randomUUID(), channel: 'note', direction: 'internal', body: `Note ${said}` });
  await Promise.all(
    Array.from({ length: 51 }, (_, said) => page.request.post(`/api/leads/${id}/communications`, { data: note(said) })),
  );
  await page.goto(`/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await lead(page, name).press('o');
  const error = { code: 'bad_request', message: 'Not this one.' }; // which is not tried again
  await page.route('**/communications?*cursor*', (route) => route.fulfill({ status: 400, json: { error } }));
  await press(page, 'Show older', dialog(page));
  await expect(dialog(page).getByRole('alert')).toHaveText('Not this one.');
  await expect(dialog(page).getByRole('button', { name: 'Show older' })).toBeFocused();
  await page.unroute('**/communications?*cursor*');
  await press(page, 'Show older', dialog(page));
  await expect(dialog(page).getByText(/^Note \d/)).toHaveCount(51);
  await expect(dialog(page).getByText('That is all.')).toBeFocused();
});

test('whether the desk is live is said when it changes, and not at each opening of a page', async ({
  page,
  context,
}) => {
  const said = await hear(page);
  await signIn(page);
  const line = async () => (await said()).filter((text) => /^(Live|Reconnecting|Offline since [\d:]+)$/.test(text));
  await context.setOffline(true);
  await expect.poll(line).toEqual([expect.stringContaining('Offline since')]);
  await context.setOffline(false);
  await expect.poll(async () => (await line()).at(-1)).toBe('Live');
});

for (const [what, path, openForm, refusal] of [
  ['lead', '/dashboard?tab=all&lead=', (page: Page) => press(page, 'Edit', dialog(page)), 'Please give a name.'],
  ['setting', '/dashboard/settings#', async () => {}, 'Please enter a name.'],
] as const) {
  test(`what is wrong with a field of a ${what} is said each time that it is sent from there`, async ({
    page,
    request,
  }) => {
    const said = await hear(page);
    const { id } = await arrive(request, nameOnce('Wrong Again'));
    await signIn(page, 'team', path + id);
    await openForm(page);
    const wrong = page.getByRole('textbox', { name: 'Name' });
    await wrong.fill(' ');
    for (const _ of ['at first', 'once more']) {
      const before = (await said()).length;
      await wrong.press('Enter');
      await expect.poll(async () => (await said()).slice(before)).toContain(refusal);
      await expect(wrong).toBeFocused();
    }
  });
}
