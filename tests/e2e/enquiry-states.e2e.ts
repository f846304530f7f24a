// In whatever state a form ends, the person knows where they stand, has what they typed, and is left where they are.
import type { Page, Route } from '@playwright/test';
import { arrived, change, consent, deadLine, enquiries, fill, keepOne, saved, send } from './bad-line.ts';
import { hear } from './ears.ts';
import { expect, nameOnce, notices, openAwake, test } from './story.ts';
import { translate } from './translate.ts';
import { leave, leaveAtTheTop, listen, offer, openWith } from './visit.ts';

test.use({ films: false });

const form = (page: Page) => page.locator('form[data-enquiry-form=home]');

async function expectOtherWays(page: Page) {
  await expect(form(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(form(page).getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('A site for our practice in Umhlanga.');
}

for (const [where, open, button] of [
  ['form of a page', (page: Page) => openWith(page, '/contact', 'no'), 'Send enquiry'],
  [
    'request for the guide',
    async (page: Page) => {
      await openWith(page, '/about', 'no');
      await leaveAtTheTop(page);
    },
    'Send me the guide',
  ],
] as const) {
  test(`what was wrong with a field of a ${where} goes with what stood there, and comes back whole`, async ({
    page,
  }) => {
    const heard = await hear(page);
    await page.route(enquiries, (route) =>
      route.fulfill({
        status: 422,
        json: { error: { message: 'No.' }, errors: { name: ['Which one?'], email: ['Whose?'] } },
      }),
    );
    await open(page);
    const [name, email] = [page.getByLabel('Your Name'), page.getByLabel(/Your Email|Email Address/)];
    const foot = page.getByRole('status').filter({ hasText: 'some fields need another look' });
    await name.fill('A');
    await email.fill('a@dube.co.za');
    const phone = page.getByLabel('Phone Number');
    if (await phone.isVisible()) await phone.fill('0845550111');
    for (const times of [1, 2]) {
      await page.getByRole('button', { name: button }).click();
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription('Which one?');
      await expect(email).toHaveAccessibleDescription('Whose?');
      await name.pressSequentially('y');
      await expect(page.getByText('Which one?')).toBeHidden();
      await expect(name).not.toHaveAttribute('aria-invalid');
      await expect(email).toHaveAccessibleDescription('Whose?');
      await expect(foot).toBeVisible();
      await email.press('Backspace');
      await expect(page.getByText('Whose?')).toBeHidden();
      await expect(foot).toBeHidden();
      await email.fill('a@dube.co.za');
      expect((await heard()).filter((words) => words.includes('another look'))).toHaveLength(times);
    }
  });
}

for (const [status, errors] of [
  [400, undefined],
  [403, undefined],
  [415, undefined],
  [422, { submission_id: ['Sent before.'] }],
] as const) {
  test(`a refusal ${status} that no field explains is said in the server's words, with other ways to us`, async ({
    page,
  }) => {
    const ids: string[] = [];
    await page.route(enquiries, (route) => {
      ids.push(route.request().postDataJSON().submission_id);
      return route.fulfill({ status, json: { error: { code: 'x', message: 'The reason is this.' }, errors } });
    });
    await openAwake(page, '/');
    await fill(page, 'Refused Ayanda');
    await send(page);
    await expect(form(page).getByText('The reason is this.')).toBeVisible();
    await expect(page.getByText('some fields need another look')).toBeHidden();
    await expectOtherWays(page);
    await send(page);
    await expect.poll(() => ids.length).toBe(2);
    expect(new Set(ids).size, 'a new id only where the old one is the fault').toBe(status === 422 ? 2 : 1);
  });
}

test('a refusal in another shape than ours is said at its field all the same', async ({ page }) => {
  await page.route(enquiries, (route) =>
    route.fulfill({ status: 422, json: { error: { message: 'No.' }, errors: { name: 'Not this name.' } } }),
  );
  await openAwake(page, '/');
  await fill(page, 'Refused Ayanda');
  await send(page);
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Not this name\./);
  await expect(page.getByLabel('Message')).toHaveValue('A site for our practice in Umhlanga.');
});

test('an enquiry that something on the way finds too long is not tried for ever', async ({ page }) => {
  await page.route(enquiries, (route) =>
    route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>413</h1>' }),
  );
  await openAwake(page, '/');
  await fill(page, 'Long Ayanda');
  await send(page);
  await expect(form(page).getByText('It is longer than we can take in one piece.')).toBeVisible();
  await expectOtherWays(page);
});

for (const [what, body] of [
  ['without a reference', '{"id":"01a1e48e-586f-7f32-abb1-7b5caf3cf148"}'],
  ['that is cut off', '{"id":"01a1e48e-58'],
] as const) {
  test(`an answer ${what} is thanked for, and names nothing that it has not said`, async ({ page }) => {
    const sent = await listen(page);
    await page.route(enquiries, (route) => route.fulfill({ status: 201, contentType: 'application/json', body }));
    await openWith(page, '/', 'yes');
    await fill(page, 'Nameless Ayanda');
    await send(page);
    await expect(page.getByRole('heading', { name: /Thank you!/ })).toBeFocused();
    await expect(page.getByText('undefined')).toBeHidden();
    await expect(page.getByText('Your reference')).toBeHidden();
    await leave(page);
    await expect.poll(sent.names).toContain('enquiry_sent');
    expect(sent.leadIds).not.toContain('undefined');
  });
}

for (const [what, line, told] of [
  ['sent', (route: Route) => route.continue(), arrived],
  ['kept', deadLine, saved],
] as const) {
  test(`a form whose enquiry is ${what} is taken away empty, so that no browser fills it in again`, async ({
    page,
  }) => {
    await openAwake(page, '/contact');
    await fill(page, nameOnce('Nomsa'));
    await consent(page).check();
    const form = await page.locator('main form').evaluateHandle((shown: HTMLFormElement) => shown);
    await page.route(enquiries, line);
    await send(page);
    await expect(told(page)).toBeVisible();
    const left = await form.evaluate(({ elements }) =>
      ['name', 'message', 'marketing_consent'].map((name) => {
        const field = elements.namedItem(name) as HTMLInputElement;
        return field.type === 'checkbox' ? field.checked : field.value;
      }),
    );
    expect(left).toEqual(['', '', false]);
  });
}

test('where nothing can be kept and the line is dead, the other ways stand right there', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.route(enquiries, deadLine);
  await openAwake(page, '/');
  await fill(page, 'Unkept Ayanda');
  await send(page);
  await expect(form(page).getByText('This did not reach us.')).toBeFocused();
  await expectOtherWays(page);
});

test('a page that the browser has translated takes a second try like any other', async ({ page }) => {
  await openAwake(page, '/');
  await page.evaluate(translate);
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await fill(page, 'Translated Ayanda');
  await page.getByLabel('Phone Number').fill('12');
  await send(page);
  await expect(page.getByText('some fields need another look')).toBeVisible();
  await page.evaluate(translate);
  await page.getByLabel('Phone Number').fill('0845550111');
  await send(page);
  await expect(arrived(page)).toBeVisible();
  await page.evaluate(translate);
  await page.getByRole('button', { name: 'Send another enquiry' }).click();
  await expect(page.getByLabel('Your Name')).toBeFocused();
});

test('what was typed into a translated page before it is awake outlives its waking, with the focus', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  await page.evaluate(translate);
  await fill(page, 'Early Ayanda');
  await page.getByLabel('Company').focus();
  const awake = page.evaluate(() => new Promise((resolve) => addEventListener('awake', resolve, { once: true })));
  held.resolve();
  await awake;
  await expect(page.getByLabel('Your Name')).toHaveValue('Early Ayanda');
  await expect(page.getByLabel('Message')).toHaveValue('A site for our practice in Umhlanga.');
  await expect(page.getByLabel('Company')).toBeFocused();
});

test('the guide can be asked for also where the address is longer than any of our pages', async ({ page }) => {
  await openWith(page, `/lost-${'long-'.repeat(50)}`, 'no');
  await leaveAtTheTop(page);
  await offer(page).getByLabel('Your Name').fill('Lost Ayanda');
  await offer(page).getByLabel('Your Email').fill('ayanda@dube.co.za');
  await offer(page).getByRole('button', { name: 'Send me the guide' }).click();
  await expect.poll(notices(page)).toContain('Check your email for your exclusive 47-page guide');
});

test('what is on its way cannot be changed, so that nothing typed is lost', async ({ page }) => {
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(enquiries, async (route) => {
    asked.resolve();
    await answer.promise;
    await route.abort();
  });
  await openAwake(page, '/');
  await fill(page, 'Hasty Ayanda');
  await page.getByLabel('Your Name').press('Enter');
  await asked.promise;
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeFocused();
  await page.getByLabel('Your Name').focus();
  await page.keyboard.type('more');
  answer.resolve();
  await change(page);
  await expect(page.getByLabel('Your Name')).toHaveValue('Hasty Ayanda');
});

test('an enquiry that leaves by itself moves neither the focus nor the page of somebody who reads elsewhere', async ({
  page,
  context,
}) => {
  await openAwake(page, '/');
  await fill(page, 'Reading Ayanda');
  await context.setOffline(true);
  await send(page);
  await expect(saved(page)).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link').first().focus();
  await context.setOffline(false);
  await expect(arrived(page)).toBeAttached();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await expect(arrived(page)).not.toBeInViewport();
});

test('an enquiry that leaves by itself while its notice is far away does not bring the page there', async ({
  page,
  context,
}) => {
  await openAwake(page, '/');
  await fill(page, 'Scrolled Ayanda');
  await context.setOffline(true);
  await send(page);
  await expect(saved(page)).toBeFocused();
  await expect(saved(page)).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(saved(page)).not.toBeInViewport();
  await context.setOffline(false);
  await expect(arrived(page)).toBeAttached();
  await expect(arrived(page)).not.toBeInViewport();
});

test('whoever asked for another try hears of its success', async ({ page }) => {
  await keepOne(page, 'Asking Ayanda');
  await page.unroute(enquiries);
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect(page.getByRole('heading', { name: /Thank you!/ })).toBeFocused();
  await page.getByRole('button', { name: 'Send another enquiry' }).click();
  await expect(page.getByLabel('Your Name')).toBeFocused();
});

test('where a person has chosen the colours, the button that sends is still seen to be one', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toHaveCSS('border-width', '1px');
});
