// The two typefaces for print. A variable font reaches a PDF as loose outlines, so each weight is cut out as a font of its own.
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const modules = new URL('../../node_modules/', import.meta.url);
const serif = '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2';
const sans = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

const cuts = [
  { family: 'Hedvig', file: serif, weight: '400' },
  { family: 'Hanken', file: sans, weight: '400', wght: 400 },
  { family: 'Hanken', file: sans, weight: '500', wght: 510 },
  { family: 'Hanken', file: sans, weight: '600', wght: 640 },
];

/** Font faces that hold the letters of a text and no others. */
export async function fontFaces(text: string): Promise<string> {
  const letters = [...new Set(text)].join('');
  const faces = await Promise.all(
    cuts.map(async ({ family, file, weight, wght }) => {
      const variationAxes = wght ? { wght: { min: wght, max: wght } } : undefined;
      const cut = await subsetFont(readFileSync(new URL(file, modules)), letters, {
        targetFormat: 'woff2',
        variationAxes,
      });
      return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${cut.toString('base64')}) }`;
    }),
  );
  return faces.join('\n');
}
