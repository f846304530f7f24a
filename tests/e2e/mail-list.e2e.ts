// The list of mails: to whom each goes, and the way to those that do not fit on the first page.
import { deadLine } from './bad-line.ts';
import { expect, signIn, test } from './story.ts';

const mail = (id: number, more: Record<string, unknown> = {}) => ({
  id: `00000000-0000-7000-8000-${String(id).padStart(12, '0')}`,
  kind: 'receipt',
  state: 'sent',
  lead_id: null,
  link_kind: null,
  name: `Person ${id}`,
  email: `person${id}@example.co.za`,
  reference: '',
  attempts: 1,
  last_error: null,
  channel: 'smtp',
  given_up_at: null,
  dismissed_at: null,
  created_at: new Date().toISOString(),
  ...more,
});

test('older mails come with a button, and what needs a person says how many more there are', async ({ page }) => {
  const numbers = { given_up: 340, not_shown: 240, smtp: true };
  const refused = mail(9, { state: 'waiting', channel: null, last_error: 'The mailbox is full.' });
  await page.route(/\/api\/mails(\?|$)/, (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    // The one that was refused has left between the two pages.
    const json = before
      ? { ...numbers, mails: [mail(9), mail(1)], next_cursor: null }
      : { ...numbers, mails: [refused, mail(12)], next_cursor: mail(12).id };
    return route.fulfill({ json });
  });
  await signIn(page, 'team', '/dashboard/mail');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '@example.co.za' });
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('240 more were given up or refused.')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('person9');
  await expect(rows.nth(2)).toContainText('person1@');
  await expect(page.getByText('That is all.')).toBeFocused();
});

test('a mail about follow-ups says what it is and to whom it goes', async ({ page }) => {
  await page.route('**/api/mails', (route) =>
    route.fulfill({
      json: {
        mails: [mail(1, { kind: 'follow_ups', name: '', email: '' })],
        next_cursor: null,
        given_up: 0,
        not_shown: 0,
        smtp: true,
      },
    }),
  );
  await signIn(page, 'team', '/dashboard/mail');
  await expect(page.getByRole('link', { name: 'Read Follow-ups of the day, to all staff' })).toBeVisible();
});

test('a double click sends one mail again, and not the next one that has come to its place', async ({ page }) => {
  const sent: string[] = [];
  await page.route(/\/api\/mails(\?|$)/, (route) => {
    const all = [1, 2, 3].map((id) => mail(id, { channel: null, state: 'given_up' }));
    const isSent = ({ id }: { id: string }) => sent.includes(id);
    const mails = [
      ...all.filter((one) => !isSent(one)),
      ...all.filter(isSent).map((one) => ({ ...one, state: 'waiting' })),
    ];
    return route.fulfill({ json: { mails, next_cursor: null, given_up: 3 - sent.length, not_shown: 0, smtp: true } });
  });
  await page.route('**/send-again', (route) => {
    sent.push(route.request().url().split('/').at(-2) ?? '');
    return route.fulfill({ json: { id: sent.at(-1) } });
  });
  await signIn(page, 'team', '/dashboard/mail');
  await page.getByRole('button', { name: /^Send again .*person1@/ }).dblclick({ delay: 200 });
  await expect(page.getByRole('button', { name: /^Send again/ })).toHaveCount(2);
  expect(sent).toEqual([mail(1).id]);
});

test('a mail to an address that does not exist is dismissed, and nothing reminds of it any more', async ({ page }) => {
  const all = [1, 2].map((id) => mail(id, { channel: null, state: 'given_up', last_error: 'No such mailbox.' }));
  await page.route(/\/api\/mails(\?|$)/, (route) => {
    const given_up = all.filter(({ state }) => state === 'given_up').length;
    return route.fulfill({ json: { mails: all, next_cursor: null, given_up, not_shown: 0, smtp: true } });
  });
  await page.route('**/dismiss', (route) => {
    for (const one of all) if (route.request().url().includes(one.id)) one.state = 'dismissed';
    return route.fulfill({ json: { id: '' } });
  });
  await page.route('**/send-again', (route) => {
    for (const one of all) if (route.request().url().includes(one.id)) one.state = 'waiting';
    return route.fulfill({ json: { id: '' } });
  });
  await signIn(page, 'team', '/dashboard/mail');
  const inMenu = (count: string) => page.getByRole('link', { name: `Mail ${count}`, exact: true });
  await expect(inMenu('2')).toBeVisible();
  await page.getByRole('button', { name: /^Dismiss .*person1@/ }).press('Enter');
  await expect(inMenu('1')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'person1@' });
  await expect(row).toContainText('Dismissed');
  await expect(row.getByRole('link', { name: /^Read/ })).toBeFocused();
  await expect(row.getByRole('button', { name: /^Dismiss/ })).toHaveCount(0);
  await row.getByRole('button', { name: /^Send again/ }).press('Enter');
  await expect(row).toContainText('Waiting');
  await expect(row.getByRole('link', { name: /^Read/ })).toBeFocused();
});

test('what went wrong with sending a mail again is not said any more once it is dismissed', async ({ page }) => {
  const only = mail(1, { channel: null, state: 'given_up' });
  await page.route(/\/api\/mails(\?|$)/, (route) =>
    route.fulfill({ json: { mails: [only], next_cursor: null, given_up: 1, not_shown: 0, smtp: true } }),
  );
  await page.route('**/send-again', deadLine);
  await page.route('**/dismiss', (route) => {
    only.state = 'dismissed';
    return route.fulfill({ json: { id: only.id } });
  });
  await signIn(page, 'team', '/dashboard/mail');
  const row = page.getByRole('listitem').filter({ hasText: 'person1@' });
  await row.getByRole('button', { name: /^Send again/ }).press('Enter');
  await expect(row.getByRole('alert')).toContainText('No connection.');
  await row.getByRole('button', { name: /^Dismiss/ }).press('Enter');
  await expect(row).toContainText('Dismissed');
  await expect(row.getByRole('alert')).toHaveCount(0);
});
