// What ten clients say, one at a time: by button, by key and by hand.
import { expect, openAwake, test } from './story.ts';

test.use({ films: false });

test('testimonials turn by button and key and wrap around in both directions', async ({ page }) => {
  await openAwake(page, '/');
  const count = page.getByText(/^\d+ \/ 10$/);
  await expect(count).toHaveText('1 / 10');
  await page.getByRole('button', { name: 'Previous testimonial' }).click();
  await expect(count).toHaveText('10 / 10');
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await expect(count).toHaveText('1 / 10');
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText('2 / 10');
});

test('with a testimonial in hand the keys of the browser stay its own', async ({ page }) => {
  await openAwake(page, '/');
  await page.getByRole('button', { name: 'Next testimonial' }).focus();
  await page.evaluate(() => {
    addEventListener('keydown', (event) => document.body.append(`${event.key} ${event.defaultPrevented}`));
  });
  for (const modifier of ['Alt', 'Control', 'Meta']) await page.keyboard.press(`${modifier}+ArrowLeft`);
  await expect(page.getByText('ArrowLeft false')).toHaveCount(1);
  await expect(page.getByText('ArrowLeft true')).toHaveCount(0);
  await expect(page.getByText(/^\d+ \/ 10$/)).toHaveText('1 / 10');
});

test('whoever scrolls the testimonials on while they are still turning is followed by the counter', async ({
  page,
}) => {
  await openAwake(page, '/');
  const row = page.getByRole('list', { name: 'Testimonials' });
  const next = page.getByRole('button', { name: 'Next testimonial' });
  const place = () => row.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
  await row.scrollIntoViewIfNeeded();
  await next.click();
  await expect.poll(place).toBe(1);
  await next.click();
  await row.hover();
  await page.mouse.wheel(-5000, 0);
  await expect.poll(place).toBe(0);
  await expect(page.getByText(/^\d+ \/ 10$/)).toHaveText('1 / 10');
});

test('the counter counts up also where a tool lets the page run from right to left', async ({ page }) => {
  await openAwake(page, '/');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const row = page.getByRole('list', { name: 'Testimonials' });
  await row.evaluate((element) => element.scrollTo({ left: -element.clientWidth, behavior: 'instant' }));
  await expect(page.getByText(/^\d+ \/ 10$/)).toHaveText('2 / 10');
});
