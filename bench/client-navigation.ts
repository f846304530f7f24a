// How long a click on a link takes until the new page's heading stands, when the page was prefetched by the hover before it;
// against the same step as a document load in the same run.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startProgramProcess } from '#server/testing/program-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-navigation-'));
chmodSync(folder, 0o755);
const program = await startProgramProcess({ DATA_DIR: join(folder, 'data') });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const open = (reducedMotion: 'reduce' | 'no-preference') =>
  browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion });
const calm = await open('reduce');
const fading = await open('no-preference');

const steps = ['/services', '/packages', '/about', '/faq', '/contact', '/sandton'];
console.log('to            at once ms   with the fade ms   document load ms   ratio of the first to the last');
for (const path of steps) {
  const atOnce = await median(() => byLink(calm, path));
  const withFade = await median(() => byLink(fading, path));
  const document = await median(() => byDocument(calm, path));
  const columns = [atOnce.toFixed(0), withFade.toFixed(0), document.toFixed(0), (atOnce / document).toFixed(2)];
  console.log(path.padEnd(14) + columns.map((text, i) => text.padStart([10, 19, 19, 34][i] ?? 8)).join(''));
}
await browser.close();
await program.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });

async function median(measure: () => Promise<number>): Promise<number> {
  const all = [];
  for (let i = 0; i < 5; i++) all.push(await measure());
  return all.sort((a, b) => a - b)[2] ?? Number.NaN;
}

async function byLink(page: Page, path: string): Promise<number> {
  await page.goto(`${program.url}/privacy`);
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
  await page.goto(`${program.url}/privacy`);
  const from = performance.now();
  await page.goto(program.url + path, { waitUntil: 'domcontentloaded' });
  return performance.now() - from;
}
