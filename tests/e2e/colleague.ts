// People with accounts of their own, and how they come in at the door.
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { emailOf, staffPassword as password } from '#server/testing/sign-in.ts';
import { linkInMail } from './own-program.ts';
import { expect } from './story.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function type(page: Page, email: string, secret = password) {
  await expect(button(page, 'Sign In to Dashboard')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await button(page, 'Sign In to Dashboard').click();
}

/** Somebody with a password of their own, so that no story is in another's way. */
export async function colleague(request: APIRequestContext, mailbox: string, role = 'member') {
  const email = emailOf(mailbox);
  await request.post('/api/auth/sign-in/email', { data: { email: emailOf('ceo'), password } });
  await request.post('/api/staff', { data: { name: `Story ${mailbox}`, email, role } });
  const token = (await linkInMail(email, 'set-password')).replace(/^.*#/, '');
  const answer = await request.post('/api/auth/set-password', { data: { token, password } });
  expect(answer.status()).toBe(200);
  return email;
}

export async function openAs(browser: Browser, baseURL: string | undefined, email: string) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await page.goto('/dashboard');
  await type(page, email);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  return page;
}
