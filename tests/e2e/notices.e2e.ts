// Notices are where they can be read and pressed, whatever opens meanwhile.
import { arrive } from './arrive.ts';
import { expect, nameOnce, signIn, test } from './story.ts';

test('whoever opens a lead while a notice stands there can still press it', async ({ page, request }) => {
  const name = nameOnce('Oupa Opened');
  await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  const row = page.getByRole('article', { name, exact: true });
  await row.getByRole('button', { name: `Expand ${name}` }).click();
  await row.getByRole('button', { name: 'Mark as Contacted' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await row.getByRole('button', { name: `View details of ${name}` }).click();
  const lead = page.getByRole('dialog', { name });
  await lead.getByRole('button', { name: 'Undo' }).click();
  await expect(lead.getByRole('button', { name: 'Mark as Contacted' })).toBeVisible();
});
