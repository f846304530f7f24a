import { consentWording } from '#domain/consent.ts';
import { expect, expectNoComplaints, nameOnce, openAwake, signIn, test } from './story.ts';

test.use({ films: false });

test('a visitor sends the home form, and a signed-in member of staff sees the lead without reload', async ({
  browser,
}) => {
  const name = nameOnce('Naledi Mokoena');
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk);
  await desk.getByRole('searchbox', { name: 'Search leads' }).fill(name);
  await expect(desk.getByText('No leads found')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const noComplaints = expectNoComplaints(visitor);
  await openAwake(visitor, '/'); // before that nobody knows how long they took
  await visitor.getByRole('main').getByRole('link', { name: 'Start Your Project' }).click();
  await expect(visitor.getByRole('heading', { name: 'Tell us what the website has to bring in.' })).toBeInViewport();
  await visitor.getByLabel('Your Name').fill(name);
  await visitor.getByLabel('Company').fill('Mokoena Wealth');
  await visitor.getByLabel('Email Address').fill('naledi@mokoena.co.za');
  await visitor.getByLabel('Phone Number').fill('083 555 0123');
  await visitor.getByLabel('Service *').selectOption('Financial Services Websites');
  await visitor.getByLabel('Budget *').selectOption('R50,000 - R100,000');
  await visitor.getByLabel('Message').fill('A site for our advisory practice in Sandton.');
  const request = visitor.waitForRequest('**/api/enquiries');
  const submit = request.then(() => Date.now());
  await visitor.getByRole('button', { name: 'Send enquiry' }).click();
  expect((await request).postDataJSON()).toMatchObject({
    consent_wording: consentWording,
    homepage: '',
    seconds: expect.any(Number),
  });

  const row = desk.getByRole('article', { name });
  await expect(row).toBeVisible();
  console.log(`The lead was on the desk ${Date.now() - (await submit)} ms after the submit.`);
  await expect(row).toContainText('Mokoena Wealth');
  await expect(row).toContainText('Financial Services Websites');
  await expect(row).toContainText('New');
  await expect(row).toContainText('High');
  await expect(row).toContainText('Just now');

  const notice = visitor.getByRole('status').filter({ hasText: "Thank you! We'll contact you as soon as possible" });
  await expect(notice).toContainText('Our team will analyse the requirements and send a detailed proposal.');
  await expect(notice).toContainText(/Your reference: [0-9A-Z]{4}-[0-9A-Z]{4}/);
  await visitor.getByRole('button', { name: 'Send another enquiry' }).click();
  await expect(visitor.getByLabel('Your Name')).toHaveValue('');
  noComplaints();
});

test('what the server does not accept is said at its field, with the focus on the first and nothing lost', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Your Name').fill('Pieter van Wyk');
  await page.getByLabel('Email Address').fill('pieter@vanwyk.co.za');
  await page.getByLabel('Phone Number').fill('12');
  await page.getByLabel('Message').fill('Iets vir ons praktyk in Paarl.');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  const phone = page.getByLabel('Phone Number');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Please check the phone number/);
  await expect(page.getByLabel('Message')).toHaveValue('Iets vir ons praktyk in Paarl.');
  await phone.fill('021 555 0188');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText(/Your reference/)).toBeVisible();
});

test('the next city has a form of its own, and says nothing of what was sent to another', async ({ page }) => {
  await openAwake(page, '/cape-town');
  await page.getByLabel('Your Name').fill('Andile Petersen');
  await page.getByLabel('Email Address').fill('andile@petersen.co.za');
  await page.getByLabel('Phone Number').fill('021 555 0188');
  await page.getByLabel('Message').fill('A site for our practice in Paarl.');
  await page.getByRole('button', { name: 'Book my free strategy session' }).click();
  await expect(page.getByText('Our Cape Town team will analyse')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Paarl' }).click();
  await expect(page).toHaveURL(/\/paarl$/);
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  await expect(page.getByText('team will analyse')).toBeHidden();
});

test('a text that is too long stays whole, and its field says so at once and after sending', async ({ page }) => {
  await openAwake(page, '/');
  await page.getByLabel('Your Name').fill('Lindiwe Sithole');
  await page.getByLabel('Email Address').fill('lindiwe@sithole.co.za');
  await page.getByLabel('Phone Number').fill('083 555 0123');
  const message = page.getByLabel('Message');
  await message.focus();
  await page.keyboard.insertText('word '.repeat(1001));
  await expect(message).toHaveValue('word '.repeat(1001));
  await expect(message).toHaveAccessibleDescription(/Please keep this to 5,000 characters. It has 5,005 now.$/);
  await message.press('Backspace');
  await expect(message).toHaveAccessibleDescription(/It has 5,004 now.$/);
  await page.keyboard.insertText('!');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Please keep this to 5,000 characters/);
  await message.fill('Shorter.');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText(/Your reference/)).toBeVisible();
});

test('signs in a copied address that nobody sees do not keep it from leaving', async ({ page }) => {
  await openAwake(page, '/contact');
  await page.getByLabel('Your Name').fill('Copying Ayanda');
  await page.getByLabel('Email Address').focus();
  await page.keyboard.insertText('\u202aayanda@dube.co.za\u200b');
  await page.getByLabel('Phone Number').fill('\u202a084 555 0111\u202c');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText(/Your reference/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent, mistakes come back with what was typed, and the end is a page that says thank you', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByLabel('Your Name').fill('Sipho Khumalo');
    await page.getByLabel('Email Address').fill('sipho@khumalo.co.za');
    await page.getByLabel('Phone Number').fill('not a number');
    await page.getByLabel('Service *').selectOption('Real Estate Agency Websites');
    await page.getByLabel('Message').fill('Two lines\nof text');
    await page.getByRole('button', { name: 'Send enquiry' }).click();

    await expect(page.getByText('Please check the phone number')).toBeVisible();
    await expect(page.getByLabel('Phone Number')).toBeFocused();
    await expect(page.getByLabel('Your Name')).toHaveValue('Sipho Khumalo');
    await expect(page.getByLabel('Service *')).toHaveValue('real-estate-agency-websites');
    await expect(page.getByLabel('Message')).toHaveValue('Two lines\nof text');

    await page.getByLabel('Phone Number').fill('+27 (0)31 555 0177');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you!');
  });

  test('a package is said on the form, also when it comes back, and with it the enquiry leaves', async ({ page }) => {
    await page.goto('/packages');
    await page.getByRole('link', { name: 'Contact a Professional about Luxury' }).click();
    const chosen = 'You asked about the package Luxury.';
    // By its place: words in there are none to whoever looks for words.
    await expect(page.locator('form noscript p')).toHaveText(chosen);
    await expect(page.locator('form noscript p')).toBeVisible();
    await page.getByLabel('Your Name').fill('Palesa Plain');
    await page.getByLabel('Email Address').fill('palesa@plain.co.za');
    await page.getByLabel('Phone Number').fill('12');
    await page.getByLabel('Service *').selectOption('Luxury Brand Websites');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByLabel('Phone Number')).toBeFocused();
    await expect(page.getByText(chosen)).toBeVisible();
    await page.getByLabel('Phone Number').fill('031 555 0177');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
  });

  test('a sentence at a field is read with its hint, and a text keeps the blank line that it begins with', async ({
    page,
  }) => {
    await page.goto('/cape-town');
    await page.getByLabel('Your Name').fill('Zanele Botha');
    await page.getByLabel('Email Address').fill('zanele@botha.co.za');
    await page.getByLabel('Phone Number').fill('12');
    const message = page.getByLabel('Message');
    await message.fill('\n\n');
    const send = page.getByRole('button', { name: 'Book my free strategy session' });
    await send.click();
    await expect(message).toHaveAccessibleDescription(/What should the site achieve.* Please tell us a little/);
    await message.fill('\nAfter a blank line');
    await send.click();
    await expect(message).toHaveAccessibleDescription('What should the site achieve, and by when?');
    await expect(message).toHaveValue('\nAfter a blank line');
  });

  test('a text that is too long comes back whole, with the sentence at its field', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Your Name').fill('Lindiwe Sithole');
    await page.getByLabel('Email Address').fill('lindiwe@sithole.co.za');
    await page.getByLabel('Phone Number').fill('083 555 0123');
    const message = page.getByLabel('Message');
    await message.focus();
    await page.keyboard.insertText('long '.repeat(1001));
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(message).toHaveAccessibleDescription(/Please keep this to 5,000 characters/);
    await expect(message).toHaveValue('long '.repeat(1001));
  });
});
