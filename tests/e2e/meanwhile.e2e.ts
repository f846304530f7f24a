// What happens to a lead while somebody is at it: one's own next step, a colleague's, its end.
import type { APIRequestContext, Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expectCleanToAxe } from './axe.ts';
import { expect, haveSession, lineSign, nameOnce, notices, signIn, test } from './story.ts';

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

test('a step stays on the screen while its answer is awaited, also when the lead is read anew after the one before', async ({
  page,
  request,
}) => {
  const name = nameOnce('Sanele Steady');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}&lead=${id}`);
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  await page.route(`**/api/leads/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') await answers[asked++]?.promise;
    await route.continue();
  });
  await dialog(page).getByRole('button', { name: 'Mark as Contacted' }).click();
  await dialog(page).getByRole('button', { name: 'Take it' }).click();
  const hands = dialog(page).getByRole('group', { name: 'With', exact: true });
  await expect(hands).toContainText('you');
  const shown = await hands.evaluateHandle((group) => {
    const texts = new Set<string>();
    new MutationObserver(() => texts.add(group.textContent)).observe(group, { subtree: true, characterData: true });
    return texts;
  });
  const read = page.waitForResponse(
    async (answer) => answer.request().method() === 'GET' && (await answer.text()).includes('"status":"contacted"'),
  );
  answers[0]?.resolve();
  await read;
  await expect(dialog(page).getByRole('region', { name: 'Timeline' })).toContainText('Status changed');
  answers[1]?.resolve();
  await expect.poll(notices(page)).toContain(`${name}: with you`);
  expect(await shown.evaluate((texts) => [...texts].filter((text) => text.includes('nobody yet')))).toEqual([]);
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

test('of a lead that is deleted while it is edited what was changed is shown by its name, and can be copied', async ({
  page,
  request,
}) => {
  const name = nameOnce('Edited Away');
  const { id } = await arrive(request, name, { company: 'Before (Pty) Ltd' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  const link = `https://example.co.za/${'wide'.repeat(40)}`;
  await dialog(page).getByRole('textbox').last().fill(link);
  await dialog(page).getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Company').fill('');
  await dialog(page).getByLabel('Value', { exact: true }).fill('64 000');
  await dialog(page).getByLabel('Timeline').selectOption({ index: 1 });
  const timeline = await dialog(page).getByLabel('Timeline').locator('option:checked').textContent();
  await haveSession(request);
  expect((await request.delete(`/api/leads/${id}`)).status()).toBe(200);
  const typed = dialog(page).getByRole('region', { name: 'What you had typed' });
  await typed.getByRole('button', { name: 'Copy it' }).click();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\u00a0', ' ');
  expect(copied).toBe(`Company: nothing\nTimeline: ${timeline}\nValue: R 64 000\nNote: ${link}`);
  await expect(typed).toContainText('Company: nothing');
  await expect(page.getByText(name)).toHaveCount(0);
  expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('what one account has typed is not there for another who signs in in the same browser', async ({
  page,
  context,
  request,
}) => {
  const { id } = await arrive(request, nameOnce('Two Accounts'));
  await signIn(page, 'ceo', `/dashboard?tab=all&lead=${id}`);
  await dialog(page).getByRole('textbox', { name: 'Note' }).fill('For my own eyes.');
  await haveSession(page.request, 'team');
  await context.setOffline(true);
  await expect(lineSign(page, /Offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Welcome back, Team Member')).toBeVisible();
  await expect(dialog(page).getByRole('textbox', { name: 'Note' })).toHaveValue('');
});
