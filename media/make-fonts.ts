// Cuts the two typefaces down to the letters and weights that the site uses: a third of the bytes that every first visit pays.
// Each stays below the 14 kB that a new connection sends at once. The other letters of Latin, which names at the desk are written
// with, are files of their own and a sheet that says which is needed when. Run: node media/make-fonts.ts
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const modules = new URL('../node_modules/', import.meta.url);
const fonts = new URL('../app/fonts/', import.meta.url);
const ascii = lettersOf(32, 126);
const letters = `${ascii.replace(/[<>[\]\\^`{|}~#$]/g, '')}\u00a0éêëïô’‘“”–…`;
const latin = `${ascii}${lettersOf(0xa1, 0xac)}${lettersOf(0xae, 0xff)}ıŒœ—‚„•‹›€™−`;
const latinExtended = `${lettersOf(0x100, 0x17f)}ȘșȚț`;

mkdirSync(fonts, { recursive: true });
const typefaces = [
  {
    family: 'Hedvig Letters Serif',
    name: 'hedvig-letters-serif',
    from: '@fontsource/hedvig-letters-serif',
    file: (script: string) => `hedvig-letters-serif-${script}-400-normal.woff2`,
    letters,
  },
  {
    family: 'Hanken Grotesk',
    name: 'hanken-grotesk',
    from: '@fontsource-variable/hanken-grotesk',
    file: (script: string) => `hanken-grotesk-${script}-wght-normal.woff2`,
    letters: `${letters}©°→←−`,
    wght: { min: 400, max: 600 },
  },
];
const faces: string[] = [];
for (const { family, name, from, file, letters, wght } of typefaces) {
  const cuts = [
    { as: name, script: 'latin', kept: letters },
    { as: `${name}-latin`, script: 'latin', kept: without(letters, latin) },
    { as: `${name}-latin-ext`, script: 'latin-ext', kept: without(letters + latin, latinExtended) },
  ];
  for (const { as, script, kept } of cuts) {
    const whole = readFileSync(new URL(`${from}/files/${file(script)}`, modules));
    const cut = await subsetFont(whole, kept, { targetFormat: 'woff2', ...(wght && { variationAxes: { wght } }) });
    writeFileSync(new URL(`${as}.woff2`, fonts), cut);
    console.log(`${as}: ${whole.length} → ${cut.length} bytes`);
    if (as === name) continue;
    const weight = wght ? `\n  font-weight: ${wght.min} ${wght.max};` : '';
    faces.push(`@font-face {
  font-family: "${family}";
  src: url("./${as}.woff2") format("woff2");${weight}
  font-display: swap;
  unicode-range:${wrapped(rangesOf(kept))};
}
`);
  }
  copyFileSync(new URL(`${from}/LICENSE`, modules), new URL(`${name}.LICENSE`, fonts));
}
const note =
  '/* Letters that app.css has no file for, each file fetched where one stands. Made by media/make-fonts.ts. */';
writeFileSync(new URL('more-letters.css', fonts), `${note}\n${faces.join('')}`);

function lettersOf(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

function without(left: string, all: string): string {
  return [...all].filter((letter) => !left.includes(letter)).join('');
}

/** As a style sheet names them: 'U+41-5A, U+E9'. */
function rangesOf(letters: string): string {
  const ranges: { first: number; last: number }[] = [];
  for (const code of [...letters].map((letter) => letter.charCodeAt(0)).sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

/** As the formatter wants a long value. */
function wrapped(value: string): string {
  return `${value.length > 100 ? '\n    ' : ' '}${value}`;
}
