// The door to the dashboard: its face and notices, what a session survives, codes, links, and the settings of accounts.
import { anEnquiry } from '#server/testing/enquiries.ts';
import { totp } from '#server/testing/people.ts';
import { emailOf, staffPassword as password } from '#server/testing/sign-in.ts';
import { expectCleanToAxe } from './axe.ts';
import { deadLine } from './bad-line.ts';
import { button, colleague, type } from './colleague.ts';
import { linkInMail, tellToOwnProgram, test } from './own-program.ts';
import { expect, notices, signIn } from './story.ts';

tellToOwnProgram();
test.describe.configure({ timeout: 60_000 });

test.describe('the login', () => {
  test('shows a brand panel where there is room, and the form alone on a phone', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByText('Every enquiry is somebody waiting.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.getByText('Every enquiry is somebody waiting.')).toBeHidden();
    await expect(button(page, 'Sign In to Dashboard')).toBeVisible();
  });

  test('hides the password until it is to be seen, for eyes and for screen readers', async ({ page }) => {
    await page.goto('/dashboard');
    const field = page.getByLabel('Password');
    const toggle = button(page, 'Show password');
    await field.fill('secret');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveValue('secret');
    await toggle.click();
    await expect(field).toHaveAttribute('type', 'password');
  });

  test('can be walked through with the keyboard alone', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByLabel('Email').focus();
    await page.keyboard.type(emailOf('admin'));
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Show password')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Sign In to Dashboard')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(notices(page)).toContain('Welcome back!');
    await page.keyboard.press('Alt+t');
    await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
  });

  test('says that it is busy, and takes no second click meanwhile', async ({ page }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/auth/sign-in/email', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/dashboard');
    await type(page, emailOf('admin'));
    await expect(button(page, 'Signing In...')).toBeDisabled();
    go();
    await expect.poll(notices(page)).toContain('Successfully logged in as Admin User.');
  });

  test('a mismatch says so, keeps what was typed, and a failure of ours says something else', async ({ page }) => {
    await page.goto('/dashboard');
    await type(page, emailOf('admin'), 'not the password');
    await expect.poll(notices(page)).toContain('Login Failed');
    await expect.poll(notices(page)).toContain('Invalid email or password. Please try again.');
    await expect(page.getByLabel('Email')).toHaveValue(emailOf('admin'));
    await expect(page.getByLabel('Password')).toHaveValue('not the password');
    await page.route('**/api/auth/sign-in/email', (route) => route.fulfill({ status: 500, body: 'oh' }));
    await button(page, 'Sign In to Dashboard').click();
    await expect.poll(notices(page)).toContain('Error');
    await expect.poll(notices(page)).toContain('Something went wrong. Please try again.');
  });

  test('keeps a record that paints the header and opens nothing', async ({ page, context }) => {
    const record = () => page.evaluate(() => localStorage.getItem('highveld-studio.staff'));
    await signIn(page, 'admin');
    expect(JSON.parse((await record()) ?? '{}')).toEqual({
      email: emailOf('admin'),
      name: 'Admin User',
      loggedIn: true,
      loginTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    await context.clearCookies();
    await page.reload();
    await expect(button(page, 'Sign In to Dashboard')).toBeVisible();

    await page.evaluate(() => localStorage.setItem('highveld-studio.staff', '{"loggedIn":'));
    await page.reload();
    await expect(button(page, 'Sign In to Dashboard')).toBeVisible();
    await expect.poll(record).toBeNull();

    await signIn(page, 'admin');
    await button(page, 'Logout').click();
    await expect(button(page, 'Sign In to Dashboard')).toBeVisible();
    await expect.poll(record).toBeNull();
  });
});

test('a session that was lost leads to the login and back to the same view', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/settings/audit');
  await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible();
  await page.request.post('/api/auth/sign-out', { data: {} });
  await expect(button(page, 'Sign In to Dashboard')).toBeVisible();
  await type(page, emailOf('admin'));
  await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard/settings/audit');
});

test('only what a person does says that somebody is there; what the dashboard reads by itself does not', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Quarantine' }).click();
  await expect(page.getByRole('heading', { name: 'Quarantine' })).toBeVisible();
  const reads: boolean[] = [];
  page.on('request', (request) => {
    if (/\/api\/leads/.test(request.url())) reads.push(request.headers()['x-in-use'] === '1');
  });
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect.poll(() => reads.includes(true)).toBe(true);
  reads.length = 0;
  // Somebody else's enquiry makes the list read itself again.
  await page.request.post('/api/enquiries', { data: anEnquiry({ name: 'Arrived Meanwhile' }) });
  await expect(page.getByText('Arrived Meanwhile')).toBeVisible();
  expect(reads.length).toBeGreaterThan(0);
  expect(reads).not.toContain(true);
});

test('a second factor is set up, asked for, and its recovery codes open once', async ({ page, request }) => {
  const email = await colleague(request, 'careful');
  await page.goto('/dashboard/settings/security');
  await type(page, email);
  const setting = page.getByRole('region', { name: 'Second factor', exact: true });
  await button(page, 'Turn it on').click();
  await setting.getByLabel('Your password').fill('not mine');
  await button(page, 'Continue').click();
  await expect(setting.getByText('This is not your password.')).toBeVisible();
  await setting.getByLabel('Your password').fill(password);
  await button(page, 'Continue').click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = ((await page.getByTestId('second-factor-key').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code from the app').fill(totp(key));
  await button(page, 'Turn it on').click();
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await button(page, 'I have kept them').click();
  await expect(setting.getByText('On', { exact: true })).toBeVisible();

  await button(page, 'Logout').click();
  await type(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill('000000');
  await button(page, 'Continue').click();
  await expect(page.getByText('This code is not right.')).toBeVisible();
  await page.getByLabel('Code').fill(totp(key, 1));
  await button(page, 'Continue').click();
  await expect(setting).toBeVisible();

  const withRecoveryCode = async () => {
    await button(page, 'Logout').click();
    await type(page, email);
    await page.getByLabel('Code').fill(codes[0] ?? '');
    await button(page, 'Continue').click();
  };
  await withRecoveryCode();
  await expect(setting).toBeVisible();
  await withRecoveryCode();
  await expect(page.getByText('This recovery code is not right, or was used already.')).toBeVisible();
});

test('a forgotten password is replaced by the link from the mail, once', async ({ page, request }) => {
  const email = await colleague(request, 'forgetful');
  const invitation = await linkInMail(email, 'set-password');
  await page.goto('/dashboard');
  await button(page, 'Forgot your password?').click();
  await page.getByLabel('Email').fill(email);
  await button(page, 'Send the link').click();
  await expect(page.getByText('a mail is on its way')).toBeVisible();
  const link = await linkInMail(email, 'set-password', invitation);
  await page.goto('/dashboard/set-password#an-older-one');
  await expect(page.getByText('used already or has ended')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('New password').fill('forgetful kettle');
  await button(page, 'Set the password').click();
  await expect(page.getByText('Please leave out “forgetful”')).toBeVisible();
  await page.getByLabel('New password').fill('a brown kettle sings');
  await button(page, 'Set the password').click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await page.goto('/dashboard');
  await page.goto(link);
  await expect(page.getByText('used already or has ended')).toBeVisible();
  await page.goto('/dashboard');
  await type(page, email, 'a brown kettle sings');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('an admin adds, renames and disables somebody, whose open screen closes', async ({ page, browser, baseURL }) => {
  await signIn(page, 'ceo');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Staff' }).click();
  await button(page, 'Add somebody').click();
  await page.getByLabel('Name').fill('Palesa Mokoena');
  await page.getByLabel('Email').fill(emailOf('palesa'));
  await button(page, 'Add and invite').click();
  const row = page.getByRole('listitem').filter({ hasText: emailOf('palesa') });
  await expect(row).toContainText('Invited');

  const invited = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await invited.goto(await linkInMail(emailOf('palesa'), 'set-password'));
  await invited.getByLabel('New password').fill(password);
  await button(invited, 'Set the password').click();
  await invited.getByRole('link', { name: 'Go to the dashboard' }).click();
  await type(invited, emailOf('palesa'));
  await expect(invited.getByText('Live', { exact: true })).toBeVisible();
  await invited.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click();
  await expect(invited.getByRole('link', { name: 'Staff' })).toBeHidden();

  await button(page, 'Edit Palesa Mokoena').click();
  await row.getByLabel('Name').fill('Palesa M.');
  await row.getByLabel('Role').selectOption('admin');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Palesa M.');
  await expect(row).toContainText('Admin');
  await expect(invited.getByRole('link', { name: 'Staff' })).toBeVisible();
  await button(page, 'Disable Palesa M.').click();
  await expect(row).toContainText('Disabled');
  await expect(button(invited, 'Sign In to Dashboard')).toBeVisible();
  const own = page.getByRole('listitem').filter({ hasText: emailOf('ceo') });
  await expect(own.getByRole('button', { name: 'Disable' })).toHaveCount(0);
});

test('a name changes in the header at once, and the audit says what happened in plain words', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard/settings');
  await page.getByRole('textbox', { name: 'Name' }).fill('Nomsa Admin');
  await button(page, 'Save').click();
  await expect(page.getByText('Welcome back, Nomsa Admin')).toBeVisible();
  await page.getByRole('link', { name: 'Audit' }).click();
  await page.getByLabel('Person').selectOption({ label: 'Nomsa Admin' });
  await page.getByLabel('What').selectOption({ label: 'Changed the name' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Changed the name' })).toHaveCount(1);
  await page.getByLabel('What').selectOption({ label: 'Changed a role' });
  await expect(page.getByText('Nothing of this kind has happened yet.')).toBeVisible();
});

test('every screen of the door and the settings is clean to axe, fits a narrow phone and breaks no policy', async ({
  page,
}) => {
  test.setTimeout(240_000); // fourteen passes of axe
  await page.emulateMedia({ reducedMotion: 'reduce' }); // a notice that fades is faint for a moment
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) broken.push(message.text());
  });
  const look = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectCleanToAxe(page);
  };
  const both = async () => {
    await look(320);
    await look(1440);
  };
  await page.goto('/dashboard');
  await type(page, emailOf('ceo'), 'not the password');
  await expect.poll(notices(page)).toContain('Login Failed');
  await both();
  await button(page, 'Forgot your password?').click();
  await both();
  await page.goto('/dashboard/set-password#nothing');
  await expect(page.getByText('used already or has ended')).toBeVisible();
  await both();
  await signIn(page, 'ceo');
  for (const path of ['settings', 'settings/security', 'settings/staff', 'settings/audit']) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByRole('navigation', { name: 'Settings' })).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    if (path.endsWith('staff')) {
      await button(page, 'Add somebody').click();
      await button(page, 'Edit Team Member').click();
    }
    if (path.endsWith('security')) {
      await button(page, 'Change email').click();
      await button(page, 'Turn it on').click();
    }
    await both();
  }
  expect(broken).toEqual([]);
});

test('a link that was opened without a line is looked at when there is one, or at a press', async ({
  page,
  context,
}) => {
  const asked = '**/api/auth/link';
  const openWithoutLine = async (path: string) => {
    await page.route(asked, deadLine);
    await page.goto(path);
    await expect(page.getByText('Looking at your link')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('No connection')).toBeVisible();
    await page.unroute(asked);
  };
  await openWithoutLine('/dashboard/set-password#nothing');
  await context.setOffline(false);
  await expect(page.getByText('used already or has ended')).toBeVisible();

  await openWithoutLine('/dashboard/confirm-email#nothing');
  await page.route(asked, (route) =>
    route.fulfill({ json: { kind: 'new_email', name: 'Thandi', email: 't@x.example' } }),
  );
  await button(page, 'Try again').press('Enter');
  await expect(button(page, 'Yes, this is my address')).toBeVisible();
  await context.setOffline(false);
});

// Last, because it asks something of everybody.
test('where a second factor is required, whoever has none sets it up before anything else', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // a notice that fades is faint for a moment
  await signIn(page, 'ceo');
  await page.request.patch('/api/security', { data: { require_second_factor: true } });
  await page.context().clearCookies();
  await page.goto('/dashboard');
  await type(page, emailOf('team'));
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectCleanToAxe(page);
  // Or leaves, where the telephone is not at hand.
  await button(page, 'Logout').click();
  await type(page, emailOf('team'));
  await page.getByLabel('Your password').fill(password);
  await button(page, 'Continue').click();
  const key = ((await page.getByTestId('second-factor-key').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code from the app').fill(totp(key));
  await button(page, 'Turn it on').click();
  await button(page, 'I have kept them').click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});
