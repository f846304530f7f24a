// The browser that the drawing scripts use: opens a page from HTML with the house's fonts, and saves what it shows.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';

const modules = new URL('../node_modules/', import.meta.url);
export const output = new URL('../public/', import.meta.url);

const fonts = `
@font-face { font-family: Hedvig; src: url(${new URL('@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2', modules)}) }
@font-face { font-family: Hanken; font-weight: 100 900; src: url(${new URL('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', modules)}) }
* { margin: 0; box-sizing: border-box } body { overflow: hidden; font-family: Hanken; -webkit-font-smoothing: antialiased }`;

export async function openStudio(): Promise<{
  browser: Browser;
  show(html: string, width: number, height: number): Promise<Page>;
}> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--allow-file-access-from-files'],
  });
  const folder = mkdtempSync(join(tmpdir(), 'studio-media-'));
  let page: Page | undefined;
  return {
    browser,
    async show(html, width, height) {
      page ??= await browser.newPage();
      const file = join(folder, 'page.html');
      writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${fonts}</style>${html}`);
      await page.setViewportSize({ width, height });
      await page.goto(pathToFileURL(file).href);
      await page.evaluate(() => document.fonts.ready);
      return page;
    },
  };
}

/** Saves the page as WebP in several widths; browsers write WebP from a canvas only. */
export async function saveWebp(page: Page, name: string, widths: number[], quality = 0.8) {
  const shot = (await page.screenshot({ type: 'png' })).toString('base64');
  const pictures = await page.evaluate(
    async ([png, sizes, q]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      return sizes.map((width) => {
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = Math.round((image.height * width) / image.width);
        const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(image, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL('image/webp', q);
      });
    },
    [shot, widths, quality] as const,
  );
  for (const [i, url] of pictures.entries()) {
    writeFileSync(
      fileURLToPath(new URL(`media/${name}-${widths[i]}.webp`, output)),
      Buffer.from(url.split(',')[1] ?? '', 'base64'),
    );
  }
}
