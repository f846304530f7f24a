// Cuts the two typefaces down to the letters and weights that the site uses: a third of the bytes that every first visit pays.
// Each stays below the 14 kB that a new connection sends at once. Run: node media/make-fonts.ts
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const modules = new URL('../node_modules/', import.meta.url);
const fonts = new URL('../app/fonts/', import.meta.url);
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const letters = `${ascii.replace(/[<>[\]\\^`{|}~#$]/g, '')}\u00a0éêëïô’‘“”–…`;

mkdirSync(fonts, { recursive: true });
const cuts = [
  {
    name: 'hedvig-letters-serif',
    from: '@fontsource/hedvig-letters-serif',
    file: 'hedvig-letters-serif-latin-400-normal.woff2',
    letters,
  },
  {
    name: 'hanken-grotesk',
    from: '@fontsource-variable/hanken-grotesk',
    file: 'hanken-grotesk-latin-wght-normal.woff2',
    letters: `${letters}©°→←−`,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];
for (const { name, from, file, letters: kept, ...options } of cuts) {
  const whole = readFileSync(new URL(`${from}/files/${file}`, modules));
  const cut = await subsetFont(whole, kept, { targetFormat: 'woff2', ...options });
  writeFileSync(new URL(`${name}.woff2`, fonts), cut);
  copyFileSync(new URL(`${from}/LICENSE`, modules), new URL(`${name}.LICENSE`, fonts));
  console.log(`${name}: ${whole.length} → ${cut.length} bytes`);
}
