// What the stories of visitors share: pages that are complete, and ears for what they send.
import type { Page } from '@playwright/test';
import { openAwake } from './story.ts';

export const minute = 60_000;

/** Events as they leave the browser, in order. A beacon cannot be looked into; without it the same goes by fetch. */
export async function listen(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: undefined }));
  const events: { name: string; page: string; fields: Record<string, unknown> }[] = [];
  const leadIds: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/analytics')) return;
    const body = request.postDataJSON();
    events.push(...body.events);
    leadIds.push(body.lead_id);
  });
  return { events, leadIds, names: () => events.map(({ name }) => name) };
}

/** A page whose widgets are there although nobody has touched it. */
export async function openUntouched(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await page.clock.fastForward(2_600);
  await page.locator('html[data-awake]').waitFor();
  await page.clock.fastForward(2_100);
  await widgets(page);
}

export const widgets = (page: Page) => page.locator('html[data-complete]').waitFor();

export async function openWith(page: Page, path: string, choice: 'yes' | 'no') {
  await page.addInitScript((kept) => localStorage.setItem('analytics-consent', kept), choice);
  await openAwake(page, path);
  await widgets(page);
}

/** As the browser says it; the page stays, so that what it sends can be read. */
export const leave = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')));
export const leaveAtTheTop = async (page: Page) => {
  await page.mouse.move(400, 300);
  await page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, bubbles: true })));
};
export const offer = (page: Page) => page.getByRole('dialog', { name: /47-page guide/ });
export const help = (page: Page) => page.getByRole('region', { name: 'Need Help?' });
export const consentBar = (page: Page) => page.getByRole('region', { name: 'Your choice about analytics' });
