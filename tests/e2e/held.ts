// Enquiries that are held as spam, for stories of the quarantine.
import type { APIRequestContext, Page } from '@playwright/test';
import { arrive } from './arrive.ts';

export const hold = (request: APIRequestContext, name: string, more: Record<string, string> = {}) =>
  arrive(request, name, {
    email: 'links@mailinator.com',
    phone: '+1 202 555 0137',
    message: `We offer 5000 backlinks. [url=http://cheap-links.xyz]Order now, ${name}[/url]`,
    homepage: 'http://cheap-links.xyz',
    ...more,
  });

/** Those of other stories come and go, and are not this one's to decide about. */
export async function showOnly(page: Page, all: string) {
  await page.route(/\/api\/quarantine(\?|$)/, async (route) => {
    const found = await (await route.fetch()).json();
    const own = found.enquiries.filter(({ enquiry }: { enquiry: { name: string } }) => enquiry.name.startsWith(all));
    await route.fulfill({ json: { ...found, enquiries: own, next_cursor: null, total: own.length } });
  });
}
