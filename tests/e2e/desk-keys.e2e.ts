// The desk by keys alone: the way into the list, and where the focus goes when what had it is gone.
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect, nameOnce, signIn, test } from './story.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search leads' });
const lead = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the list is entered from anywhere on the desk, and from the search, whatever Caps Lock says', async ({
  page,
  request,
}) => {
  const name = nameOnce('Entered');
  for (const one of ['One', 'Two']) await arrive(request, `${name} ${one}`);
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  const [first, second] = [lead(page, `${name} One`), lead(page, `${name} Two`)];
  await second.waitFor();
  for (const key of ['j', 'k', 'J']) {
    await page.getByRole('button', { name: 'Refresh' }).focus();
    await page.keyboard.press(key);
    await expect(first).toBeFocused();
  }
  await page.keyboard.press('J');
  await expect(second).toBeFocused();
  await page.keyboard.press('O');
  await expect(page.getByRole('dialog', { name: `${name} Two` })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(second).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.press('End');
  await page.keyboard.press('j');
  await expect(search(page)).toHaveValue(`${name}j`);
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL(new RegExp(`q=${name.replaceAll(' ', '[+]|%20')}$`));
  await first.waitFor();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
});

test('keys lead to the last row, and not past it to the charts below the list', async ({ page, request }) => {
  const name = nameOnce('Last Row');
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'].map((one) => `${name} ${one}`);
  for (const one of names) await arrive(request, one);
  await page.setViewportSize({ width: 1440, height: 500 });
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await lead(page, `${name} One`).waitFor();
  for (const one of names) {
    await page.keyboard.press('j');
    await expect(lead(page, one)).toBeFocused();
    await expect(page.getByRole('article', { name: one })).toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.press('Home');
  await expect(lead(page, `${name} One`)).toBeFocused();
  await expect(page.getByRole('article', { name: `${name} One` })).toBeInViewport({ ratio: 0.9 });
});

test('what a search finds is in sight, also where the field stood at the end of the screen', async ({
  page,
  request,
}) => {
  const name = nameOnce('Found Below');
  await arrive(request, name);
  await signIn(page, 'team');
  const field = page.getByRole('searchbox');
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 600 },
  ]) {
    await page.setViewportSize(size);
    await field.fill('');
    await field.evaluate((input) => input.scrollIntoView({ behavior: 'instant', block: 'end' }));
    await field.pressSequentially(name);
    await expect(page.getByRole('article', { name })).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
  }
});

test('with letters switched off only the arrow leads from the search into the list', async ({ page, request }) => {
  const name = nameOnce('Without Letters');
  await arrive(request, name);
  await page.addInitScript(() => localStorage.setItem('desk-letter-keys', 'off'));
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await lead(page, name).waitFor();
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.focus();
  await page.keyboard.press('j');
  await expect(refresh).toBeFocused();
  await search(page).press('ArrowDown');
  await expect(lead(page, name)).toBeFocused();
});

test('whoever clears the filters by a key is in the search, whoever does it by a finger is not asked to type', async ({
  page,
}) => {
  await signIn(page, 'team', '/dashboard?tab=all&priority=low');
  const clear = page.getByRole('button', { name: 'Clear filters' });
  await clear.press('Enter');
  await expect(clear).toBeHidden();
  await expect(search(page)).toBeFocused();
  await page.getByLabel('Priority').selectOption('Low');
  await clear.click();
  await expect(clear).toBeHidden();
  await expect(search(page)).not.toBeFocused();
});

test('when the last row has gone, the words in its place have the focus', async ({ page, request }) => {
  const name = nameOnce('Last Row');
  for (const one of ['Moved', 'Deleted']) await arrive(request, `${name} ${one}`);
  const empty = page.getByRole('heading', { name: 'No leads found' });
  await signIn(page, 'team', `/dashboard?q=${encodeURIComponent(`${name} Moved`)}`);
  await lead(page, `${name} Moved`).press('Enter');
  await page.getByRole('button', { name: 'Mark as Contacted' }).press('Enter');
  await expect(empty).toBeFocused();

  await page.goto(`/dashboard?tab=all&q=${encodeURIComponent(`${name} Deleted`)}`);
  await lead(page, `${name} Deleted`).press('o');
  await page.getByRole('button', { name: 'Delete Lead' }).press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(empty).toBeFocused();
});

test('whoever takes a step back by keys is where they were, also while another notice stands', async ({
  page,
  request,
}) => {
  const name = nameOnce('Bongi Back');
  await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  const lead = page.getByRole('article', { name, exact: true });
  await page.getByRole('button', { name: `Expand ${name}` }).press('Enter');
  await lead.getByRole('button', { name: 'Take it' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);
  await lead.getByRole('button', { name: 'Mark as Contacted' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2);
  const steps = lead.getByRole('group', { name: 'Next steps' });
  await expect(steps).toBeFocused();
  await page.keyboard.press('Alt+t');
  // The notices do not go while somebody is among them.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Contacted' })
    .getByRole('button', { name: 'Undo' })
    .press('Enter');
  // At once: later it would be taken from whatever they have gone on to.
  expect(await steps.evaluate((group) => group === document.activeElement)).toBe(true);
  await expect(lead.getByRole('button', { name: 'Mark as Contacted' })).toBeVisible();
});

test('a note is added by keys from where it is typed, and Enter alone begins a line', async ({ page, request }) => {
  const name = nameOnce('Noted By Keys');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?lead=${id}`);
  const dialog = page.getByRole('dialog', { name });
  const note = dialog.getByRole('textbox', { name: 'Note' });
  for (const keys of ['Control+Enter', 'Meta+Enter']) {
    await note.pressSequentially(`With ${keys}`);
    await note.press('Enter');
    await note.pressSequentially('and a second line');
    await note.press(keys);
    await expect(dialog.getByRole('listitem').filter({ hasText: `With ${keys}` })).toContainText('and a second line');
    await expect(note).toHaveValue('');
    await expect(note).toBeFocused();
  }
  await note.press('Control+Enter');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'second line' })).toHaveCount(2);
});
