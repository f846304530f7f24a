// The browser that the drawing scripts use. It sees the project as a small website of its own (fonts, drawings, pages) and
// nothing else, so that a picture depends on no network.
import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { extname } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

const root = new URL('../', import.meta.url);
export const output = new URL('../public/', import.meta.url);
const origin = 'http://studio.invalid/';
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const fonts = `
@font-face { font-family: Hedvig; src: url(/node_modules/@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2) }
@font-face { font-family: Hanken; font-weight: 100 900; src: url(/node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2) }
* { margin: 0; box-sizing: border-box } body { overflow: hidden; font-family: Hanken; -webkit-font-smoothing: antialiased }`;

export interface Studio {
  browser: Browser;
  /** Opens a file of the project; its drawings are done when this returns. */
  open(path: string, view: { width: number; height: number; scale?: number }): Promise<Page>;
  /** Shows HTML with the house's own typefaces. */
  show(html: string, width: number, height: number): Promise<Page>;
}

export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
  let shown: Page | undefined;
  let html = '';
  const served = async (context: BrowserContext) => {
    await context.route('**/*', (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      if (path === 'shown.html') return route.fulfill({ contentType: types['.html'] as string, body: html });
      const file = new URL(path, root);
      if (!existsSync(file)) return route.abort();
      const isScript = extname(path) === '.ts';
      const body = isScript ? stripTypeScriptTypes(readFileSync(file, 'utf8')) : readFileSync(file);
      return route.fulfill({ contentType: types[extname(path)] ?? 'application/octet-stream', body });
    });
    return context;
  };
  return {
    browser,
    async open(path, { width, height, scale = 1 }) {
      const viewport = { width, height };
      const page = await (await served(await browser.newContext({ viewport, deviceScaleFactor: scale }))).newPage();
      page.on('pageerror', (error) => console.error(`${path}: ${error.message}`));
      await page.goto(origin + path, { timeout: 600_000 });
      await page.evaluate(() => document.fonts.ready);
      return page;
    },
    async show(body, width, height) {
      shown ??= await (await served(await browser.newContext())).newPage();
      html = `<!doctype html><meta charset="utf-8"><style>${fonts}</style>${body}`;
      await shown.setViewportSize({ width, height });
      await shown.goto(`${origin}shown.html`);
      await shown.evaluate(() => document.fonts.ready);
      return shown;
    },
  };
}
