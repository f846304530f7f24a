// A change of mind about marketing: told to us on the telephone, written down at the desk.
import type { APIRequestContext, Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expectCleanToAxe } from './axe.ts';
import { expect, nameOnce, signIn, test } from './story.ts';

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
  await expect(withdraw).toBeVisible();
  expect(await consents(page.request, id)).toEqual([true, false, true]);
});
