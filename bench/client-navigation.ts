// How long a click on a link takes until the new page's heading stands, when the page was prefetched by the hover before it;
// against the same step as a document load in the same run.
import type { Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { median } from './quantile.ts';
import { type Row, row } from './row.ts';
import { startProgram } from './server-process.ts';

const steps = ['/services', '/packages', '/about', '/faq', '/contact', '/sandton'];
const rounds = Number(process.env.RUNS ?? 5);

export async function* measureClientNavigation(): AsyncGenerator<Row> {
  await using program = await startProgram();
  await using browser = await openBrowser();
  const open = (reducedMotion: 'reduce' | 'no-preference') =>
    browser.newPage({ baseURL: program.url, viewport: { width: 1440, height: 900 }, reducedMotion });
  const calm = await open('reduce');
  const fading = await open('no-preference');
  for (const path of steps) {
    const document = await repeat(() => byDocument(calm, path));
    const compare = (what: string, figure: number) =>
      row({ what: `to ${path}, ${what}`, figure, unit: 'ms', reference: { is: 'document load', figure: document } });
    yield compare('at once', await repeat(() => byLink(calm, path)));
    yield compare('with the fade', await repeat(() => byLink(fading, path)));
  }
}

async function repeat(measure: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let i = 0; i < rounds; i++) all.push(await measure());
  return median(all);
}

async function byLink(page: Page, path: string): Promise<number> {
  await page.goto('/privacy');
  const link = page.locator(`a[href="${path}"]`).first();
  const shown = (await link.isVisible()) ? link : page.locator(`footer a[href="${path}"]`).first();
  await shown.scrollIntoViewIfNeeded();
  await shown.hover();
  await page.locator('html[data-awake]').waitFor();
  await page.mouse.move(0, 0);
  await shown.hover();
  await page.waitForLoadState('networkidle');
  return page.evaluate(clickAndWait, path);
}

/** Runs in the page: from the click until another heading stands and is painted. */
function clickAndWait(path: string): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  return new Promise((resolve) => {
    const from = performance.now();
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)];
    links.find((link) => link.checkVisibility())?.click();
    const look = () => {
      const now = document.querySelector('h1')?.textContent;
      if (now && now !== before) resolve(performance.now() - from);
      else requestAnimationFrame(look);
    };
    look();
  });
}

async function byDocument(page: Page, path: string): Promise<number> {
  await page.goto('/privacy');
  const from = performance.now();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return performance.now() - from;
}
