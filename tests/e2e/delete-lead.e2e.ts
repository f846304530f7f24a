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

test('one that is being deleted does not come back with news of others', async ({ page, request }, { annotations }) => {
  const name = annotations[0]?.description ?? '';
  const held = Promise.withResolvers<void>();
  await page.route('**/api/leads/*', async (route) => {
    if (route.request().method() === 'DELETE') await held.promise;
    return route.fallback();
  });
  const followUp = page.getByRole('button', { name: `Done: ${name}`, exact: true });
  await page.route('**/api/leads/follow-ups', async (route) => {
    const { leads } = await (await page.request.get(`/api/leads?q=${encodeURIComponent(name)}`)).json();
    const due = leads.map((lead: object) => ({ ...lead, follow_up_on: '2026-01-05' }));
    await route.fulfill({ json: { leads: due, total: due.length } });
  });
  await page.reload();
  await expect(followUp).toBeVisible();
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await page.getByRole('button', { name: 'Delete Lead' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No leads found')).toBeVisible();
  await arrive(request, `${name} Twin`);
  await expect(page.getByRole('article', { name: `${name} Twin` })).toBeVisible();
  await expect(page.getByRole('article', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Done: ${name} Twin` })).toBeVisible();
  await expect(followUp).toHaveCount(0);
  held.resolve();
  await expect.poll(notices(page)).toContain(`${name} was deleted`);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('of two that the server does not delete at the same time both stand there again, in their order', async ({
  page,
  request,
}) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  const both = nameOnce('Dumi Twice');
  const names = ['First', 'Second', 'Third'].map((one) => `${both} ${one}`);
  for (const name of names) await arrive(request, name);
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(both);
  await expect(page.getByRole('article')).toHaveCount(3);
  const rows = () => page.getByRole('article').evaluateAll((all) => all.map((row) => row.ariaLabel));
  const held: (() => void)[] = [];
  await page.route('**/api/leads/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    await new Promise<void>((go) => held.push(go));
    return route.fulfill({ status: 503, json: {} });
  });
  // What the list was before is all that can bring the rows back.
  await page.route(/\/api\/leads\?/, (route) => route.fulfill({ status: 403, json: {} }));
  for (const name of names.slice(0, 2)) {
    await page.getByRole('button', { name: `Expand ${name}` }).click();
    await page.getByRole('article', { name }).getByRole('button', { name: 'Delete Lead' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('article', { name })).toHaveCount(0);
  }
  await expect.poll(() => held.length).toBe(2);
  for (const [i, go] of held.entries()) {
    go();
    await expect.poll(rows).toHaveLength(2 + i);
  }
  expect(await rows()).toEqual(names);
});
