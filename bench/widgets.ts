// What the widgets cost a cheap phone: the work of the main thread until a page is awake, and what they add to it when they come,
// on a processor slowed four times; and whether they move or replace anything that was there before them.
import type { Browser } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { median } from './quantile.ts';
import { type Row, row, rowWithin } from './row.ts';
import { startProgram } from './server-process.ts';

const allowed = 50;
const rounds = Number(process.env.RUNS ?? 9);
const pages = process.env.PAGES?.split(',') ?? ['/', '/services', '/sandton'];

interface Cost {
  busy: number;
  lcp: number;
  cls: number;
}

interface Visit {
  before: Cost;
  after: Cost;
}

export async function* measureWidgets(): AsyncGenerator<Row> {
  await using program = await startProgram();
  await using browser = await openBrowser();
  for (const path of pages) {
    const visits: Visit[] = [];
    for (let i = 0; i < rounds; i++) visits.push(await visit(browser, program.url + path));
    const compare = (what: string, cost: keyof Cost, unit: string) => ({
      what: `${path}, ${what}`,
      figure: median(visits.map(({ after }) => after[cost])),
      unit,
      reference: { is: 'before they came', figure: median(visits.map(({ before }) => before[cost])) },
    });
    const added = median(visits.map(({ before, after }) => after.busy - before.busy));
    yield row(compare('main thread', 'busy', 'ms'));
    yield rowWithin(`${path}, added to the main thread`, added, 'ms', allowed);
    yield row(compare('LCP', 'lcp', 'ms'));
    yield row({ ...compare('CLS', 'cls', ''), aim: { of: 'figure', atMost: 0 } });
  }
}

/** Nobody touches the page. The widgets are held back until it is awake and has come to rest. */
async function visit(on: Browser, url: string): Promise<Visit> {
  const context = await on.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // In time of the thread itself: what else the machine does is not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const rest = Promise.withResolvers<void>();
  await page.route(/\/assets\/widgets-/, async (route) => {
    await rest.promise;
    await route.continue();
  });
  const costs = async (): Promise<Cost> => {
    const seen = await page.evaluate(paints);
    const { metrics } = await devtools.send('Performance.getMetrics');
    // What a page makes the thread do; how long its pictures take to paint here, in software, says nothing about a phone.
    const work = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
    const busy = metrics.filter(({ name }) => work.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
    return { busy, ...seen };
  };
  await page.goto(url);
  await page.locator('html[data-awake]').waitFor();
  const before = await costs();
  // Waited for by their arrival and a rest: to look for them again and again would be work, too.
  const arrival = page.waitForResponse(/\/assets\/widgets-/);
  rest.resolve();
  await arrival;
  const after = await costs();
  if ((await page.locator('html[data-complete]').count()) === 0) throw new Error(`The widgets of ${url} did not come.`);
  await context.close();
  return { before, after };
}

function paints(): Promise<{ lcp: number; cls: number }> {
  return new Promise((resolve) => {
    let lcp = 0;
    let cls = 0;
    new PerformanceObserver((list) => {
      lcp = list.getEntries().at(-1)?.startTime ?? lcp;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) cls += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve({ lcp, cls: Math.round(cls * 1000) / 1000 }), 1500);
  });
}
