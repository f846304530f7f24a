// Photographs the running product for the README, with the demonstration's leads on the desk. Run: node media/make-screenshots.ts
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { startProgramProcess } from '#server/testing/program-process.ts';

const output = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
mkdirSync(output, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'studio-pictures-'));
chmodSync(folder, 0o755);
const password = 'long-grass-at-dusk';
const env = { DATA_DIR: join(folder, 'data'), STAFF_INITIAL_PASSWORD: password };
const seeded = spawnSync(process.execPath, [fileURLToPath(new URL('../scripts/seed-demo.ts', import.meta.url))], {
  env: { ...process.env, ...env },
  stdio: 'inherit',
});
if (seeded.status !== 0) process.exit(1);
const program = await startProgramProcess(env);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
const settings = { baseURL: program.url, locale: 'en-ZA', timezoneId: 'Africa/Johannesburg' } as const;

const wide = await browser.newPage({ ...settings, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
await answerConsent(wide);
await wide.goto('/');
await settle(wide);
await save(wide, 'home');
await wide.goto('/dashboard');
await wide.getByLabel('Email').fill('ceo@highveldstudio.example');
await wide.getByLabel('Password').fill(password);
await wide.getByRole('button', { name: 'Sign In to Dashboard' }).click();
await wide.getByText('Live', { exact: true }).waitFor();
await wide.setViewportSize({ width: 1440, height: 1180 });
await wide.goto('/dashboard?tab=in_progress');
await settle(wide);
await save(wide, 'desk');
await wide
  .getByRole('button', { name: /^View details/ })
  .nth(1) // who wrote a message and left a number
  .click();
await wide.getByRole('dialog').getByRole('heading', { name: 'Timeline' }).waitFor();
await settle(wide);
await save(wide, 'lead');

const phone = await browser.newPage({
  ...settings,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
});
await answerConsent(phone);
await phone.goto('/stellenbosch');
await settle(phone);
await save(phone, 'phone');

await browser.close();
await program.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });

/** As on every visit but the first: the question would lie over the picture, or not, as fast as the machine is. */
async function answerConsent(page: Page) {
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'no'));
}

async function settle(page: Page) {
  await page.waitForLoadState('networkidle').catch(() => {}); // a dashboard's stream never ends
  await page.evaluate(() => document.fonts.ready);
}

async function save(page: Page, name: string) {
  await page.screenshot({ path: join(output, `${name}.jpg`), type: 'jpeg', quality: 82 });
}
