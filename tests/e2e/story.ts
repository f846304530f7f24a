// What every story begins with: the address of the program, and people who can sign in.
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { emailOf, staffPassword } from '#server/testing/sign-in.ts';

export { expect };

export const test = base.extend<{ films: boolean }>({
  baseURL: async ({ browserName: _ }, use) => use(process.env.STORY_URL),
  films: [true, { option: true }],
  context: async ({ context, films }, use) => {
    if (!films) await context.addInitScript(keepFilmsWaiting);
    await use(context);
  },
  page: async ({ page }, use) => {
    await page.addInitScript(rememberNotices);
    await use(page);
    // An answer that is still on its way through a story's hands when the story ends is no fault of it.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Runs in the page, which then is as on a line that never brings a film: to show one takes as much work as all the rest. */
function keepFilmsWaiting() {
  HTMLMediaElement.prototype.play = () => new Promise(() => {});
}

/** Runs in the page. Notices go by themselves: what they said is kept for whoever looks later. */
function rememberNotices() {
  const said = new Set<string>();
  Object.assign(window, { said });
  new MutationObserver(() => {
    for (const notice of document.querySelectorAll('[data-sonner-toast]')) said.add(notice.textContent);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** For expect.poll: all that notices have said on this page since it was loaded. */
export const notices = (page: Page) => () =>
  page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].join('\n'));

type Mailbox = 'ceo' | 'admin' | 'team';

/** A session without a screen. The form at the door has stories of its own (door.e2e.ts). */
export async function haveSession(request: APIRequestContext, mailbox: Mailbox = 'team') {
  const data = { email: emailOf(mailbox), password: staffPassword };
  const answer = await request.post('/api/auth/sign-in/email', { data });
  expect(answer.status()).toBe(200);
}

/** The state of the line, where it is seen: a change of it is also said to ears. */
export const lineSign = (page: Page, words: string | RegExp) =>
  page.getByRole('banner').getByText(words, { exact: true });

/** A page of the dashboard, open and live. */
export async function signIn(page: Page, mailbox: Mailbox = 'team', path = '/dashboard') {
  await haveSession(page.request, mailbox);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Team Dashboard' })).toBeVisible();
  await expect(lineSign(page, 'Live')).toBeVisible();
}

/** A name of its own for each run of a story: leads of other stories, and of earlier runs, are not taken for its own. */
export const nameOnce = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

/** A page wakes at the first sign of use; this one is to be awake already. */
export async function openAwake(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('html[data-awake]').waitFor();
}

/** Fails on anything that the page complains about, a refused script or style among it. */
export function expectNoComplaints(page: Page): () => void {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('Service Worker registration blocked by Playwright');
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return () => expect(complaints).toEqual([]);
}
