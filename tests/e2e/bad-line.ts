// What the stories on a bad line share.
import type { Browser, Page, Route } from '@playwright/test';
import { expect, haveSession, openAwake } from './story.ts';

export async function fill(page: Page, name: string) {
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Email Address').fill('ayanda@dube.co.za');
  await page.getByLabel('Phone Number').fill('0845550111');
  await page.getByLabel('Message').fill('A site for our practice in Umhlanga.');
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send enquiry' }).click();
export const saved = (page: Page) => page.getByRole('heading', { name: 'Saved. It leaves as soon as it can' });
export const change = (page: Page) => page.getByRole('button', { name: 'Change what I wrote' }).click();
export const arrived = (page: Page) => page.getByText(/Your reference: [0-9A-Z]{4}-[0-9A-Z]{4}/);
export const notice = (page: Page) => page.getByRole('complementary', { name: 'Unsent enquiry' });
export const consent = (page: Page) => page.getByLabel('Send me occasional notes');

export const enquiries = '**/api/enquiries';
export const deadLine = (route: Route) => route.abort();
/** The server has it; the visitor never hears of that. */
export async function lostAnswer(route: Route) {
  await route.fetch();
  await route.abort();
}

/** Sends one from the home page over a line that brings nothing, or over the one given, so that the device keeps it. */
export async function keepOne(page: Page, name: string, line = deadLine) {
  await page.route(enquiries, line);
  await openAwake(page, '/');
  await fill(page, name);
  await send(page);
  await expect(saved(page)).toBeFocused();
}

export async function leadsOf(browser: Browser, name: string) {
  const desk = await browser.newContext();
  await haveSession(desk.request);
  const answer = await desk.request.get(`/api/leads?q=${encodeURIComponent(name)}`);
  expect(answer.ok()).toBe(true);
  const { leads } = (await answer.json()) as { leads: Record<string, unknown>[] };
  await desk.close();
  return leads;
}
