// Photographs the concept sites on desk and phone, and films them being scrolled.
// Run: node media/make-concepts.ts [name …] [--stills]
import type { Page } from '@playwright/test';
import type { compose } from './concepts/compose.ts';
import { concepts } from './concepts/concepts.ts';
import { filmSeconds, scrollAt } from './concepts/scroll.ts';
import { saveFilm } from './save-film.ts';
import { savePictures } from './save-pictures.ts';
import { openStudio } from './studio.ts';

const rate = 25;
const widths = [480, 960, 1600];
const stillQuality = { avif: 26, webp: 78 };
// Fine lines over the whole of it: costly, and forgiving.
const detailQuality = { avif: 36, webp: 62 };
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const stillsOnly = process.argv.includes('--stills');
const { browser, open } = await openStudio();
const stage = await open('media/stage.html', { width: 100, height: 100 });

for (const { service, name, ground, detail } of concepts) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const path = `media/concepts/${name}/page.html`;
  // Sharp enough for the widest still; the film needs less.
  const desktop = await photograph(path, { width: 1440, height: 1110, scale: 1.8 });
  const phone = await photograph(path, { width: 390, height: 844, scale: 1.4 });
  await setStage(stage, desktop.picture, phone.picture, ground);
  const still = await drawn(stage, 3200, { desktop: 0, phone: 0 }, 0);
  savePictures(still, `concept-${service}`, widths, stillQuality);
  if (detail) {
    const section = await photographSection(path, detail.section);
    savePictures(section, `concept-${service}-${detail.name}`, widths, detailQuality);
  }
  console.log(`${name}: stills`);
  if (stillsOnly) continue;
  await saveFilm(`concept-${service}`, frames(desktop.stops, phone.stops), { rate, av1: 38, h264: 26 });
  console.log(`${name}: film`);
}
await browser.close();

async function photograph(path: string, view: { width: number; height: number; scale: number }) {
  const page = await open(path, view);
  const { tall, sections } = await page.evaluate(() => ({
    tall: document.documentElement.scrollHeight,
    sections: [...document.querySelectorAll('section')].map((section) => section.offsetTop),
  }));
  const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: view.width, height: tall } });
  await page.context().close();
  const end = tall - view.height;
  const stops = [...sections.slice(1, 4), end].map((stop) => Math.min(stop, end));
  return { picture: picture.toString('base64'), stops };
}

async function photographSection(path: string, index: number) {
  const page = await open(path, { width: 1440, height: 1110, scale: 1.4 });
  const { y, height } = (await page.locator('section').nth(index).boundingBox()) ?? { y: 0, height: 960 };
  const picture = await page.screenshot({ fullPage: true, clip: { x: 0, y, width: height * 1.5, height } });
  await page.context().close();
  return picture;
}

async function* frames(desktop: number[], phone: number[]) {
  for (let frame = 0; frame < filmSeconds * rate; frame++) {
    const seconds = frame / rate;
    const { at, back } = scrollAt(seconds, desktop);
    yield await drawn(stage, 960, { desktop: at, phone: scrollAt(seconds, phone, 0.12).at }, back);
  }
}

async function setStage(page: Page, desktop: string, phone: string, ground: string) {
  await page.evaluate(
    async (given) => {
      const load = async (png: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        return image;
      };
      const { compose } = await import('/media/concepts/compose.ts' as string);
      const shots = { desktop: await load(given.desktop), phone: await load(given.phone) };
      Object.assign(window, { compose, shots, ground: given.ground });
    },
    { desktop, phone, ground },
  );
}

/** Drawn at twice the size and halved, so that thin lines do not flicker as they move. */
async function drawn(page: Page, width: number, scrolled: { desktop: number; phone: number }, back: number) {
  const png = await page.evaluate(
    ([wide, by, share]) => {
      const set = window as unknown as {
        compose: typeof compose;
        shots: Parameters<typeof compose>[1];
        ground: string;
      };
      const canvasOf = (size: number) =>
        Object.assign(document.createElement('canvas'), { width: size, height: Math.round((size * 2) / 3) });
      const penOf = (canvas: HTMLCanvasElement) => canvas.getContext('2d') as CanvasRenderingContext2D;
      const final = penOf(canvasOf(wide));
      final.imageSmoothingQuality = 'high';
      const show = (where: typeof by, opacity: number) => {
        const large = penOf(canvasOf(wide > 1600 ? wide : wide * 2));
        set.compose(large, set.shots, set.ground, where);
        final.globalAlpha = opacity;
        final.drawImage(large.canvas, 0, 0, final.canvas.width, final.canvas.height);
      };
      show(by, 1);
      if (share > 0) show({ desktop: 0, phone: 0 }, share);
      return final.canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, scrolled, back] as const,
  );
  return Buffer.from(png, 'base64');
}
