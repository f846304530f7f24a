// A lead on paper: all of it, and nothing of the desk that it lies on.
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
