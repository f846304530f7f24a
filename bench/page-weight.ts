// What a first visit to each public page pays: bytes over the wire until the page is there, the script that runs before the browser
// is idle for the first time, and the script that follows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publicPaths } from '#app/paths.ts';
import { type Row, row, rowWithin } from './row.ts';

const site = 'build/client';
const limit = 110;
/** With its headers a page comes in the first ten packets; one more costs a phone another round trip before anything is seen. */
const firstPackets = 13.5;
const workerLimit = 4;

export async function* measurePageWeight(): AsyncGenerator<Row> {
  let largest = 0;
  for (const path of publicPaths) {
    const page = path === '/' ? '/index.html' : `${path}/index.html`;
    const html = readFileSync(join(site, page), 'utf8');
    const modules = /data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    const fonts = [...html.matchAll(/rel="preload" href="([^"]+\.woff2)"/g)].map(([, file = '']) => file);
    const styles = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, file = '']) => `${file}.br`);
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text).join('');
    yield rowWithin(
      `${path} script before the first idle moment`,
      brotliCompressSync(inline).length / 1000,
      'kB',
      limit,
    );
    const script = weigh(modules.map((file) => `${file}.br`));
    const document = weigh([`${page}.br`, ...styles, ...fonts]);
    largest = Math.max(largest, weigh([`${page}.br`]));
    const compared = { is: 'page, styles and typefaces', figure: document };
    yield row({ what: `${path} script that follows`, figure: script, unit: 'kB', reference: compared });
  }
  yield rowWithin('the largest page alone', largest, 'kB', firstPackets);
  yield rowWithin('the worker of whoever begins to write', weigh(['service-worker.js.br']), 'kB', workerLimit);
}

/** In kB as they go over the wire. */
function weigh(files: string[]): number {
  return files.reduce((sum, file) => sum + readFileSync(join(site, file)).length, 0) / 1000;
}
