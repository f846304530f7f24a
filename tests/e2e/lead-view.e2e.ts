// The view of the leads stands in the address, which follows what is chosen a moment later.
import { arrive } from './arrive.ts';
import { expect, haveSession, nameOnce, notices, signIn, test } from './story.ts';

/** Runs in the page: nobody is kept waiting for what the page does in between. */
async function chooseInARow(pause: number) {
  const set = (field: HTMLInputElement | HTMLSelectElement | null, value: string, event: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field?.dispatchEvent(new Event(event, { bubbles: true }));
  };
  const next = () => new Promise((resolve) => setTimeout(resolve, pause));
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  tabs.find(({ textContent }) => textContent?.startsWith('All Leads'))?.click();
  await next();
  set(document.querySelector<HTMLInputElement>('input[type=search]'), 'naledi', 'input');
  await next();
  set(document.querySelector<HTMLSelectElement>('main select'), 'new', 'change');
}

test('of choices in a row none is undone by the address of an earlier one, whatever their pace', async ({ page }) => {
  test.slow();
  await signIn(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const pause of [0, 1, 2, 4, 8, 16, 32, 64]) {
    await page.goto('/dashboard');
    await page.getByRole('searchbox', { name: 'Search leads' }).waitFor();
    await page.evaluate(chooseInARow, pause);
    await expect(page, `${pause} ms apart`).toHaveURL(/^(?=.*tab=all)(?=.*q=naledi)(?=.*status=new)/);
  }
});

test('a row says its place among all the leads there are, not only those fetched, as far as their number is known', async ({
  page,
  request,
}) => {
  const name = nameOnce('Counted');
  await arrive(request, name);
  let count = { total: 120, total_is_least: false };
  await page.route('**/api/leads?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...count } });
  });
  await signIn(page, 'team', `/dashboard?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('article', { name }) });
  await expect(page.getByText('120', { exact: true })).toBeVisible();
  await expect(row).toHaveAttribute('aria-setsize', '120');
  count = { total: 500, total_is_least: true };
  await page.reload();
  await expect(page.getByText('500+', { exact: true })).toBeVisible();
  await expect(row).toHaveAttribute('aria-setsize', '-1');
});

test('what others do to leads moves nobody’s focus', async ({ page, request }) => {
  const name = nameOnce('Left Alone');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  const edit = page.getByRole('button', { name: `Edit ${name}`, exact: true });
  await edit.focus();
  await arrive(request, `${name} Again`);
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await expect(edit).toBeFocused();

  await page.getByRole('button', { name: `View details of ${name}`, exact: true }).click();
  const [lead, steps] = [page.getByRole('dialog'), page.getByRole('group', { name: 'Next steps' })];
  await lead.getByRole('button', { name: 'Mark as Contacted' }).press('Enter');
  await expect(lead.getByText('Status: New → Contacted')).toBeVisible();
  await expect(steps).toBeFocused();
  await steps.blur();
  const others = await page.request.patch(`/api/leads/${id}`, { data: { version: 2, status: 'closed_lost' } });
  expect(others.status()).toBe(200);
  await expect(lead.getByText('Status: Contacted → Lost')).toBeVisible();
  await expect(steps).not.toBeFocused();
});

test('another enquiry of the same person opens over the list that one came from', async ({ page, request }) => {
  const name = nameOnce('Same Person');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.co.za`;
  await arrive(request, `${name} First`, { email });
  const second = await arrive(request, `${name} Second`, { email });
  const view = `tab=all&status=new&q=${encodeURIComponent(name).replaceAll('%20', '+')}`;
  await signIn(page, 'team', `/dashboard?${view}`);
  await page.getByRole('button', { name: `View details of ${name} First` }).click();
  await page.getByRole('dialog').getByText(second.reference).click();
  await expect(page.getByRole('dialog', { name: `${name} Second` })).toBeVisible();
  await expect(page).toHaveURL(`/dashboard?${view}&lead=${second.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`/dashboard?${view}`);
  await expect(page.getByLabel('Status')).toHaveValue('new');
  await expect(page.locator('[data-row]')).toHaveCount(2);
});

test('a mail in the list of mails leads to the lead that it is about', async ({ page, request }) => {
  const name = nameOnce('Mailed About');
  const { id, reference } = await arrive(request, name);
  await signIn(page, 'team', '/dashboard/mail');
  await page.getByRole('link', { name: reference }).first().click();
  await expect(page).toHaveURL(`/dashboard?tab=all&lead=${id}`);
  await expect(page.getByRole('dialog', { name })).toContainText(reference);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('tab', { name: /^All Leads/ })).toHaveAttribute('aria-selected', 'true');
});

test('that the guide was fetched is said also when the record of its mail has gone, after 90 days', async ({
  page,
  request,
}) => {
  const { id } = await arrive(request, nameOnce('Reader'));
  const last_at = '2026-01-05T08:00:00.000Z';
  await page.route(`**/api/leads/${id}`, async (route) => {
    const lead = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...lead, mails: [], guide_downloads: { downloads: 2, first_at: last_at, last_at } },
    });
  });
  await signIn(page, 'team', `/dashboard?lead=${id}`);
  await expect(page.getByText('The guide was fetched 2 times, last 05 Jan 2026, 10:00.')).toBeVisible();
});

test('a status that an address asks for and the list does not offer is said, and can be cleared', async ({ page }) => {
  await signIn(page, 'team', '/dashboard?tab=all&status=nurturing');
  const status = page.getByLabel('Status');
  await expect(status.locator('option:checked')).toHaveText('Nurturing');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(status.locator('option:checked')).toHaveText('All');
  await expect(status.getByRole('option', { name: 'Nurturing' })).toHaveCount(0);
});

test('a link that leads to no lead says so, and not that somebody deleted it', async ({ page }) => {
  await signIn(page, 'team', '/dashboard?tab=all&lead=01a1ea1d-722d');
  const dialog = page.getByRole('dialog', { name: 'No such lead' });
  await expect(dialog).toContainText('the link is not whole');
  await dialog.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL('/dashboard?tab=all');
});

test('an address that names no lead opens none and asks for nothing else', async ({ page, request }) => {
  const name = nameOnce('Not Meant');
  const { id } = await arrive(request, name);
  await signIn(page, 'admin');
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  const others = ['counts', 'queue', 'follow-ups', '../stats', '..%2Fstats', 'export.csv'];
  for (const none of [...others, `${id}/communications`, `01a1ea1d-722d-7000-8000-000000000000/../${id}`]) {
    await page.goto(`/dashboard?tab=all&with=../x&q=${encodeURIComponent(name)}&lead=${none}`);
    await expect(page.getByRole('dialog', { name: 'No such lead' })).toBeVisible();
    await expect(page.locator('[data-row]')).toHaveCount(1);
  }
  expect(asked.filter((path) => path.includes(id) || path.endsWith('export.csv'))).toEqual([]);
  // Without a value it opens none either: the list keeps the focus of whoever is in it.
  await page.goto(`/dashboard?tab=all&q=${encodeURIComponent(name)}&lead=`);
  await page.getByRole('button', { name, exact: true }).focus();
  await haveSession(request);
  expect((await request.delete(`/api/leads/${id}`)).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'No leads found' })).toBeFocused();
});

test('an export that is asked for before its leads are here does not tell the number of others', async ({
  page,
  request,
}) => {
  const name = nameOnce('Ella Exported');
  await arrive(request, name);
  await signIn(page, 'admin', `/dashboard?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('article', { name })).toBeVisible();
  await page.route(/\/api\/leads\?tab=converted/, () => {});
  await page.getByRole('tab', { name: /^Converted/ }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect.poll(notices(page)).toContain('Converted: all leads on the way');
});

test('whoever closes a lead that its address has opened is at the lead in the list, or at the head of the desk', async ({
  page,
  request,
}) => {
  const name = nameOnce('Linked');
  const { id } = await arrive(request, name);
  const found = `q=${encodeURIComponent(name)}&lead=${id}`;
  await signIn(page, 'team', `/dashboard?tab=all&${found}`);
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  await page.goto(`/dashboard?tab=converted&${found}`);
  await expect(page.getByRole('heading', { name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'CEO Dashboard' })).toBeFocused();
  // Anybody can write an address.
  await page.goto('/dashboard?lead=%22]%20');
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('heading', { name: 'CEO Dashboard' })).toBeFocused();
});

test('with the filters goes what was typed a moment before', async ({ page }) => {
  await signIn(page, 'team', '/dashboard?tab=all&status=contacted');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000); // so long it is not looked for
  await page.getByRole('searchbox').fill('zzzq');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL(/\?tab=all$/);
});
