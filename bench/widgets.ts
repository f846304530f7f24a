// What the widgets cost a cheap phone: the work of the main thread with them and without, in turns, on a processor slowed four
// times; and whether they move or replace anything that was there before them.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { startProgramProcess } from '#server/testing/program-process.ts';

const allowed = 50;
const rounds = 9;
const pages = ['/', '/services', '/sandton'];

interface Cost {
  busy: number;
  lcp: number;
  cls: number;
}

const folder = mkdtempSync(join(tmpdir(), 'studio-widgets-'));
chmodSync(folder, 0o755);
const program = await startProgramProcess({ DATA_DIR: join(folder, 'data') });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

console.log('page        main thread ms: with   without   added   LCP ms: with   without   CLS: with   without');
let most = 0;
for (const path of pages) {
  const runs: { with: Cost; without: Cost }[] = [];
  for (let i = 0; i < rounds; i++) {
    runs.push({ with: await visit(browser, path, true), without: await visit(browser, path, false) });
  }
  const figure = (which: 'with' | 'without', what: keyof Cost) => median(runs.map((run) => run[which][what]));
  const added = median(runs.map((run) => run.with.busy - run.without.busy));
  most = Math.max(most, added);
  const columns = [
    figure('with', 'busy').toFixed(0),
    figure('without', 'busy').toFixed(0),
    added.toFixed(0),
    figure('with', 'lcp').toFixed(0),
    figure('without', 'lcp').toFixed(0),
    figure('with', 'cls').toFixed(3),
    figure('without', 'cls').toFixed(3),
  ];
  console.log(path.padEnd(11) + columns.map((text, i) => text.padStart([21, 10, 8, 15, 10, 12, 10][i] ?? 8)).join(''));
}
console.log(`most added ${most.toFixed(0)} ms of ${allowed} ms allowed: ratio ${(most / allowed).toFixed(2)}`);
await browser.close();
await program.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });

/** Left alone until everything has arrived, or would have. */
async function visit(on: Browser, path: string, withWidgets: boolean): Promise<Cost> {
  const context = await on.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // In time of the thread itself: what else the machine does is not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!withWidgets) await page.route(/\/assets\/widgets-/, (route) => route.abort());
  await page.goto(program.url + path);
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
    setTimeout(() => resolve({ lcp, cls }), 1500);
  });
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
