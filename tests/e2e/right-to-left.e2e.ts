// Leads whose words are written from right to left: each stands by itself, and nothing around it changes places.
import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect, nameOnce, signIn, test } from './story.ts';

/** Where the first of these words is drawn, and the last, from the left. */
const drawnAt = (place: Locator, words: string[]) =>
  place.evaluate((element, wanted) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found = new Map<string, number>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const word of wanted) {
        const at = text.textContent?.indexOf(word) ?? -1;
        if (at < 0 || found.has(word)) continue;
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        found.set(word, range.getBoundingClientRect().left);
      }
    }
    return wanted.map((word) => found.get(word) ?? Number.NaN);
  }, words);

test('a company in Arabic does not pull the number of the enquiry apart, nor swap what it was and what it is', async ({
  page,
  request,
}) => {
  const name = nameOnce('Nadia Noor');
  const [was, is] = ['شركة النور', 'مكتب الفجر'];
  const more = { company: was, phone: `082${randomInt(1e6, 1e7)}` };
  await arrive(request, name, more);
  const { id } = await arrive(request, name, more);
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  const dialog = page.getByRole('dialog', { name });
  const line = dialog.getByRole('paragraph').filter({ hasText: '2nd enquiry' });
  const [company = 0, number = 0, letters = 0] = await drawnAt(line, [was, '2', 'nd']);
  expect(company).toBeLessThan(number);
  expect(letters - number).toBeLessThan(20);

  await page.request.patch(`/api/leads/${id}`, { data: { version: 1, company: is } });
  const change = dialog.getByRole('paragraph').filter({ hasText: `${was} → ${is}` });
  const [from = 0, arrow = 0, to = 0] = await drawnAt(change, [was, '→', is]);
  expect(from).toBeLessThan(arrow);
  expect(arrow).toBeLessThan(to);
});
