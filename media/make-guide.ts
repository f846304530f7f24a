// Prints the guide as a PDF of 47 A4 pages, and photographs its cover. Run: node media/make-guide.ts
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { readSettings } from '../scripts/read-settings.ts';
import { checkPages } from './guide/check-pages.ts';
import { fontFaces } from './guide/fonts.ts';
import { renderGuide } from './guide/pages.ts';
import { savePictures } from './save-pictures.ts';

const { agency } = readSettings();
const pageCount = 47;
const target = fileURLToPath(new URL('../server/guide/website-that-converts.pdf', import.meta.url));

const file = join(mkdtempSync(join(tmpdir(), 'guide-')), 'guide.html');
writeFileSync(file, renderGuide(agency, await fontFaces(renderGuide(agency).source)).source);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--allow-file-access-from-files'],
});
try {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  const faults = await page.evaluate(checkPages, pageCount);
  if (faults.length) throw new Error(`The guide cannot be printed:\n- ${faults.join('\n- ')}`);

  savePictures(await page.screenshot(), 'guide-cover', [520], { webp: 80 });

  const pdf = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
  const printed = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  if (printed !== pageCount) throw new Error(`The PDF has ${printed} pages, it should have ${pageCount}.`);
  writeFileSync(target, signed(pdf));
  console.log(`${target}: ${printed} pages, ${Math.round(statSync(target).size / 1024)} kB`);
} finally {
  await browser.close();
}

/** Names the agency as author. The entry keeps its length, so that the table of offsets stays true. */
function signed(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const entry = /\/Creator \((?:\\.|[^\\)])*\)/.exec(text)?.[0];
  const name = agency.name.replace(/[\\()]/g, '\\$&');
  const mine = `/Creator (${name})\n/Author (${name})`;
  if (!entry || mine.length > entry.length) throw new Error('The PDF has no room for the name of its author.');
  return Buffer.from(
    text.replace(entry, () => mine.padEnd(entry.length)),
    'latin1',
  );
}
