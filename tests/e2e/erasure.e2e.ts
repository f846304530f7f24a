// Somebody asks to be deleted: what an admin sees and does, and who may not.
import { arrive } from './arrive.ts';
import { expectCleanToAxe } from './axe.ts';
import { expect, signIn, test } from './story.ts';

test('an admin looks up an address and deletes all that came from it after one question', async ({ page, request }) => {
  await arrive(request, 'Forget Me', { email: 'forget.me@example.co.za' });
  await arrive(request, 'Forget Me Too', { email: 'Forget.Me@example.co.za' });
  await signIn(page, 'admin', '/dashboard/settings/erasure');
  await page.getByLabel('Their email').fill('nobody@example.co.za');
  await page.getByRole('button', { name: 'Look for it' }).click();
  await expect(page.getByText('Nothing from nobody@example.co.za.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete all of it' })).toHaveCount(0);

  await page.getByLabel('Their email').fill('forget.me@example.co.za');
  await page.getByRole('button', { name: 'Look for it' }).click();
  await expect(page.getByText('2 leads from forget.me@example.co.za.')).toBeVisible();
  await expectCleanToAxe(page);
  await page.getByRole('button', { name: 'Delete all of it' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Are you sure you want to delete 2 leads from forget.me@example.co.za?');
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Deleted: 2 leads from forget.me@example.co.za.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete all of it' })).toHaveCount(0);
  await expect(page.getByLabel('Their email')).toBeFocused();

  await page.goto('/dashboard?tab=all&q=forget.me');
  await expect(page.getByText('No leads found')).toBeVisible();
  await page.goto('/dashboard/settings/audit?action=person_erased');
  await expect(page.getByRole('main')).toContainText('Deleted all that came from a person');
});

test('a member of the team is not shown the way to it', async ({ page }) => {
  await signIn(page, 'team', '/dashboard/settings');
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Erasure' })).toHaveCount(0);
});
