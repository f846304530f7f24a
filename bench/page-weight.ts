// What a first visit to each public page pays: bytes over the wire until the page is there, and the script that follows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPaths } from '#app/paths.ts';

const site = 'build/client';
const limit = 110;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const compressed = (file: string) => readFileSync(join(site, `${file}.br`)).length;

console.log('page                     HTML with styles   fonts   script (brotli kB, woken later)');
let heaviest = 0;
for (const path of publicPaths) {
  const page = path === '/' ? '/index.html' : `${path}/index.html`;
  const html = readFileSync(join(site, page), 'utf8');
  const modules = /data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const script = modules.reduce((sum, file) => sum + compressed(file), 0);
  const fonts = [...html.matchAll(/rel="preload" href="([^"]+\.woff2)"/g)].reduce(
    (sum, [, file = '']) => sum + readFileSync(join(site, file)).length,
    0,
  );
  heaviest = Math.max(heaviest, script);
  const columns = [kilobytes(compressed(page)), kilobytes(fonts), kilobytes(script)];
  console.log(path.padEnd(25) + columns.map((text, i) => text.padStart([16, 8, 9][i] ?? 8)).join(''));
}
console.log(
  `heaviest script ${kilobytes(heaviest)} kB of ${limit} kB allowed: ratio ${(heaviest / 1000 / limit).toFixed(2)}`,
);
