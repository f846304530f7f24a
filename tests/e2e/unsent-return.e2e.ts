// An enquiry that waits belongs to the person who wrote it: they can look at it, change it and delete it, and no clock can.
import type { Page } from '@playwright/test';
import {
  arrived,
  change,
  consent,
  deadLine,
  enquiries,
  fill,
  keepOne,
  leadsOf,
  notice,
  saved,
  send,
} from './bad-line.ts';
import { expect, nameOnce, openAwake, test } from './story.ts';
import { leaveAtTheTop, offer, openWith } from './visit.ts';

test.use({ films: false });

const lookAtIt = (page: Page) => notice(page).getByRole('button', { name: 'Look at it' });
const phone = (page: Page) => page.getByLabel('Phone Number');

/** Queued with a phone number that the server refuses later, when the person is on another page. */
async function refusedElsewhere(page: Page, path: string, name: string) {
  await page.route(enquiries, deadLine);
  await openAwake(page, path);
  await fill(page, name);
  await phone(page).fill('12');
  await consent(page).check();
  await send(page);
  await expect(saved(page)).toBeVisible();
  await page.unroute(enquiries);
  await openAwake(page, '/about');
  await expect(notice(page)).toContainText('could not be accepted as it was');
}

test('a refused enquiry comes back to its form as it was, with the mistake in focus and nothing lost on the way', async ({
  page,
  browser,
}) => {
  const name = nameOnce('Package Ayanda');
  await refusedElsewhere(page, '/contact?package=luxury', name);
  await lookAtIt(page).click();
  await expect(phone(page)).toBeFocused();
  await expect(phone(page)).toBeInViewport();
  await expect(phone(page)).toHaveAccessibleDescription(/Please check the phone number/);
  await expect(page.getByLabel('Your Name')).toHaveValue(name);
  await expect(consent(page)).toBeChecked();
  await expect(page.getByText('You asked about the package')).toContainText('Luxury');
  await phone(page).fill('0845550111');
  await send(page);
  await expect(arrived(page)).toBeVisible();
  await openAwake(page, '/about');
  await expect(notice(page)).toBeHidden();
  const leads = await leadsOf(browser, name);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ package: 'luxury' });
});

test('a refused enquiry does not push out another that is half typed, unless the person says so', async ({ page }) => {
  await refusedElsewhere(page, '/', 'Refused Ayanda');
  await openAwake(page, '/');
  await page.getByLabel('Your Name').fill('Newer Ayanda');
  await lookAtIt(page).click();
  await expect(notice(page)).toContainText('The form holds other words');
  await page.getByRole('button', { name: 'No, keep them' }).click();
  await expect(page.getByLabel('Your Name')).toHaveValue('Newer Ayanda');
  await expect(lookAtIt(page)).toBeFocused();
  await lookAtIt(page).click();
  await page.getByRole('button', { name: 'Yes, replace them' }).click();
  await expect(page.getByLabel('Your Name')).toHaveValue('Refused Ayanda');
  await expect(phone(page)).toBeFocused();
});

test('a refused request for the guide opens its dialog again, however often it is closed', async ({ page }) => {
  await page.route(enquiries, deadLine);
  await openWith(page, '/about', 'no');
  await leaveAtTheTop(page);
  await offer(page).getByLabel('Your Name').fill('Lerato');
  await offer(page).getByLabel('Your Email').fill('lerato@b');
  await offer(page).getByRole('button', { name: 'Send me the guide' }).click();
  await expect(saved(page)).toBeVisible();
  await offer(page).getByRole('button', { name: 'Close' }).click();
  await page.unroute(enquiries);
  await notice(page).getByRole('button', { name: 'Send now' }).click();
  for (const _ of ['once', 'again']) {
    await expect(notice(page)).toContainText('could not be accepted as it was');
    await lookAtIt(page).click();
    await expect(offer(page).getByLabel('Your Email')).toBeFocused();
    await expect(offer(page).getByLabel('Your Email')).toHaveValue('lerato@b');
    await expect(offer(page).getByLabel('Your Name')).toHaveValue('Lerato');
    await offer(page).getByRole('button', { name: 'Close' }).click();
  }
});

test('an enquiry whose form cannot be shown to look at it leaves all the same', async ({ page, browser }) => {
  const name = nameOnce('Formless Ayanda');
  await keepOne(page, name);
  await openAwake(page, '/about');
  await page.route((url) => url.pathname === '/' || url.pathname.startsWith('/assets/home-'), deadLine);
  await lookAtIt(page).click();
  await expect(page.getByText('that page did not come')).toBeVisible();
  await page.unroute(enquiries);
  await notice(page).getByRole('button', { name: 'Send now' }).click();
  await expect(arrived(page)).toBeVisible();
  await page.unrouteAll();
  await openAwake(page, '/');
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  expect(await leadsOf(browser, name)).toHaveLength(1);
});

test('a request for the guide whose dialog does not come says so, stays on its way, and opens when it can', async ({
  page,
}) => {
  await page.route(enquiries, deadLine);
  await openWith(page, '/about', 'no');
  await leaveAtTheTop(page);
  await offer(page).getByLabel('Your Name').fill('Lerato');
  await offer(page).getByLabel('Your Email').fill('lerato@baloyi.co.za');
  await offer(page).getByRole('button', { name: 'Send me the guide' }).click();
  await expect(saved(page)).toBeVisible();
  const dialog = '**/assets/guide-dialog-*.js';
  await page.route(dialog, deadLine);
  await openWith(page, '/about', 'no');
  await lookAtIt(page).click();
  await expect(page.getByText('that page did not come')).toBeVisible();
  await expect(notice(page).getByRole('button', { name: 'Send now' })).toBeVisible();
  await page.unroute(dialog);
  await lookAtIt(page).click();
  await expect(offer(page).getByLabel('Your Name')).toHaveValue('Lerato');
});

test('a waiting enquiry can be looked at and changed from any page, and does not leave meanwhile', async ({
  page,
  browser,
}) => {
  const name = nameOnce('Waiting Ayanda');
  await keepOne(page, name);
  await openAwake(page, '/about');
  await lookAtIt(page).click();
  await expect(page.getByLabel('Your Name')).toHaveValue(name);
  await expect(page.getByLabel('Your Name')).toBeFocused();
  await page.unroute(enquiries);
  await openAwake(page, '/about');
  await expect(notice(page)).toContainText('It is not sent until you send it');
  await lookAtIt(page).click();
  await page.getByLabel('Message').fill('Other words.');
  await send(page);
  await expect(arrived(page)).toBeVisible();
  const leads = await leadsOf(browser, name);
  expect(leads.map((lead) => lead.message)).toEqual(['Other words.']);
});

test('changes that are half done are still there when the person looks at the enquiry again', async ({ page }) => {
  await page.route(enquiries, deadLine);
  await openAwake(page, '/');
  await fill(page, 'Interrupted Ayanda');
  await send(page);
  await change(page);
  await page.getByLabel('Message').fill('Half of other words');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await lookAtIt(page).click();
  await expect(page.getByLabel('Message')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Half of other words');
});

test('what a field says of its length goes with the words that were too long', async ({ page }) => {
  await page.route(enquiries, deadLine);
  await openAwake(page, '/');
  await fill(page, 'Brief Ayanda');
  await send(page);
  await expect(saved(page)).toBeVisible();
  await openAwake(page, '/');
  const message = page.getByLabel('Message');
  await message.fill('word '.repeat(1001));
  await expect(message).toHaveAccessibleDescription(/Please keep this to 5,000 characters/);
  await lookAtIt(page).click();
  await page.getByRole('button', { name: 'Yes, replace them' }).click();
  await expect(message).toHaveValue('A site for our practice in Umhlanga.');
  await expect(message).toHaveAccessibleDescription('What should the site achieve, and by when?');
});

test('what was changed and sent in one tab is no longer called saved in the other', async ({
  page,
  context,
  browser,
}) => {
  const name = nameOnce('Two tabs Ayanda');
  await context.route(enquiries, deadLine);
  await openAwake(page, '/');
  await fill(page, name);
  await send(page);
  await expect(saved(page)).toBeVisible();
  const other = await context.newPage();
  await openAwake(other, '/about');
  await lookAtIt(other).click();
  await other.getByLabel('Message').fill('Other words.');
  await context.unroute(enquiries);
  await send(other);
  await expect(arrived(other)).toBeVisible();
  await expect(arrived(page)).toBeVisible();
  await expect(saved(page)).toBeHidden();
  expect((await leadsOf(browser, name)).map((lead) => lead.message)).toEqual(['Other words.']);
});

test('a waiting enquiry can be deleted, after a question, and is then nowhere', async ({ page, browser }) => {
  const name = nameOnce('Deleted Ayanda');
  await keepOne(page, name);
  await openAwake(page, '/about');
  await notice(page).getByRole('button', { name: 'Delete it' }).click();
  await expect(notice(page)).toContainText('Delete this enquiry from your device?');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await notice(page).getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(notice(page)).toContainText('Nothing of it is left on this device.');
  await expect(notice(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.unroute(enquiries);
  await openAwake(page, '/');
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  await expect(notice(page)).toBeHidden();
  expect(await leadsOf(browser, name)).toHaveLength(0);
});

for (const [what, days] of [
  ['behind', -400],
  ['ahead', 400],
] as const) {
  test(`an enquiry that was kept while the clock was ${what} leaves once the clock is right`, async ({
    page,
    browser,
  }) => {
    const name = nameOnce(`Clock ${what}`);
    await page.clock.setFixedTime(Date.now() + days * 24 * 3_600_000);
    await page.route(enquiries, deadLine);
    await openAwake(page, '/');
    await fill(page, name);
    await send(page);
    await expect(saved(page)).toBeVisible();
    await page.clock.setFixedTime(Date.now());
    await page.unroute(enquiries);
    await openAwake(page, '/about');
    await expect(page.getByText(/Your saved enquiry has reached us/)).toBeVisible();
    expect(await leadsOf(browser, name)).toHaveLength(1);
  });
}

for (const [name, press] of [
  ['tried again', (page: Page) => page.getByRole('button', { name: 'Try again now' }).click()],
  ['changed', change],
] as const) {
  test(`what the device has lost is ${name} from memory`, async ({ page }) => {
    await page.route(enquiries, deadLine);
    await openAwake(page, '/');
    await fill(page, 'Memory Ayanda');
    await send(page);
    await expect(saved(page)).toBeVisible();
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opened = indexedDB.open('enquiries');
          opened.onerror = reject;
          opened.onsuccess = () => {
            const work = opened.result.transaction('unsent', 'readwrite');
            work.objectStore('unsent').clear();
            work.oncomplete = resolve;
          };
        }),
    );
    await page.unroute(enquiries);
    await press(page);
    if (name === 'changed') {
      await expect(page.getByLabel('Your Name')).toHaveValue('Memory Ayanda');
      await send(page);
    }
    await expect(arrived(page)).toBeVisible();
  });
}

test('a try that fails says so, and during one that hangs what was written can be changed at once', async ({
  page,
}) => {
  await page.route(enquiries, deadLine);
  await openAwake(page, '/');
  await fill(page, 'Trying Ayanda');
  await send(page);
  const tryNow = page.getByRole('button', { name: 'Try again now' });
  const failed = page.getByText('We have just tried, and it did not get through.');
  await tryNow.click();
  await expect(failed).toBeVisible();
  // It alone is said, not once more all that stands around it.
  await expect(page.locator('[data-form-notice]')).toHaveAttribute('aria-atomic', 'false');
  await page.unroute(enquiries);
  const hanging = Promise.withResolvers<void>();
  await page.route(enquiries, () => hanging.resolve());
  await tryNow.click();
  await expect(failed).toBeHidden();
  await hanging.promise;
  await change(page);
  await expect(page.getByLabel('Your Name')).toBeFocused({ timeout: 3_000 });
  await expect(page.getByLabel('Your Name')).toHaveValue('Trying Ayanda');
  await expect(saved(page)).toBeHidden();
});

test('nothing calls an enquiry unsent that is just being sent with changes', async ({ page }) => {
  await page.route(enquiries, deadLine);
  await openAwake(page, '/contact');
  await fill(page, 'Changing Ayanda');
  await send(page);
  await change(page);
  await openAwake(page, '/contact');
  await page.unroute(enquiries);
  const under = Promise.withResolvers<void>();
  await page.route(enquiries, () => under.resolve());
  await page.getByLabel('Company').fill('Dube and Daughters');
  await send(page);
  await under.promise;
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Unsent enquiry' })).toBeHidden();
});

test('an enquiry whose new words are refused is still said to be there once its form is left', async ({ page }) => {
  await page.route(enquiries, deadLine);
  await openAwake(page, '/contact');
  await fill(page, 'Refused Again Ayanda');
  await send(page);
  await change(page);
  await page.unroute(enquiries);
  await page.route(enquiries, (route) =>
    route.fulfill({
      status: 422,
      json: {
        error: { code: 'not_valid', message: 'Some fields need another look.' },
        errors: { phone: ['Which one?'] },
      },
    }),
  );
  await page.getByLabel('Phone Number').fill('0845550112');
  await send(page);
  await expect(page.getByText('Which one?')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(notice(page)).toBeVisible();
});

test('the button that tries again stays where it was pressed', async ({ page }) => {
  await page.route(enquiries, deadLine);
  await openAwake(page, '/');
  await fill(page, 'Impatient Ayanda');
  await send(page);
  await expect(saved(page)).toBeVisible();
  await openAwake(page, '/about');
  const again = notice(page).getByRole('button', { name: 'Send now' });
  const place = await again.boundingBox();
  await again.click();
  await expect(notice(page)).toContainText('it did not get through');
  expect(await again.boundingBox()).toEqual(place);
});
