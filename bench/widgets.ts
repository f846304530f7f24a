// What the widgets cost a cheap phone: the work of the main thread with them and without, in turns, on a processor slowed four
// times; and whether they move or replace anything that was there before them.
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

export async function* measureWidgets(): AsyncGenerator<Row> {
  await using program = await startProgram();
  await using browser = await openBrowser();
  for (const path of pages) {
    const runs: { with: Cost; without: Cost }[] = [];
    for (let i = 0; i < rounds; i++) {
      const url = program.url + path;
      runs.push({ with: await visit(browser, url, true), without: await visit(browser, url, false) });
    }
    const compare = (what: string, cost: keyof Cost, unit: string) => ({
      what: `${path}, ${what}`,
      figure: median(runs.map((run) => run.with[cost])),
      unit,
      reference: { is: 'without widgets', figure: median(runs.map((run) => run.without[cost])) },
    });
    const busy = compare('main thread', 'busy', 'ms');
    yield row(busy);
    yield rowWithin(`${path}, added to the main thread`, busy.figure - busy.reference.figure, 'ms', allowed);
    yield row(compare('LCP', 'lcp', 'ms'));
    yield row({ ...compare('CLS', 'cls', ''), aim: { of: 'figure', atMost: 0 } });
  }
}

/** Left alone until everything has arrived, or would have. */
async function visit(on: Browser, url: string, withWidgets: boolean): Promise<Cost> {
  const context = await on.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // In time of the thread itself: what else the machine does is not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.route(/\/assets\/widgets-/, (route) => (withWidgets ? route.continue() : route.abort()));
  await page.goto(url);
  await page.locator(withWidgets ? 'html[data-complete]' : 'html[data-awake]').waitFor();
  await page.waitForLoadState('networkidle');
  const cost = await page.evaluate(paints);
  const { metrics } = await devtools.send('Performance.getMetrics');
  await context.close();
  // What a page makes the thread do; how long its pictures take to paint here, in software, says nothing about a phone.
  const work = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  const busy = metrics.filter(({ name }) => work.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
  return { busy, ...cost };
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
