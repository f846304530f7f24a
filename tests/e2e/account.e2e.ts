// One's own account and those of others, as their settings change them.
import type { APIRequestContext } from '@playwright/test';
import { enrol } from '#server/testing/people.ts';
import { emailOf, staffPassword as password } from '#server/testing/sign-in.ts';
import { arrive } from './arrive.ts';
import { expectCleanToAxe } from './axe.ts';
import { deadLine, lostAnswer } from './bad-line.ts';
import { button, colleague, openAs, type } from './colleague.ts';
import { linkInMail, tellToOwnProgram, test } from './own-program.ts';
import { expect, haveSession, nameOnce, notices, signIn } from './story.ts';

tellToOwnProgram();

test('password, address and devices are one’s own to change', async ({ page, request, browser, baseURL }) => {
  const email = await colleague(request, 'mover');
  const other = await openAs(browser, baseURL, email);
  await page.goto('/dashboard/settings/security');
  await type(page, email);
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByText('This one')).toBeVisible();
  await button(page, 'Sign out the other devices').click();
  await expect(button(other, 'Sign In to Dashboard')).toBeVisible();

  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill('qwertyuiop12');
  await button(page, 'Change password').click();
  await expect(page.getByText('among the first that programs try')).toBeVisible();
  await page.getByLabel('New password').fill('a brown kettle sings');
  await button(page, 'Change password').click();
  await expect.poll(notices(page)).toContain('Password changed');
  await expect(page.getByLabel('New password')).toHaveValue('');

  await button(page, 'Change email').click();
  await page.getByLabel('New email').fill('mover@elsewhere.example');
  await page.getByLabel('Your password').fill('a brown kettle sings');
  await button(page, 'Send the mail').click();
  await expect(page.getByText('We have sent a mail to mover@elsewhere.example')).toBeVisible();
  const link = await linkInMail('mover@elsewhere.example', 'confirm-email');
  await other.goto(link);
  await button(other, 'Yes, this is my address').click();
  await expect(other.getByText('you sign in as mover@elsewhere.example')).toBeVisible();
  await other.goto('/dashboard');
  await type(other, 'mover@elsewhere.example', 'a brown kettle sings');
  await expect(other.getByText('Live', { exact: true })).toBeVisible();
});

test('neither an answer nor a colleague takes away what somebody types about themselves, nor their place', async ({
  page,
  request,
}) => {
  const email = await colleague(request, 'writer');
  await page.goto('/dashboard/settings');
  await type(page, email);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('  Thandi   Nkosi ');
  await button(page, 'Save').press('Enter');
  await expect(page.getByText('Welcome back, Thandi Nkosi')).toBeVisible();
  await expect(name).toHaveValue('Thandi Nkosi');
  await expect(button(page, 'Save')).toBeFocused();
  await name.fill('Thandi Nk');
  await renameAs(request, email, 'T. Nkosi');
  await expect(page.getByText('Welcome back, T. Nkosi')).toBeVisible();
  await expect(name).toHaveValue('Thandi Nk');
  await expect(name).toBeFocused();

  await page.getByRole('link', { name: 'Security' }).click();
  const [current, fresh] = [page.getByLabel('Current password'), page.getByLabel('New password')];
  await current.fill(password);
  await fresh.fill('a brown kettle sings');
  await button(page, 'Change password').press('Enter');
  await expect.poll(notices(page)).toContain('Password changed');
  await expect(current).toHaveValue('');
  await expect(button(page, 'Change password')).toBeFocused();
  await current.fill('not this one');
  await fresh.fill('a green kettle sings');
  await button(page, 'Change password').press('Enter');
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await expect(current).toHaveValue('not this one');
  await expect(fresh).toHaveValue('a green kettle sings');
});

test('of two admins who change an account at the same time neither takes back what the other did', async ({
  page,
  request,
}) => {
  const email = await colleague(request, 'between');
  await signIn(page, 'admin', '/dashboard/settings/staff');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: 'Edit' }).click();
  const { id } = await findStaff(request, email);
  await request.patch(`/api/staff/${id}`, { data: { role: 'admin' } });
  await expect(row.getByText('Admin', { exact: true }).first()).toBeVisible();
  await row.getByLabel('Name').fill('Between Two');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('button', { name: 'Edit Between Two' })).toBeVisible();
  expect(await findStaff(request, email)).toMatchObject({ name: 'Between Two', role: 'admin' });
});

test('what went wrong with one thing in the row of a colleague goes with the next thing that is done there', async ({
  page,
  request,
}) => {
  await haveSession(request, 'ceo');
  const email = emailOf('unsteady');
  await request.post('/api/staff', { data: { name: 'Unsteady Line', email, role: 'member' } });
  await signIn(page, 'admin', '/dashboard/settings/staff');
  const row = page.getByRole('listitem').filter({ hasText: email });
  const press = (name: string) => row.getByRole('button', { name }).press('Enter');
  await page.route('**/api/staff/*/invitation', deadLine);
  await press('Invite again');
  await expect(row.getByRole('alert')).toContainText('No connection.');
  await press('Disable');
  await expect(row).toContainText('Disabled');
  await expect(row.getByRole('alert')).toHaveCount(0);

  await page.route('**/api/staff/*', deadLine);
  await press('Enable');
  await expect(row.getByRole('alert')).toContainText('No connection.');
  await press('Edit');
  await expect(row.getByLabel('Name')).toBeFocused();
  await expect(row.getByRole('alert')).toHaveCount(0);
});

test('whoever signs out the other devices keeps their place, and whoever signs out everywhere leaves nothing here', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const email = await colleague(request, 'leaver');
  const other = await openAs(browser, baseURL, email);
  await page.goto('/dashboard/settings/security');
  await type(page, email);
  await button(page, 'Sign out the other devices').press('Enter');
  await expect(button(other, 'Sign In to Dashboard')).toBeVisible();
  await expect(button(page, 'Sign out the other devices')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Devices' })).toBeFocused();
  await page.evaluate(() => sessionStorage.setItem('draft-lead', '{"message":"half a thought"}'));
  await button(page, 'Sign out everywhere').click();
  await expect(button(page, 'Sign In to Dashboard')).toBeVisible();
  await expect(page.getByText('Your session has ended')).toBeHidden();
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.getItem('highveld-studio.staff')])).toEqual([
    0,
    null,
  ]);
});

test('what went wrong with signing out the other devices is not said any more once one of them is signed out', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const email = await colleague(request, 'remover');
  const other = await openAs(browser, baseURL, email);
  await page.goto('/dashboard/settings/security');
  await type(page, email);
  const devices = page.getByRole('region', { name: 'Devices' });
  await page.route('**/api/account/sessions/end', deadLine);
  await button(page, 'Sign out the other devices').press('Enter');
  await expect(devices.getByRole('alert')).toContainText('No connection.');
  await devices.getByRole('button', { name: /^Sign out .+, last used/ }).press('Enter');
  await expect(button(other, 'Sign In to Dashboard')).toBeVisible();
  await expect(button(page, 'Sign out the other devices')).toBeHidden();
  await expect(devices.getByRole('alert')).toHaveCount(0);
});

test('a wrong password is not held against whoever comes back to the second factor, and turning it off keeps the place', async ({
  page,
  request,
}) => {
  const email = await colleague(request, 'undecided');
  await page.goto('/dashboard/settings/security');
  await type(page, email);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const send = async (_: string, path: string, __: string, data: unknown) => {
    const answer = await page.request.post(path, { data });
    return new Response(await answer.text(), { status: answer.status() });
  };
  await enrol({ send } as Parameters<typeof enrol>[0], '');
  // It may have heard of the change before the browser had the cookie of the session that began with it.
  await page.reload();
  for (const opener of ['Turn it off', 'New recovery codes']) {
    await button(page, opener).click();
    const proof = page.getByLabel('Your password');
    await proof.fill('not mine');
    await proof.press('Enter');
    await expect(proof).toHaveAccessibleDescription('This is not your password.');
    await button(page, 'Cancel').click();
    await button(page, opener).click();
    await expect(proof).toBeFocused();
    await expect(proof).toHaveAccessibleDescription('');
    await button(page, 'Cancel').click();
    await expect(button(page, opener)).toBeFocused();
  }
  await button(page, 'Turn it off').click();
  await page.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Turn it on')).toBeFocused();
});

test('a notice of the system is on only as long as the browser allows it', async ({ page }) => {
  await page.addInitScript(() => {
    window.Notification = class extends EventTarget {
      static permission = sessionStorage.getItem('permission') ?? 'granted';
      static requestPermission = async () => 'granted';
    } as unknown as typeof Notification;
  });
  await signIn(page, 'admin', '/dashboard/settings/notifications');
  const wanted = page.getByRole('checkbox', { name: 'Desktop notification' });
  await wanted.check();
  await page.evaluate(() => sessionStorage.setItem('permission', 'denied'));
  await page.reload();
  await expect(wanted).not.toBeChecked();
});

test('what is chosen while the browser still asks about notices is not undone by its answer', async ({ page }) => {
  await page.addInitScript(() => {
    let allow = (_: string) => {};
    window.Notification = class extends EventTarget {
      static permission = 'granted';
      static requestPermission = () => new Promise((resolve) => (allow = resolve));
    } as unknown as typeof Notification;
    Object.assign(window, { allow: () => allow('granted') });
  });
  await signIn(page, 'admin', '/dashboard/settings/notifications');
  const ring = page.getByRole('checkbox', { name: 'Ring' });
  const wanted = page.getByRole('checkbox', { name: 'Desktop notification' });
  await ring.uncheck();
  await wanted.click();
  await ring.check();
  await page.evaluate(() => (window as unknown as { allow(): void }).allow());
  await expect(wanted).toBeChecked();
  await expect(ring).toBeChecked();
});

async function findStaff(request: APIRequestContext, email: string) {
  await request.post('/api/auth/sign-in/email', { data: { email: emailOf('ceo'), password } });
  const { staff } = await (await request.get('/api/staff')).json();
  return staff.find((one: { email: string }) => one.email === email);
}

async function renameAs(request: APIRequestContext, email: string, name: string) {
  const { id } = await findStaff(request, email);
  await request.patch(`/api/staff/${id}`, { data: { name } });
}

test('whoever is half typed as a new colleague is there again when a session has ended, until that is given up', async ({
  page,
}) => {
  await signIn(page, 'admin', '/dashboard/settings/staff');
  await button(page, 'Add somebody').click();
  await page.getByLabel('Name').fill('Half Typed');
  await page.getByLabel('Email').fill('half@');
  await page.getByLabel('Role').selectOption('admin');
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('a new colleague is kept in this tab');
  await type(page, emailOf('admin'));
  await expect(page.getByLabel('Name')).toHaveValue('Half Typed');
  await expect(page.getByLabel('Email')).toHaveValue('half@');
  await expect(page.getByLabel('Role')).toHaveValue('admin');
  await button(page, 'Cancel').click();
  await button(page, 'Add somebody').click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await page.reload();
  await expect(button(page, 'Add somebody')).toBeVisible();
});

test('whoever signs out in another tab is told what became of what was typed in this one', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', '/dashboard/settings/staff');
  await button(page, 'Add somebody').click();
  await page.getByLabel('Name').fill('Half Typed');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await button(other, 'Logout').click();
  await expect(page.getByRole('alert')).toContainText('is kept in this tab');
  await expect(button(other, 'Sign In to Dashboard')).toBeVisible();
  await expect(other.getByRole('alert')).toHaveCount(0);
});

test('a link whose answer was lost is not said to have failed: the next press tells what is likely', async ({
  page,
  request,
}) => {
  const email = await colleague(request, 'unlucky');
  const invitation = await linkInMail(email, 'set-password');
  await request.post('/api/auth/recover', { data: { email } });
  await page.goto(await linkInMail(email, 'set-password', invitation));
  await page.getByLabel('New password').fill('a brown kettle sings');
  await page.route('**/api/auth/set-password', lostAnswer, { times: 1 });
  await button(page, 'Set the password').click();
  await expect(page.getByRole('alert')).toContainText('No connection.');
  await button(page, 'Set the password').click();
  await expect(page.getByRole('heading', { name: 'Your password may be set' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the sign-in' }).click();
  await type(page, email, 'a brown kettle sings');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  const data = { email: emailOf('luckier'), password: 'a brown kettle sings' };
  expect((await page.request.post('/api/account/email', { data })).status()).toBe(200);
  await page.goto(await linkInMail(data.email, 'confirm-email'));
  await page.route('**/api/auth/confirm-email', deadLine, { times: 1 });
  await button(page, 'Yes, this is my address').click();
  await expect(page.getByRole('alert')).toContainText('No connection.');
  await page.route('**/api/auth/confirm-email', lostAnswer, { times: 1 });
  await button(page, 'Yes, this is my address').click();
  await expect(page.getByRole('alert')).toContainText('No connection.');
  await button(page, 'Yes, this is my address').click();
  await expect(page.getByRole('alert')).toContainText('Sign in with your new address.');
});

test('what the audit is narrowed to stands in the address, outlives a reload, and nonsense there narrows nothing', async ({
  page,
}) => {
  await signIn(page, 'admin', '/dashboard/settings/audit');
  await page.getByLabel('Person').selectOption('Admin User');
  await page.getByLabel('What').selectOption('Signed in');
  await expect(page).toHaveURL(/staff=[\w-]+&action=\w+$/);
  await page.reload();
  await expect(page.getByLabel('Person').locator('option:checked')).toHaveText('Admin User');
  await expect(page.getByLabel('What').locator('option:checked')).toHaveText('Signed in');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Signed in' }).first()).toBeVisible();
  await page.goto('/dashboard/settings/audit?action=nothing&staff=nobody');
  await expect(page.getByLabel('What').locator('option:checked')).toHaveText('Everything');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Signed in' }).first()).toBeVisible();
});

test('the mail of the morning is left off with one press, and shows as it is kept', async ({ page }) => {
  await signIn(page, 'ceo', '/dashboard/settings/notifications');
  const wanted = page.getByRole('checkbox', { name: 'Morning mail' });
  await expect(wanted).toBeChecked();
  await wanted.click();
  const kept = async () => (await (await page.request.get('/api/account')).json()).morning_mail;
  await expect.poll(kept).toBe(false);
  await page.reload();
  await expect(wanted).not.toBeChecked();
  await expectCleanToAxe(page);

  await page.route('**/api/account', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await wanted.click();
  await expect.poll(notices(page)).toContain('This may not have been kept');
  await expect(wanted).not.toBeChecked();
  await page.unroute('**/api/account');
  await wanted.click();
  await expect.poll(kept).toBe(true);
});

test('the leads of somebody who has left are found together', async ({ page, request }) => {
  await haveSession(request, 'ceo');
  const data = { name: 'Lindiwe', email: emailOf('lindiwe'), role: 'member' };
  const { id: left } = (await (await request.post('/api/staff', { data })).json()) as { id: string };
  const name = nameOnce('Left Behind');
  const { id } = await arrive(request, name);
  await arrive(request, nameOnce('Somebody Else'));
  expect((await request.patch(`/api/leads/${id}`, { data: { version: 1, taken_by: left } })).status()).toBe(200);
  expect((await request.patch(`/api/staff/${left}`, { data: { disabled: true } })).status()).toBe(200);

  await signIn(page, 'team', '/dashboard?tab=all');
  await page.getByRole('combobox', { name: 'With' }).selectOption({ label: 'Lindiwe (left)' });
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(page.getByRole('article', { name })).toBeVisible();
});
