// Draws the Highveld: the hero's pictures and films, and the pictures of the About and Growth sections.
// Run: node media/make-horizon.ts [wide|tall|calm|about|growth …] [--stills]
import type { horizonPainter } from './horizon/draw-horizon.ts';
import { saveFilm } from './save-film.ts';
import { savePictures } from './save-pictures.ts';
import { openStudio } from './studio.ts';

const views = {
  wide: { width: 2000, height: 1250, widths: [800, 1280, 2000], windpump: true, film: { width: 1280, height: 800 } },
  tall: { width: 1000, height: 1700, widths: [500, 740, 1000], windpump: true, film: { width: 540, height: 918 } },
  // Where words cover the whole picture, nothing stands behind them.
  calm: { width: 1000, height: 1700, widths: [500, 740, 1000], windpump: false, film: undefined },
};
const rate = 24;
const seconds = 10;
const withFilms = !process.argv.includes('--stills');
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWanted = (name: string) => chosen.length === 0 || chosen.includes(name);
const { browser, show } = await openStudio();
const stage = await show('<canvas></canvas>', 100, 100);

for (const [name, { width, height, widths, windpump, film }] of Object.entries(views)) {
  if (!isWanted(name)) continue;
  await setPainter({ width, height }, { windpump, still: true });
  savePictures(
    await paint(0),
    `horizon-${name}`,
    widths,
    name === 'wide' ? { avif: 26, webp: 72 } : { avif: 33, webp: 46 },
  );
  console.log(`horizon-${name}: pictures`);
  if (!film || !withFilms) continue;
  await setPainter(film, { windpump, still: false });
  // Good enough that the first frame, which every codec draws best, does not stand out when the loop closes.
  await saveFilm(`horizon-${name}`, loop(), { rate, av1: 29, h264: 26 });
  console.log(`horizon-${name}: film`);
}
if (isWanted('about')) {
  const farm = await drawing('draw-farm.ts', { width: 1600, height: 2000 });
  savePictures(farm, 'about', [480, 800], { avif: 30, webp: 76 });
}
if (isWanted('growth')) {
  const growth = await drawing('draw-growth.ts', { width: 3200, height: 2134 });
  savePictures(growth, 'concept-6', [480, 960, 1600], { avif: 28, webp: 78 });
}
await browser.close();

async function setPainter(size: { width: number; height: number }, options: { windpump: boolean; still: boolean }) {
  await stage.evaluate(
    async ([given, wanted]) => {
      const { horizonPainter: painterOf } = await import('/media/horizon/draw-horizon.ts' as string);
      const canvas = Object.assign(document.createElement('canvas'), given);
      Object.assign(window, { canvas, paint: (painterOf as typeof horizonPainter)(canvas, wanted) });
    },
    [size, options] as const,
  );
}

async function paint(turn: number): Promise<Buffer> {
  const png = await stage.evaluate((moment) => {
    const set = window as unknown as { canvas: HTMLCanvasElement; paint: (turn: number) => void };
    set.paint(moment);
    return set.canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, turn);
  return Buffer.from(png, 'base64');
}

async function* loop() {
  for (let frame = 0; frame < rate * seconds; frame++) yield await paint(frame / (rate * seconds));
}

/** A drawing of its own, by the one function that its file exports. */
async function drawing(file: string, size: { width: number; height: number }): Promise<Buffer> {
  const png = await stage.evaluate(
    async ([path, given]) => {
      await Promise.all(
        ['400 20px Hedvig', '500 20px Hanken', '600 20px Hanken'].map((font) => document.fonts.load(font)),
      );
      const [draw] = Object.values((await import(path)) as Record<string, (canvas: HTMLCanvasElement) => void>);
      const canvas = Object.assign(document.createElement('canvas'), given);
      draw?.(canvas);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [`/media/horizon/${file}`, size] as const,
  );
  return Buffer.from(png, 'base64');
}
