// What a colleague or a visitor changes at the very moment of a press: the press is not taken for what it was not aimed at, and what
// somebody is about to say stays as they chose it.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { hold, showOnly } from './held.ts';
import { expect, haveSession, nameOnce, notices, signIn, test } from './story.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name, exact: true });

/** A hand that lies on a control, and presses as soon as another stands there. */
async function aimAt(page: Page, control: Locator) {
  await control.hover();
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  return page.evaluateHandle(
    ([left, top]) => {
      const at = () => document.elementFromPoint(left, top)?.closest('button, a');
      const [before, words] = [at(), at()?.textContent];
      const press = new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          const now = at();
          if (!now || (now === before && now.textContent === words)) return;
          observer.disconnect();
          const how = { detail: 1, clientX: left, clientY: top, bubbles: true, cancelable: true };
          now.dispatchEvent(new MouseEvent('click', how));
          resolve();
        }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
      });
      return { press };
    },
    [x + width / 2, y + height / 2] as const,
  );
}

async function expectNothingPressed(page: Page, aim: Awaited<ReturnType<typeof aimAt>>) {
  await aim.evaluate(({ press }) => press);
  await expect.poll(notices(page)).toContain('Nothing was pressed');
}

const leadOf = async (request: APIRequestContext, id: string) =>
  (await request.get(`/api/leads/${id}`)).json() as Promise<Record<string, unknown>>;

/** By the colleague, who is signed in without a screen. */
async function change(request: APIRequestContext, id: string, changes: object) {
  const { version } = await leadOf(request, id);
  const answer = await request.patch(`/api/leads/${id}`, { data: { version, ...changes } });
  expect(answer.status()).toBe(200);
}

async function colleagueId(request: APIRequestContext, mailbox: 'ceo' | 'admin' = 'ceo') {
  await haveSession(request, mailbox);
  return (await (await request.get('/api/session')).json()).id as string;
}

for (const [meant, field, value] of [
  ['Mark as Contacted', 'status', 'contacted'],
  ['In a week', 'follow_up_on', '2098-01-06'],
  ['Take it', 'taken_by', 'colleague'],
] as const) {
  test(`a press on '${meant}' does nothing else where a colleague was quicker`, async ({ page, request }) => {
    const colleague = await colleagueId(request, 'admin');
    const { id } = await arrive(request, nameOnce('Quicker Colleague'));
    await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
    const aim = await aimAt(page, dialog(page).getByRole('button', { name: meant, exact: true }));
    await change(request, id, { [field]: field === 'taken_by' ? colleague : value });
    const { version } = await leadOf(request, id);
    await expectNothingPressed(page, aim);
    expect(await leadOf(request, id)).toMatchObject({ version });
  });
}

test('a press on one held enquiry does not decide about another that has come to its spot', async ({
  page,
  request,
}) => {
  const name = nameOnce('Under the Hand');
  for (const which of ['Zero', 'One']) await hold(request, `${name} ${which}`);
  await page.setViewportSize({ width: 1440, height: 1600 }); // nothing is scrolled, which would keep it in place
  await showOnly(page, name);
  await signIn(page, 'team', '/dashboard/quarantine');
  const held = (which: string) => page.getByRole('listitem', { name: `${name} ${which}` });
  const aim = await aimAt(page, held('One').getByRole('button', { name: 'Not spam' }));
  await hold(request, `${name} Two`);
  await expectNothingPressed(page, aim);
  await page.reload();
  await expect(held('One')).toBeVisible();
  await expect(held('Two')).toBeVisible();
});

test('a press in a row that a colleague takes away does not go to the lead that takes its place', async ({
  page,
  request,
}) => {
  await colleagueId(request);
  const name = nameOnce('Next Below');
  const [one, two] = [await arrive(request, `${name} One`), await arrive(request, `${name} Two`)];
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'team', `/dashboard?q=${encodeURIComponent(name)}`);
  const first = page.getByRole('article').first();
  const isOne = (await first.textContent())?.includes(`${name} One`);
  const [gone, stays] = isOne ? [one, two] : [two, one];
  const aim = await aimAt(page, first.getByRole('link', { name: /^Email/ }));
  await change(request, gone.id, { status: 'contacted' });
  await expectNothingPressed(page, aim);
  expect(await leadOf(request, stays.id)).toMatchObject({ version: 1, status: 'new' });
});

test('a press on one follow-up does not end another that has come to its spot', async ({ page, request }) => {
  await colleagueId(request);
  const name = nameOnce('Next Due');
  const days = ['2000-01-03', '2000-01-04'];
  const ids: string[] = [];
  for (const [i, day] of days.entries()) {
    const { id } = await arrive(request, `${name} ${i}`);
    await change(request, id, { follow_up_on: day });
    ids.push(id);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.route('**/api/leads/follow-ups', async (route) => {
    const found = await (await route.fetch()).json();
    const own = found.leads.filter((lead: { name: string }) => lead.name.startsWith(name));
    await route.fulfill({ json: { leads: own, total: own.length } });
  });
  await signIn(page);
  const aim = await aimAt(page, page.getByRole('button', { name: `Done: ${name} 0` }));
  await change(request, ids[0] ?? '', { follow_up_on: null });
  await expectNothingPressed(page, aim);
  expect(await leadOf(request, ids[1] ?? '')).toMatchObject({ follow_up_on: days[1] });
});

test('the colleague who was chosen gets the lead, whatever others do with it meanwhile', async ({ page, request }) => {
  const admin = await colleagueId(request, 'admin');
  const ceo = await colleagueId(request, 'ceo');
  const { id } = await arrive(request, nameOnce('Chosen Colleague'));
  await change(request, id, { taken_by: admin });
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  const colleague = group(page, 'With').getByRole('combobox', { name: 'Colleague' });
  await colleague.selectOption({ value: ceo });
  await change(request, id, { taken_by: null });
  await expect(group(page, 'With')).toContainText('nobody yet');
  await expect(colleague).toHaveValue(ceo);
  await group(page, 'With').getByRole('button', { name: 'Hand over' }).press('Enter');
  await expect.poll(async () => (await leadOf(request, id)).taken_by).toMatchObject({ id: ceo });
});

test('the day that was typed is planned, whatever a colleague plans meanwhile', async ({ page, request }) => {
  await colleagueId(request);
  const { id } = await arrive(request, nameOnce('Typed Day'));
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  const day = group(page, 'Follow up').getByLabel('Another day');
  await day.fill('2098-03-03');
  await change(request, id, { follow_up_on: '2098-01-06' });
  await expect(group(page, 'Follow up')).toContainText('6 Jan');
  await expect(day).toHaveValue('2098-03-03');
  await group(page, 'Follow up').getByRole('button', { name: 'Plan this day' }).press('Enter');
  await expect.poll(async () => (await leadOf(request, id)).follow_up_on).toBe('2098-03-03');
});

test('whoever is at a button that a colleague takes away is at its group', async ({ page, request }) => {
  await colleagueId(request);
  const { id } = await arrive(request, nameOnce('At the Button'));
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  await group(page, 'Next steps').getByRole('button', { name: 'Mark as Contacted' }).focus();
  await change(request, id, { status: 'contacted' });
  await expect(group(page, 'Next steps')).toBeFocused();
});

test('whoever decides about an enquiry that a colleague has just decided about is told', async ({ page, request }) => {
  const name = nameOnce('Decided Twice');
  await hold(request, name);
  await haveSession(request, 'ceo');
  const { enquiries } = await (await request.get('/api/quarantine')).json();
  const { id } = enquiries.find(({ enquiry }: { enquiry: { name: string } }) => enquiry.name === name);
  await signIn(page, 'team', '/dashboard/quarantine');
  await page.route('**/release', async (route) => {
    await request.delete(`/api/quarantine/${id}`);
    await route.continue();
  });
  await page.getByRole('listitem', { name }).getByRole('button', { name: 'Not spam' }).click();
  await expect.poll(notices(page)).toContain(`${name} was not made a lead by you`);
});
