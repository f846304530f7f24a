// Answering a lead: who has done it already, what was said, what the deal is worth, and finding somebody who calls back.
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect, nameOnce, signIn, test } from './story.ts';

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Runs in the page: the programs for calls and mails are not there to be opened. */
const openNothing = () =>
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href^="tel:"], a[href^="mailto:"]')) event.preventDefault();
  });

async function deskFor(page: Page, name: string, mailbox: 'admin' | 'team' = 'team') {
  await signIn(page, mailbox);
  await page.goto(`/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
  await page.evaluate(openNothing);
}

test('a number or address that is pressed where it stands is written down like any other call or mail', async ({
  page,
  request,
}) => {
  const name = nameOnce('Petra Pressed');
  await arrive(request, name);
  await deskFor(page, name);
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  await row(page, name).getByRole('link', { name: '+27 82 555 0144' }).click();
  await page.getByRole('button', { name: `View details of ${name}` }).click();
  const timeline = dialog(page).getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('Called from the dashboard.');
  const mail = dialog(page).getByRole('link', { name: /@example\.co\.za$/ });
  await expect(mail).toHaveAttribute('href', /\?subject=Your%20enquiry%20.*&body=Hello%20Petra/);
  await mail.click();
  await expect(timeline).toContainText('Email begun from the dashboard.');
});
