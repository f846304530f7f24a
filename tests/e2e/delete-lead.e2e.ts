// What staff hear of a lead that they delete: that it is gone when it is, and not before.
import { randomInt } from 'node:crypto';
import { arrive } from './arrive.ts';
import { expect, nameOnce, notices, signIn, test } from './story.ts';

test.beforeEach(async ({ page, request }, { annotations }) => {
  const name = nameOnce('Dumi Deleted');
  annotations.push({ type: 'name', description: name });
  await arrive(request, name, { phone: `082${randomInt(1e6, 1e7)}` });
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await page.getByRole('button', { name: 'Delete Lead' }).click();
});

test('whoever deletes a lead is told that other enquiries of the person stay, where there are any', async ({
  page,
  request,
}, info) => {
  const about = page.getByRole('dialog').getByText('Its calls, mails, notes and history go with it.');
  await expect(about).not.toContainText('Other enquiries');
  await arrive(request, info.annotations[0]?.description ?? '');
  await page.reload();
  await page
    .getByRole('button', { name: /^Expand/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete Lead' }).click();
  await expect(about).toContainText('Other enquiries of the same person stay.');
});

test('a lead that was deleted is said to be gone', async ({ page }, { annotations }) => {
  const name = annotations[0]?.description ?? '';
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('article', { name, exact: true })).toBeHidden();
  await expect.poll(notices(page)).toContain(`${name} was deleted`);
});

test('one that the server does not delete stands there again, and is never said to be gone', async ({ page }, info) => {
  const name = info.annotations[0]?.description ?? '';
  await page.route('**/api/leads/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(notices(page)).toContain(`${name} was not deleted`);
  await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
  expect(await notices(page)()).not.toContain(`${name} was deleted`);
});
