// Who clicks twice, as many do everywhere, has clicked once: what comes to the same spot after the first click is not meant.
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect, haveSession, nameOnce, notices, signIn, test } from './story.ts';

/** As fast as people do it: the answer to the first click is there before the second. */
const slowly = { delay: 200 };

const dialog = (page: Page) => page.getByRole('dialog');

test('a second click takes no step, plan or hand-over that has come to its spot', async ({ page, request }) => {
  const name = nameOnce('Dumisani Double');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  for (const [button, outcome] of [
    ['Mark as Contacted', 'Contacted'],
    ['Take it', 'with you'],
    ['In a month', 'follow up'],
    ['Mark as Lost', 'Lost'],
  ] as const) {
    await dialog(page).getByRole('button', { name: button }).dblclick(slowly);
    await expect.poll(notices(page)).toContain(`${name}: ${outcome}`);
  }
  await dialog(page).getByRole('button', { name: 'Price' }).dblclick(slowly);
  await expect(dialog(page).getByRole('button', { name: 'Price' })).toHaveAttribute('aria-pressed', 'true');
  const { timeline } = await (await page.request.get(`/api/leads/${id}/communications`)).json();
  expect(timeline.map((entry: { kind?: string }) => entry.kind).toReversed()).toEqual([
    'received',
    'moved',
    'handed_over',
    'planned',
    'moved',
    'edited',
  ]);
});

test('of two follow-ups a double click does the one that it began on', async ({ page, request }) => {
  const name = nameOnce('Fezile Followed');
  await haveSession(request);
  for (const [which, day] of [
    ['One', '2000-01-01'],
    ['Two', '2000-01-02'],
  ]) {
    const { id } = await arrive(request, `${name} ${which}`);
    await request.patch(`/api/leads/${id}`, { data: { version: 1, follow_up_on: day } });
  }
  await signIn(page);
  const done = (which: string) => page.getByRole('button', { name: `Done: ${name} ${which}` });
  await done('Two').waitFor();
  await done('One').dblclick(slowly);
  await expect.poll(notices(page)).toContain(`${name} One: followed up`);
  await expect(done('One')).toBeHidden();
  await page.reload();
  await expect(done('Two')).toBeVisible();
});

test('an account that is disabled by a double click is not enabled again by it', async ({ page, request }) => {
  const name = nameOnce('Sipho Staff');
  await haveSession(request, 'ceo');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.co.za`;
  expect((await request.post('/api/staff', { data: { name, email, role: 'member' } })).status()).toBe(201);
  await signIn(page, 'ceo', '/dashboard/settings/staff');
  await page.getByRole('button', { name: `Disable ${name}` }).dblclick(slowly);
  await expect(page.getByRole('button', { name: `Enable ${name}` })).toBeVisible();
  const audit = await (await request.get('/api/audit')).json();
  const done = audit.entries.filter((entry: { subject_name: string | null }) => entry.subject_name === name);
  expect(done.map(({ action }: { action: string }) => action)).toEqual(['staff_disabled', 'staff_added']);
});
