// The line at the foot of a page about what waits or has left: it tells all there is, and never pulls anything from under a hand.
import type { Page } from '@playwright/test';
import { arrived, deadLine, enquiries, fill, keepOne, notice, saved, send } from './bad-line.ts';
import { expect, nameOnce, openAwake, test } from './story.ts';

test.use({ films: false });

const press = (page: Page, name: string) => notice(page).getByRole('button', { name }).click();

async function keepTwo(page: Page, phone = '0845550111') {
  await keepOne(page, nameOnce('First Ayanda'));
  await openAwake(page, '/contact');
  await fill(page, nameOnce('Second Ayanda'));
  await page.getByLabel('Phone Number').fill(phone);
  await send(page);
  await expect(saved(page)).toBeVisible();
  await openAwake(page, '/about');
  await expect(notice(page)).toContainText('has not reached us yet');
}

test('of two kept enquiries that have arrived both are told, each with its reference', async ({ page }) => {
  await keepTwo(page);
  await page.unroute(enquiries);
  await press(page, 'Send now');
  await expect(notice(page)).toContainText(/(Your reference: \w{4}-\w{4}.*){2}/);
  await press(page, 'Close');
  await expect(notice(page)).toBeHidden();
});

test('what arrives while somebody reads that another was deleted is told after that', async ({ page }) => {
  await keepTwo(page);
  await press(page, 'Delete it');
  await press(page, 'Yes, delete it');
  await expect(notice(page)).toContainText('Nothing of it is left on this device.');
  await page.unroute(enquiries);
  const answer = page.waitForResponse(enquiries);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await (await answer).finished();
  await press(page, 'Close');
  await expect(arrived(page)).toBeVisible();
});

test('whoever is asked about one enquiry is still asked when another comes back refused', async ({ page }) => {
  await keepTwo(page, '12');
  await press(page, 'Delete it');
  const keep = notice(page).getByRole('button', { name: 'Keep it' });
  await expect(keep).toBeFocused();
  await page.route(enquiries, (route) =>
    route.request().postDataJSON().phone === '12' ? route.continue() : route.abort(),
  );
  const refusal = page.waitForResponse(enquiries);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await (await refusal).finished();
  await expect.poll(() => whyHeld(page)).toContain('refused');
  await expect(keep).toBeFocused();
});

test('what was deleted in one tab is not called saved in another, whose form is empty', async ({ page, context }) => {
  await context.route(enquiries, deadLine);
  await openAwake(page, '/contact');
  await fill(page, nameOnce('Deleted Ayanda'));
  await send(page);
  await expect(saved(page)).toBeVisible();
  const other = await context.newPage();
  await openAwake(other, '/about');
  await press(other, 'Delete it');
  await press(other, 'Yes, delete it');
  await expect(saved(page)).toBeHidden();
  await expect(page.getByLabel('Your Name')).toHaveValue('');
});

test('whoever comes back to a page on which they had looked at an enquiry is at its beginning', async ({ page }) => {
  await page.route(enquiries, deadLine);
  await openAwake(page, '/contact');
  await fill(page, nameOnce('Returning Ayanda'));
  await send(page);
  await expect(saved(page)).toBeVisible();
  await openAwake(page, '/');
  await press(page, 'Look at it');
  await expect(page.getByLabel('Your Name')).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

const whyHeld = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opened = indexedDB.open('enquiries');
        opened.onerror = reject;
        opened.onsuccess = () => {
          const all = opened.result.transaction('unsent').objectStore('unsent').getAll();
          all.onsuccess = () => resolve(all.result.map(({ held }) => held?.why));
        };
      }),
  );
