// What a first visit to each public page pays: bytes over the wire until the page is there, and the script that follows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPaths } from '#app/paths.ts';
import { type Row, row, rowWithin } from './row.ts';

const site = 'build/client';
const limit = 110;

export async function* measurePageWeight(): AsyncGenerator<Row> {
  for (const path of publicPaths) {
    const page = path === '/' ? '/index.html' : `${path}/index.html`;
    const html = readFileSync(join(site, page), 'utf8');
    const modules = /data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    const fonts = [...html.matchAll(/rel="preload" href="([^"]+\.woff2)"/g)].map(([, file = '']) => file);
    const script = weigh(modules.map((file) => `${file}.br`));
    yield rowWithin(`${path} script`, script, 'kB', limit);
    yield row({
      what: `${path} page with styles, and typefaces`,
      figure: weigh([`${page}.br`, ...fonts]),
      unit: 'kB',
      reference: { is: 'its script', figure: script },
    });
  }
}

/** In kB as they go over the wire. */
function weigh(files: string[]): number {
  return files.reduce((sum, file) => sum + readFileSync(join(site, file)).length, 0) / 1000;
}
