// Changing what is known about a lead, alone and while somebody else does, too.
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { lostAnswer } from './bad-line.ts';
import { expect, haveSession, nameOnce, notices, signIn, test } from './story.ts';

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function deskFor(page: Page, name: string) {
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
}

test('an edit is checked at its fields, and what somebody else saved meanwhile is not overwritten unseen', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const name = nameOnce('Cedric Contested');
  const { id } = await arrive(request, name);
  await deskFor(page, name);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page).getByLabel('Phone').fill('12');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Please check the phone number')).toBeVisible();
  await dialog(page).getByLabel('Phone').fill('083 555 0199');
  await dialog(page).getByLabel('Company').fill('Ours (Pty) Ltd');

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const colleague = await other.newPage();
  await signIn(colleague, 'admin', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await colleague.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(colleague).getByLabel('Company').fill('Theirs Inc');
  await dialog(colleague).getByRole('button', { name: 'Save' }).click();
  await expect(row(colleague, name)).toContainText('Theirs Inc');
  await other.close();

  // The news has arrived here too, and what is being typed stays.
  await expect(dialog(page).getByLabel('Company')).toHaveValue('Ours (Pty) Ltd');
  // Where theirs cannot be read just now, that is said, and the next press asks for it again.
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.route(`**/api/leads/${id}`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 403, json: { error: { code: 'not_allowed', message: 'Not now.' } } })
      : route.fallback(),
  );
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Not saved: Somebody changed this lead')).toBeVisible();
  await page.unroute(`**/api/leads/${id}`);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const conflict = dialog(page).getByRole('group', { name: 'Company' });
  await expect(conflict).toContainText('Ours (Pty) Ltd');
  await expect(conflict).toContainText('Theirs Inc');
  await conflict.getByText('Theirs', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Save this choice' }).click();
  await expect(dialog(page).getByText('Theirs Inc').first()).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: '+27 83 555 0199' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('what two have changed is compared as it is said elsewhere, each side with its button at the first line', async ({
  page,
  request,
}) => {
  const name = nameOnce('Candice Compared');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}&edit=1`);
  await dialog(page).getByLabel('Value', { exact: true }).fill('88 000');
  await dialog(page).getByLabel('Phone').fill('083 555 0199');
  await dialog(page).getByLabel('Message').fill('Ours.');
  await haveSession(request);
  const theirs = { estimated_value: 64_000, phone: '+27 83 555 0199', message: 'Theirs.\n'.repeat(40) };
  expect((await request.patch(`/api/leads/${id}`, { data: { version: 1, ...theirs } })).status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const value = dialog(page).getByRole('group', { name: 'Value', exact: true });
  await expect(value).toContainText(/Yours\s*R.88.000\s*Theirs\s*R.64.000/);
  // Typed otherwise, it is the same number.
  await expect(dialog(page).getByRole('group')).toHaveCount(2);
  for (const side of await dialog(page).getByRole('group', { name: 'Message' }).locator('label').all()) {
    const [card, button] = [await side.boundingBox(), await side.getByRole('radio').boundingBox()];
    expect((button?.y ?? 0) - (card?.y ?? 0)).toBeLessThan(30);
    expect(button?.height).toBeLessThan(30); // one that is stretched begins there too, and is drawn at its middle
  }
});

test('what is typed while the version of a colleague is fetched is saved with the rest', async ({ page, request }) => {
  const name = nameOnce('Tumi Typing');
  const { id } = await arrive(request, name);
  await deskFor(page, name);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page).getByLabel('Company').fill('Ours (Pty) Ltd');
  await haveSession(request, 'admin');
  await request.patch(`/api/leads/${id}`, { data: { version: 1, timeline: 'asap' } });

  const held = Promise.withResolvers<void>();
  await page.route(`**/api/leads/${id}`, async (route) => {
    if (route.request().method() === 'GET') await held.promise;
    return route.fallback();
  });
  const refused = page.waitForResponse((answer) => answer.status() === 409);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await (await refused).finished();
  await dialog(page).getByLabel('Message').fill('They need it by Easter.');
  held.resolve();
  await expect.poll(notices(page)).toContain(`${name} was saved`);
  const { company, timeline, message } = await (await request.get(`/api/leads/${id}`)).json();
  expect([company, timeline, message]).toEqual(['Ours (Pty) Ltd', 'asap', 'They need it by Easter.']);
});

test('whoever closes the edit form while it is saved stays away from it, and hears how it went', async ({
  page,
  request,
}) => {
  const name = nameOnce('Cleo Closed');
  const { id } = await arrive(request, name);
  await deskFor(page, name);
  for (const [company, outcome] of [
    ['Kept (Pty) Ltd', `${name} was saved`],
    ['Unheard (Pty) Ltd', `${name} may not have been saved`],
  ] as const) {
    const held = Promise.withResolvers<void>();
    await page.route(`**/api/leads/${id}`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      await held.promise;
      return company.startsWith('Kept') ? route.continue() : route.abort();
    });
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog(page).getByLabel('Company').fill(company);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    held.resolve();
    await expect.poll(notices(page)).toContain(outcome);
    await expect(row(page, name)).toContainText('Kept (Pty) Ltd');
    await expect(page).not.toHaveURL(/lead=/);
    await page.unroute(`**/api/leads/${id}`);
  }
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(dialog(page).getByLabel('Company')).toHaveValue('Unheard (Pty) Ltd');
});

test('what is typed while the form is being saved stays in it, and is saved by the next press', async ({
  page,
  request,
}) => {
  const name = nameOnce('Tumi Typing');
  const { id } = await arrive(request, name);
  await deskFor(page, name);
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/leads/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') await held.promise;
    return route.continue();
  });
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page).getByLabel('Company').fill('Typed before (Pty) Ltd');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).getByLabel('Message').fill('Typed after.');
  held.resolve();
  await expect.poll(notices(page)).toContain(`${name} was savedWhat you typed since then is not saved yet.`);
  await expect(row(page, name)).toContainText('Typed before (Pty) Ltd');
  await expect(dialog(page).getByLabel('Message')).toHaveValue('Typed after.');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByRole('region', { name: 'Project' })).toContainText('Typed after.');
});

test('what was clicked by mistake is put right in the edit form, also where no button leads', async ({
  page,
  request,
}) => {
  const name = nameOnce('Mpho Mistaken');
  await arrive(request, name);
  await deskFor(page, name);
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await row(page, name).getByRole('button', { name: 'Mark as Lost' }).click();
  await expect(row(page, name).getByRole('button', { name: /^(Mark as|Send)/ })).toHaveCount(0);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page).getByLabel('Status').selectOption('Nurturing');
  // The session ends, or the page is reloaded: what was chosen is still there.
  await page.reload();
  await expect(dialog(page).getByLabel('Status')).toHaveValue('nurturing');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Status: Lost → Nurturing')).toBeVisible();
});

test('where the answer is lost it is not said for certain that nothing was saved, and discarding keeps the place', async ({
  page,
  request,
}) => {
  const name = nameOnce('Lerato Lost');
  await arrive(request, name);
  await deskFor(page, name);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page).getByLabel('Company').fill('Lost and Found');
  await page.route(/\/api\/leads\/[\w-]+$/, (route) =>
    route.request().method() === 'PATCH' ? lostAnswer(route) : route.fallback(),
  );
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Perhaps not saved: No connection.');
  await expect(row(page, name)).toContainText('Lost and Found');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page).getByRole('button', { name: 'Discard them' }).press('Enter');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
});

test('what is missing in a note or call is said where it is missing, and nowhere else', async ({ page, request }) => {
  const { id } = await arrive(request, nameOnce('Naledi Nothing'));
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  const add = dialog(page).getByRole('button', { name: 'Add to the timeline' });
  const body = dialog(page).locator('textarea');
  await body.fill('   ');
  await add.click();
  await expect(body).toHaveAccessibleDescription('Please write a few words.');
  await expect(body).toBeFocused();
  await dialog(page).getByText('Call', { exact: true }).click();
  await body.fill('They want a second round.');
  await add.click();
  const direction = dialog(page).getByLabel('Direction');
  await expect(direction).toHaveAccessibleDescription('Please say whether it came in or went out.');
  await expect(direction).toBeFocused();
  await expect(body).not.toHaveAttribute('aria-invalid');
  await direction.selectOption('From us');
  await add.click();
  await expect(dialog(page).getByRole('list').getByText('They want a second round.')).toBeVisible();
});
