// What staff hear of a lead that they delete: that it is gone when it is, and not before.
import { arrive } from './arrive.ts';
import { expect, nameOnce, notices, signIn, test } from './story.ts';

test.beforeEach(async ({ page, request }, { annotations }) => {
  const name = nameOnce('Dumi Deleted');
  annotations.push({ type: 'name', description: name });
  await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await page.getByRole('button', { name: 'Delete Lead' }).click();
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
