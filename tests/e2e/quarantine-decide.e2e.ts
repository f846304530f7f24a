// What staff know before they decide about held enquiries, and how they decide about many at once.
import type { APIRequestContext, Page } from '@playwright/test';
import { expectCleanToAxe } from './axe.ts';
import { deadLine } from './bad-line.ts';
import { hold, showOnly } from './held.ts';
import { expect, nameOnce, signIn, test } from './story.ts';

const held = (page: Page, name: string) => page.getByRole('listitem', { name });
const namesHeld = async (request: APIRequestContext, all: string) => {
  const { enquiries } = await (await request.get('/api/quarantine')).json();
  const names = enquiries.map(({ enquiry }: { enquiry: { name: string } }) => enquiry.name) as string[];
  return names.filter((name) => name.startsWith(all));
};

for (const width of [390, 768, 1440]) {
  test(`at ${width} px all that was sent can be read before it is decided about`, async ({ page, request }) => {
    const name = nameOnce('Read Whole');
    const last = 'The last line of it.';
    const { reference } = await hold(request, name, {
      company: 'Link Traders International',
      website: `https://cheap-links.xyz/${'offer'.repeat(20)}`,
      service: 'law-firm-website-development',
      budget: 'over-100k',
      timeline: 'asap',
      message: [...Array.from({ length: 20 }, (_, i) => `We offer ${i}000 backlinks.`), last].join('\n'),
    });
    await hold(request, `${name} Short`);
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'team', '/dashboard/quarantine');
    const entry = page.getByRole('listitem', { name, exact: true });
    for (const sent of [
      'links@mailinator.com',
      '+1 202 555 0137',
      '/contact',
      reference,
      'Link Traders International',
      'offeroffer',
      'Law Firm Website Development',
      'Over R100,000',
      'As soon as possible',
    ]) {
      const words = entry.getByText(sent);
      await expect(words).toBeVisible();
      expect(await words.evaluate((place) => place.scrollWidth <= place.clientWidth), sent).toBe(true);
    }
    const message = entry.getByText(last);
    const isWhole = () => message.evaluate((place) => place.scrollHeight <= place.clientHeight);
    expect(await isWhole()).toBe(false);
    const all = entry.getByRole('button', { name: 'Show all' });
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await all.press('Enter');
    await expect.poll(isWhole).toBe(true);
    const less = entry.getByRole('button', { name: 'Show less', expanded: true });
    await expect(less).toBeFocused();
    await less.press('Enter');
    await expect.poll(isWhole).toBe(false);
    await expect(held(page, `${name} Short`).getByRole('button', { name: 'Show all' })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('all that is shown is deleted with one question, and what arrived meanwhile stays', async ({ page, request }) => {
  const all = nameOnce('Flood');
  for (const one of ['One', 'Two', 'Three']) await hold(request, `${all} ${one}`);
  await showOnly(page, all);
  await signIn(page, 'team', '/dashboard/quarantine');
  const opener = page.getByRole('button', { name: 'Delete all shown' });
  const question = page.getByRole('dialog', { name: 'Delete 3 enquiries' });
  await opener.press('Enter');
  await expectCleanToAxe(page);
  await question.getByRole('button', { name: 'Keep them' }).press('Enter');
  await expect(opener).toBeFocused();
  expect(await namesHeld(page.request, all)).toHaveLength(3);

  await opener.press('Enter');
  await hold(request, `${all} Late`);
  await expect(page.getByText(`${all} Late`, { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Delete 3 for good' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '3 enquiries were deleted.' }).first()).toBeAttached();
  await expect(question).toBeHidden();
  await expect(held(page, `${all} Late`).getByRole('heading')).toBeFocused();
  await expect.poll(() => namesHeld(page.request, all)).toEqual([`${all} Late`]);
  await expect(held(page, all)).toHaveCount(1);
});

test('where not all could be deleted the question says why and stays', async ({ page, request }) => {
  const all = nameOnce('Stubborn');
  for (const one of ['One', 'Two']) await hold(request, `${all} ${one}`);
  await showOnly(page, all);
  await page.route('**/api/quarantine/delete', (route) => route.fulfill({ status: 503, json: {} }));
  await signIn(page, 'team', '/dashboard/quarantine');
  await page.getByRole('button', { name: 'Delete all shown' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete 2 enquiries' });
  await question.getByRole('button', { name: 'Delete 2 for good' }).press('Enter');
  await expect(question.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
  await page.unroute('**/api/quarantine/delete');
  await question.getByRole('button', { name: 'Delete 2 for good' }).press('Enter');
  await expect(page.getByText('Nothing waits here.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quarantine' })).toBeFocused();
});

test('what is said to have gone wrong is what the last press came to', async ({ page, request }) => {
  const name = nameOnce('Twice Wrong');
  await hold(request, name);
  await page.route('**/api/quarantine/*/release', deadLine);
  await page.route('**/api/quarantine/*', (route) => route.fulfill({ status: 503, json: {} }));
  await signIn(page, 'team', '/dashboard/quarantine');
  const entry = held(page, name);
  await entry.getByRole('button', { name: 'Not spam' }).press('Enter');
  await expect(entry.getByRole('alert')).toContainText('No connection.');
  await entry.getByRole('button', { name: 'Delete' }).press('Enter');
  await entry.getByRole('button', { name: 'Yes, delete for good' }).press('Enter');
  await expect(entry.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
});
