// What happens to a lead while somebody is at it: one's own next step, a colleague's, its end.
import type { APIRequestContext, Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expectCleanToAxe } from './axe.ts';
import { expect, haveSession, nameOnce, notices, signIn, test } from './story.ts';

const dialog = (page: Page) => page.getByRole('dialog');

async function leadOf(request: APIRequestContext, id: string) {
  return (await (await request.get(`/api/leads/${id}`)).json()) as {
    status: string;
    company: string;
    version: number;
    follow_up_on: string | null;
  };
}

test('a step that is made before the answer to the last is here counts from there, and either can be taken back', async ({
  page,
  request,
}) => {
  const name = nameOnce('Quinton Quick');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  const answered = Promise.withResolvers<void>();
  await page.route(`**/api/leads/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') await answered.promise;
    await route.continue();
  });
  await dialog(page).getByRole('button', { name: 'Mark as Contacted' }).click();
  await dialog(page).getByRole('button', { name: 'In a week' }).click();
  answered.resolve();
  await expect.poll(async () => (await leadOf(page.request, id)).follow_up_on).not.toBeNull();
  const { status, follow_up_on } = await leadOf(page.request, id);
  expect(status).toBe('contacted');

  await page
    .getByRole('listitem')
    .filter({ hasText: `${name}: Contacted` })
    .getByRole('button', { name: 'Undo' })
    .press('Enter');
  await expect.poll(() => leadOf(page.request, id)).toMatchObject({ status: 'new', follow_up_on });
  expect(await notices(page)()).not.toContain('was not changed');
});

test('what two people change about a lead stands without a question where it does not touch', async ({
  page,
  request,
}) => {
  const name = nameOnce('Beatrice Both');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}&edit=1`);
  await dialog(page).getByLabel('Company').fill('Ours (Pty) Ltd');
  await haveSession(request);
  await request.patch(`/api/leads/${id}`, { data: { version: 1, status: 'contacted' } });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect.poll(notices(page)).toContain(`${name} was saved`);
  expect(await leadOf(request, id)).toMatchObject({ company: 'Ours (Pty) Ltd', status: 'contacted', version: 3 });
});

test('of a lead that a colleague deletes nothing stays on the screen but what was typed about it', async ({
  page,
  request,
}) => {
  const name = nameOnce('Gerda Gone');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  await dialog(page).getByRole('textbox').last().fill('She asked to be forgotten.');
  await haveSession(request);
  expect((await request.delete(`/api/leads/${id}`)).status()).toBe(200);
  await expect(dialog(page).getByRole('heading', { name: 'Deleted lead' })).toBeVisible();
  await expect(dialog(page)).toContainText('She asked to be forgotten.');
  await expect(page.getByText(name)).toHaveCount(0);
  await expectCleanToAxe(page);
  await dialog(page).getByRole('button', { name: 'Back to the list' }).click();
  await expect(dialog(page)).toHaveCount(0);
});
