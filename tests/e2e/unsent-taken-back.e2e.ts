// An enquiry that was taken back waits for the person who wrote it, whatever happens to the page meanwhile.
import type { Browser, Page } from '@playwright/test';
import { arrived, change, enquiries, fill, keepOne, leadsOf, lostAnswer, notice, send } from './bad-line.ts';
import { expect, nameOnce, openAwake, test } from './story.ts';

test.use({ films: false });

async function keepAtHome(page: Page, name: string) {
  await keepOne(page, name);
  await page.unroute(enquiries);
}

async function leavesWithOtherWords(page: Page, browser: Browser, name: string) {
  await change(page);
  await page.getByLabel('Message').fill('Other words.');
  await page.unroute(enquiries);
  await openAwake(page, '/about');
  await expect(notice(page)).toContainText('It is not sent until you send it');
  await openAwake(page, '/');
  await expect(page.getByLabel('Message')).toHaveValue('Other words.');
  await send(page);
  await expect(arrived(page)).toBeVisible();
  const leads = await leadsOf(browser, name);
  expect(leads.map((lead) => lead.message)).toEqual(['Other words.']);
}

test('an enquiry that is taken back while it is tried does not leave before the person sends it', async ({
  page,
  browser,
}) => {
  const name = nameOnce('Interrupting Ayanda');
  await keepAtHome(page, name);
  const hanging = Promise.withResolvers<void>();
  await page.route(enquiries, () => hanging.resolve());
  await page.getByRole('button', { name: 'Try again now' }).click();
  await hanging.promise;
  await leavesWithOtherWords(page, browser, name);
});

test('an enquiry that is taken back does not leave either where the page goes before that is written down', async ({
  page,
  browser,
}) => {
  const name = nameOnce('Hurrying Ayanda');
  await keepAtHome(page, name);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new Error('The page is gone.');
    };
  });
  await leavesWithOtherWords(page, browser, name);
});

test('an enquiry that reaches us although it was taken back leaves no form that would send it twice', async ({
  page,
  browser,
}) => {
  const name = nameOnce('Overtaken Ayanda');
  await page.route(enquiries, lostAnswer);
  await openAwake(page, '/');
  await fill(page, name);
  await send(page);
  await change(page);
  await page.unroute(enquiries);
  await send(page);
  await expect(arrived(page)).toBeVisible();
  await page.getByRole('button', { name: 'Send another enquiry' }).click();
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  await expect(notice(page)).toBeHidden();
  expect(await leadsOf(browser, name)).toHaveLength(1);
});
