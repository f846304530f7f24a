// What was lost, and why.
import { arrive } from './arrive.ts';
import { expectCleanToAxe } from './axe.ts';
import { expect, nameOnce, signIn, test } from './story.ts';

test('whoever marks a lead as lost can say why at once, and the history and the charts tell of it', async ({
  page,
  request,
}) => {
  const name = nameOnce('Lindiwe Lost');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('article').filter({ hasText: name });
  await row.getByRole('button', { name: `Expand ${name}` }).click();
  await row.getByRole('button', { name: 'Mark as Lost' }).click();
  await expect(row).toBeHidden();
  // By keys: another notice may arrive under the pointer.
  await page.getByRole('button', { name: 'Say why' }).press('Enter');

  const lead = page.getByRole('dialog', { name });
  const reasons = lead.getByRole('group', { name: 'Lost because' });
  const stored = async () => {
    const found = await (await page.request.get(`/api/leads?tab=all&q=${encodeURIComponent(name)}`)).json();
    return found.leads[0].lost_reason;
  };
  await reasons.getByRole('button', { name: 'Chose somebody else' }).click();
  await expect(reasons.getByRole('button', { pressed: true })).toHaveText('Chose somebody else');
  await expect.poll(stored).toBe('competitor');
  await expect(lead.getByText('Lost because: nothing → Chose somebody else')).toBeVisible();
  await expectCleanToAxe(page);

  await page.reload();
  await reasons.getByRole('button', { name: 'Price' }).click();
  await expect.poll(stored).toBe('price');
  await lead.getByRole('button', { name: 'Close' }).click();
  const chart = page.getByRole('figure').filter({ hasText: 'Why they were lost' });
  await chart.getByText('Show the numbers').click();
  await expect(chart.getByRole('row').filter({ hasText: 'Price' })).toBeVisible();

  await page.goto(`/dashboard?lead=${id}`);
  await reasons.getByRole('button', { name: 'Price' }).click();
  await expect(reasons.getByRole('button', { pressed: true })).toHaveCount(0);
  await expect.poll(stored).toBeNull();
});

test('why a lead was lost is asked in its details, also of whoever edits the next one by then', async ({
  page,
  request,
}) => {
  const lost = nameOnce('Lindiwe Lost');
  const next = `Next to ${lost}`;
  for (const name of [lost, next]) await arrive(request, name);
  await signIn(page, 'team', `/dashboard?q=${encodeURIComponent(lost)}`);
  const answer = Promise.withResolvers<void>();
  await page.route(/\/api\/leads\/[\da-f-]+$/, async (route) => {
    if (route.request().method() === 'PATCH') await answer.promise;
    await route.continue();
  });
  const row = page.getByRole('article', { name: lost, exact: true });
  await row.getByRole('button', { name: `Expand ${lost}` }).click();
  await row.getByRole('button', { name: 'Mark as Lost' }).click();
  await page.getByRole('button', { name: `Edit ${next}` }).click();
  const form = page.getByRole('dialog', { name: next });
  await expect(form.getByLabel('Company')).toBeVisible();
  answer.resolve();
  await form.getByRole('button', { name: 'Say why' }).press('Enter');
  const details = page.getByRole('dialog', { name: lost, exact: true });
  await expect(details.getByRole('group', { name: 'Lost because' })).toBeVisible();
});

test('a lead that is not lost is not asked why', async ({ page, request }) => {
  const name = nameOnce('Kept');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?lead=${id}`);
  const lead = page.getByRole('dialog', { name });
  await expect(lead.getByRole('button', { name: 'Mark as Lost' })).toBeVisible();
  await expect(lead.getByRole('group', { name: 'Lost because' })).toBeHidden();
  await lead.getByRole('button', { name: 'Mark as Lost' }).press('Enter');
  // Here it is asked in its place, and the notice need not lead to it.
  await expect(lead.getByRole('group', { name: 'Lost because' })).toBeVisible();
  await expect(lead.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(lead.getByRole('button', { name: 'Say why' })).toBeHidden();
});
