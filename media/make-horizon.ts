// Renders the hero picture in the widths that the page offers. Needs Debian's chromium. Run: node media/make-horizon.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { drawHorizon } from './horizon.ts';

const views = {
  wide: { width: 2000, height: 1250, widths: [800, 1280, 2000], quality: 0.72, windpump: true },
  tall: { width: 1000, height: 1700, widths: [500, 740, 1000], quality: 0.4, windpump: true },
  // Where words cover the whole picture, nothing stands behind them.
  calm: { width: 1000, height: 1700, widths: [500, 740, 1000], quality: 0.4, windpump: false },
};
const folder = new URL('../public/media/', import.meta.url);
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
const page = await browser.newPage();
for (const [name, view] of Object.entries(views)) {
  const pictures = await page.evaluate(
    ([source, { width, height, widths, quality, windpump }]) => {
      const full = Object.assign(document.createElement('canvas'), { width, height });
      (new Function(`return ${source}`)() as typeof drawHorizon)(full, 1886, windpump);
      return widths.map((narrower) => {
        const scaled = document.createElement('canvas');
        scaled.width = narrower;
        scaled.height = Math.round((height * narrower) / width);
        const pen = scaled.getContext('2d') as CanvasRenderingContext2D;
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(full, 0, 0, scaled.width, scaled.height);
        return [narrower, scaled.toDataURL('image/webp', quality)] as const;
      });
    },
    [drawHorizon.toString(), view] as const,
  );
  for (const [width, url] of pictures) {
    writeFileSync(new URL(`horizon-${name}-${width}.webp`, folder), Buffer.from(url.split(',')[1] ?? '', 'base64'));
  }
}
await browser.close();
