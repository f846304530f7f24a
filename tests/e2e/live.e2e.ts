// The stream of a dashboard that stays open for days.
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expectCleanToAxe } from './axe.ts';
import { expect, haveSession, lineSign, nameOnce, signIn, test } from './story.ts';

test('a desk that is live again after many refusals waits no longer than the first time when it is refused anew', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const streams: EventTarget[] = [];
    class Stream extends EventTarget {
      static CLOSED = 2;
      readyState = Stream.CLOSED;
      constructor() {
        super();
        streams.push(this);
      }
      close() {}
    }
    Object.assign(window, { EventSource: Stream, streams });
  });
  const opened = () => page.evaluate(() => (window as unknown as { streams: EventTarget[] }).streams.length);
  const tell = (what: string) =>
    page.evaluate((type) => {
      const { streams } = window as unknown as { streams: EventTarget[] };
      streams.at(-1)?.dispatchEvent(new Event(type));
    }, what);
  await page.clock.install();
  await haveSession(page.request);
  await page.goto('/dashboard');
  await expect.poll(opened).toBe(1);
  // Nothing has gone wrong yet.
  await expect(lineSign(page, 'Connecting')).toBeVisible();
  for (const times of [2, 3, 4, 5, 6, 7]) {
    await tell('error');
    await expect(lineSign(page, 'Reconnecting')).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect.poll(opened).toBe(times);
  }
  await tell('ready');
  await expect(lineSign(page, 'Live')).toBeVisible();
  await tell('error');
  await expect(lineSign(page, 'Reconnecting')).toBeVisible();
  await page.clock.fastForward(1000);
  await expect.poll(opened).toBe(8);
});

/** Runs in the page: notices of the system are kept instead of shown. */
function keepNotices() {
  const shown: string[] = [];
  const Fake = Object.assign(
    class extends EventTarget {
      constructor(title: string) {
        super();
        shown.push(title);
        addEventListener('press-notice', (event) => {
          if ((event as CustomEvent).detail === title) this.dispatchEvent(new Event('click'));
        });
      }
      close() {}
    },
    { permission: 'granted', requestPermission: async () => 'granted' },
  );
  Object.assign(window, { shown, Notification: Fake });
}
const shownBy = (page: Page) => () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);

test('a lead that arrives is told also where the clock of the computer is wrong', async ({ page, request }) => {
  const name = nameOnce('Tebogo Timely');
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 10 * 60_000;
  });
  await page.addInitScript(keepNotices);
  await signIn(page, 'team', '/dashboard/settings/notifications');
  await page.getByLabel('Desktop notification').check();
  await expect(lineSign(page, 'Live')).toBeVisible();
  await arrive(request, name);
  await expect.poll(shownBy(page)).toContain(`New lead: ${name}`);
});

test('a press on a notice of the system opens its lead without loading the desk anew', async ({ page, request }) => {
  const name = nameOnce('Palesa Pressed');
  await page.addInitScript(keepNotices);
  await signIn(page, 'team', '/dashboard/settings/notifications');
  await page.getByLabel('Desktop notification').check();
  await expect(lineSign(page, 'Live')).toBeVisible();
  await arrive(request, name);
  const title = `New lead: ${name}`;
  await expect.poll(shownBy(page)).toContain(title);
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('press-notice', { detail })), title);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  expect(await shownBy(page)()).toContain(title); // of the same document
});

test('what arrives while the stream is broken is told when it is back, once', async ({ page, context, request }) => {
  await page.addInitScript(keepNotices);
  // Other stories have leads arrive as well: only those of this one are counted here.
  let leads = 7;
  await page.route('**/api/leads/counts', async (route) => {
    const answer = (await (await route.fetch()).json()) as { tabs: object };
    await route.fulfill({ json: { ...answer, tabs: { ...answer.tabs, all: leads, queue: 3 } } });
  });
  await signIn(page, 'team', '/dashboard/settings/notifications');
  await page.getByLabel('Desktop notification').check();
  await expect(page).toHaveTitle(/^\(3\)/); // how many there are is known
  await expect(lineSign(page, 'Live')).toBeVisible();
  await context.setOffline(true);
  await expect(lineSign(page, /^Offline since/)).toBeVisible();
  for (const name of ['Ayanda', 'Bheki']) await arrive(request, nameOnce(`${name} Unheard`));
  leads += 2;
  await context.setOffline(false);
  await expect(lineSign(page, 'Live')).toBeVisible();
  const told = async () => (await shownBy(page)()).filter((title) => title.endsWith('while the line was away'));
  await expect.poll(told).toEqual(['2 new leads while the line was away']);

  await context.setOffline(true);
  await expect(lineSign(page, /^Offline since/)).toBeVisible();
  const looked = page.waitForResponse('**/api/leads/counts');
  await context.setOffline(false);
  await looked;
  await expect(lineSign(page, 'Live')).toBeVisible();
  expect(await told()).toHaveLength(1);
});

test('however many tabs of the desk are open, each is live, and one of them listens for all', async ({
  page,
  request,
}) => {
  const name = nameOnce('Thandeka Tabs');
  const desk = `/dashboard?tab=all&q=${encodeURIComponent(name)}`;
  await signIn(page, 'team', desk);
  const tabs = [page];
  // A browser opens six connections to a server.
  while (tabs.length < 7) {
    const tab = await page.context().newPage();
    await tab.goto(desk);
    await expect(lineSign(tab, 'Live')).toBeVisible();
    tabs.push(tab);
  }
  const row = (tab: Page, called: string) => tab.getByRole('article', { name: `${name} ${called}`, exact: true });
  await arrive(request, `${name} One`);
  for (const tab of tabs) await expect(row(tab, 'One')).toBeVisible();

  await tabs.pop()?.close();
  await arrive(request, `${name} Two`);
  for (const tab of tabs) await expect(row(tab, 'Two')).toBeVisible();
});

test('a desk that outlives the program it came from offers the newer one, and moves nothing', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const breakLine = async () => {
    await context.setOffline(true);
    await expect(lineSign(page, /^Offline since/)).toBeVisible();
    const looked = page.waitForResponse((answer) => answer.url().endsWith('/dashboard'));
    await context.setOffline(false);
    await expect(lineSign(page, 'Live')).toBeVisible();
    await looked;
  };
  const reload = page.getByRole('button', { name: 'New version: reload' });
  await signIn(page);
  const place = await page.getByRole('main').boundingBox();
  await breakLine();
  await expect(reload).toBeHidden();

  await page.route('**/dashboard', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('manifest-', 'manifest-1') });
  });
  await breakLine();
  await expect(reload).toBeVisible();
  expect(await page.getByRole('main').boundingBox()).toMatchObject({ y: place?.y });
  await expectCleanToAxe(page);
  await page.unroute('**/dashboard');
  await reload.click();
  await expect(reload).toBeHidden();
  await expect(lineSign(page, 'Live')).toBeVisible();
});

test('a desk whose question an older program has answered asks again, and is offered the newer one', async ({
  page,
}) => {
  // Five minutes pass in a moment. To move the clock would break the line, and the desk ask for that reason.
  await page.addInitScript(() => {
    const every = window.setInterval;
    window.setInterval = ((work: () => void, ms: number) => every(work, ms === 300_000 ? 500 : ms)) as typeof every;
  });
  await signIn(page);
  await page.route('**/dashboard', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('manifest-', 'manifest-1') });
  });
  await expect(page.getByRole('button', { name: 'New version: reload' })).toBeVisible();
});
