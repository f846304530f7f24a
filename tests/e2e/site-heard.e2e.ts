// The public pages for somebody who does not see them: what is said, and where they are left.
import { unsentWords } from '#content/enquiry-form-words.ts';
import { contactPage } from '#content/pages/contact-page.ts';
import { testimonials } from '#content/testimonials.ts';
import { offlineWords } from '#content/widget-words.ts';
import { enquiries, keepOne, notice } from './bad-line.ts';
import { hear } from './ears.ts';
import { expect, openAwake, test } from './story.ts';
import { help, leaveAtTheTop, minute, offer, openUntouched, openWith } from './visit.ts';

test.use({ films: false });

test('the question about a mistyped address is said, in a page and in a dialog over it', async ({ page }) => {
  const heard = await hear(page);
  await openWith(page, '/contact', 'no');
  await page.getByLabel('Email Address').fill('thandi@gmial.com');
  await page.keyboard.press('Tab');
  await expect.poll(heard).toEqual(['Did you mean thandi@gmail.com?']);
  await openWith(page, '/about', 'no');
  await leaveAtTheTop(page);
  await offer(page).getByLabel('Your Name').pressSequentially('Thandi', { delay: 20 }); // nobody is at once with the second field
  await offer(page).getByLabel('Your Email').fill('thandi@outlok.com');
  await page.keyboard.press('Tab');
  await expect.poll(heard).toEqual(['Did you mean thandi@outlook.com?']);
});

test('a turn of the testimonials is said with whose words come, and a scroll by hand is not', async ({ page }) => {
  const heard = await hear(page);
  await openAwake(page, '/');
  await page.getByRole('button', { name: 'Next testimonial' }).press('Enter');
  await expect.poll(heard).toEqual([`2 of 10: ${testimonials[1]?.role}`]);
  await expect(page.getByText('2 / 10')).toBeVisible();
  const row = page.getByRole('list', { name: 'Testimonials' });
  await row.dispatchEvent('wheel');
  await row.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(page.getByText('1 / 10')).toBeVisible();
  expect(await heard()).toHaveLength(1);
});

test('whether somebody is there to chat is said once and in one piece', async ({ page }) => {
  const heard = await hear(page);
  await openAwake(page, '/contact');
  await page.getByRole('button', { name: 'Live Chat Support' }).press('Enter');
  await expect.poll(heard).toHaveLength(1);
  const [said = ''] = await heard();
  const { open, closed } = contactPage.chat;
  expect([open, closed].some(({ title, text }) => said.startsWith(`${title}. ${text}`))).toBe(true);
});

test('that the line is gone is said, and that an enquiry waits, also to whoever comes back to it', async ({
  page,
  context,
}) => {
  const heard = await hear(page);
  await keepOne(page, 'Unheard Ayanda');
  await page.goto('/about');
  await expect(notice(page)).toBeVisible();
  await expect.poll(heard).toEqual([unsentWords.waiting]);
  await context.setOffline(true);
  await expect.poll(heard).toContain(offlineWords.text);
});

test('whoever sends from the notice what was kept is left at the notice', async ({ page }) => {
  await keepOne(page, 'Left Ayanda');
  await page.goto('/about');
  await notice(page).getByRole('button', { name: 'Send now' }).focus();
  await page.unroute(enquiries);
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('Your reference');
  await expect(notice(page).getByRole('button', { name: 'Close' })).toBeFocused();
});

test('a notice is as large before its words are there as with them', async ({ page, context }) => {
  await openAwake(page, '/about');
  await page.evaluate(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    const look = () => {
      const box = document.querySelector('aside.notice');
      if (box) heights.push(box.getBoundingClientRect().height);
      requestAnimationFrame(look);
    };
    look();
  });
  await context.setOffline(true);
  await expect(page.getByText(offlineWords.text)).toBeVisible();
  const heights = await page.evaluate(() => [...new Set((window as unknown as { heights: number[] }).heights)]);
  expect(heights).toHaveLength(1);
});

test('whoever is at a button of the saved enquiry when it leaves by itself is taken to the thanks', async ({
  page,
}) => {
  await keepOne(page, 'Waiting Ayanda');
  await page.getByRole('button', { name: 'Change what I wrote' }).focus();
  await page.unroute(enquiries);
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
});

test('the offer of help is said, and does not go while somebody is at it', async ({ page }) => {
  const heard = await hear(page);
  await openUntouched(page, '/about');
  await page.clock.fastForward(minute);
  await expect(help(page)).toBeVisible();
  await page.clock.fastForward(200);
  await expect.poll(heard).toContain('Need Help?');
  await help(page).getByRole('button', { name: 'Contact us' }).focus();
  await page.clock.fastForward(15_000);
  await page.clock.fastForward(15_000);
  await expect(help(page).getByRole('button', { name: 'Contact us' })).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.clock.fastForward(500);
  await expect(help(page)).toBeHidden();
});
