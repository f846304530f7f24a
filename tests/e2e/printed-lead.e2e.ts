// A lead on paper: all of it, and nothing of the desk that it lies on. And the list of leads, as far as it was fetched.
import { arrive } from './arrive.ts';
import { expect, nameOnce, signIn, test } from './story.ts';

test('an open lead is printed whole, in black on white, without the desk and what can be pressed', async ({
  page,
  request,
}) => {
  const name = nameOnce('Petra Printed');
  const message = Array.from({ length: 60 }, () => 'We move offices in March and want the new site by then.').join(
    '\n',
  );
  const { id } = await arrive(request, name, { message });
  await signIn(page, 'team', `/dashboard?lead=${id}`);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText('Enquiry received')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const place of [dialog, dialog.getByText('We move offices in March')]) {
    expect(await place.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  }
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(dialog).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(dialog.getByText('Enquiry received')).toBeVisible();
  await expect(page.locator('button:visible, form:visible, nav:visible, [role=tab]:visible')).toHaveCount(0);
  // All of it comes on paper: as many sheets at least as it is long.
  const { height = 0 } = (await dialog.boundingBox()) ?? {};
  const pdf = (await page.pdf({ width: '1280px', height: '700px' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeGreaterThanOrEqual(Math.ceil(height / 700));
  expect(height).toBeGreaterThan(1400);
});

test('on paper the name of a row stands on the line of what it names', async ({ page, request }) => {
  const name = nameOnce('Petra Level');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?lead=${id}`);
  const row = page.getByRole('dialog', { name }).getByRole('group', { name: 'With' });
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  const middles = ['With', 'nobody yet'].map(async (words) => {
    const { y = 0, height = 0 } = (await row.getByText(words, { exact: true }).boundingBox()) ?? {};
    return y + height / 2;
  });
  const [ofName = 0, ofWords = -99] = await Promise.all(middles);
  expect(Math.abs(ofName - ofWords)).toBeLessThanOrEqual(1);
});

test('a question over a lead is not printed over it', async ({ page, request }) => {
  const name = nameOnce('Petra Asked');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?lead=${id}`);
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Delete Lead' }).click();
  const question = page.getByRole('dialog', { name: `Delete ${name}` });
  await expect(question).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(question).toBeHidden();
});

test('the list is printed with all the leads that were fetched, each below the last, and without what can be pressed', async ({
  page,
  request,
}) => {
  const both = nameOnce('Petra Listed');
  const names = Array.from({ length: 24 }, (_, i) => `${both} ${i}`);
  await Promise.all(names.map((name) => arrive(request, name)));
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(both)}`);
  await expect(page.getByText('24 leads shown').first()).toBeVisible();
  const rows = page.getByRole('article');
  expect(await rows.count()).toBeLessThan(names.length);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(rows).toHaveCount(names.length);
  const places = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
  expect(places.every(({ top }, i) => top + 0.5 >= (places[i - 1]?.bottom ?? 0))).toBe(true);
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => rows.count()).toBeLessThan(names.length);
});
