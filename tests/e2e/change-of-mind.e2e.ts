// A change of mind about marketing: told to us on the telephone, written down at the desk.
import type { APIRequestContext, Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expectCleanToAxe } from './axe.ts';
import { lostAnswer } from './bad-line.ts';
import { expect, nameOnce, notices, signIn, test } from './story.ts';

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

const consents = async (request: APIRequestContext, id: string) =>
  ((await (await request.get(`/api/leads/${id}`)).json()) as { consents: { granted: boolean }[] }).consents.map(
    ({ granted }) => granted,
  );

test('consent to marketing is withdrawn and recorded again after a question, and the history tells of both', async ({
  page,
  request,
}) => {
  const name = nameOnce('Mandla Mind');
  const { id } = await arrive(request, name, { marketing_consent: 'yes' });
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}&lead=${id}`);
  const lead = sheet(page, name);
  const withdraw = lead.getByRole('button', { name: 'Withdraw' });
  const question = sheet(page, 'Withdraw consent to marketing');

  await withdraw.click();
  await expect(question).toContainText(`Did ${name} tell you`);
  await expectCleanToAxe(page);
  await question.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(withdraw).toBeFocused();
  expect(await consents(page.request, id)).toEqual([true]);

  await withdraw.press('Enter');
  await question.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(lead).toContainText(/Withdrew consent to marketing · .* · told to staff/);
  await expect(lead.getByRole('region', { name: 'Timeline' })).toContainText('Withdrew consent to marketing');
  expect(await consents(page.request, id)).toEqual([true, false]);

  const record = lead.getByRole('button', { name: 'Record consent' });
  await expect(record).toBeFocused();
  await record.click();
  await sheet(page, 'Record consent to marketing').getByRole('button', { name: 'Yes, record it' }).click();
  // Not in the question, which is gone, nor behind the lead.
  await expect(lead.getByText(`${name}: consent recorded`)).toBeVisible();
  await expect(withdraw).toBeVisible();
  expect(await consents(page.request, id)).toEqual([true, false, true]);
});

test('where the answer is lost nothing is said for certain, and the question never turns into its opposite', async ({
  page,
  request,
}) => {
  const name = nameOnce('Lost Answer');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  await sheet(page, name).getByRole('button', { name: 'Record consent to marketing' }).click();
  const question = sheet(page, 'Record consent to marketing');
  await expect(question).toBeVisible();
  await page.route('**/api/leads/*/consents', lostAnswer);
  await question.getByRole('button', { name: 'Yes, record it' }).click();
  await expect.poll(notices(page)).toContain('This may not have been written down');
  // It was: there is nothing left to ask.
  await expect(sheet(page, name).getByText(/Agreed to marketing · .* · told to staff/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(sheet(page, name).getByRole('button', { name: 'Withdraw consent to marketing' })).toBeFocused();
});
