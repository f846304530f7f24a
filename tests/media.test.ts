// Pictures and films are made by scripts and kept in the project: what the pages name must be there, and be light.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ConceptPicture } from '#app/site/concept-picture.tsx';
import { HorizonPicture } from '#app/site/horizon-picture.tsx';

const folder = new URL('../public/media/', import.meta.url);
const files = readdirSync(folder);
const sizeOf = (file: string) => statSync(new URL(file, folder)).size;
const filmed = ['horizon-wide', 'horizon-tall', ...[1, 2, 3, 4, 5].map((service) => `concept-${service}`)];
const drawn = [...filmed.slice(2), 'concept-1-fees', 'concept-6'];

const pictures = [
  ...drawn.map((name) => renderToStaticMarkup(createElement(ConceptPicture, { name, alt: '', sizes: '' }))),
  ...[true, false].map((calm) => renderToStaticMarkup(createElement(HorizonPicture, { calm }))),
];
const sources = readdirSync(new URL('../app/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(new URL(`../app/${name}`, import.meta.url), 'utf8'));
const named = new Set(
  [...pictures, ...sources].flatMap((text) =>
    [...text.matchAll(/\/media\/([\w-]+\.\w+)/g)].map(([, file]) => file ?? ''),
  ),
);

test('every picture that a page names is there, in every width and format', () => {
  expect(named.size).toBeGreaterThan(60);
  expect([...named].filter((file) => !files.includes(file))).toEqual([]);
});

test('a picture of a service comes as AVIF and as WebP in 480, 960 and 1600', () => {
  const promised = drawn.flatMap((name) =>
    [480, 960, 1600].flatMap((width) => ['avif', 'webp'].map((ending) => `${name}-${width}.${ending}`)),
  );
  expect(promised.filter((file) => !named.has(file))).toEqual([]);
});

test('nothing lies there that no page shows', () => {
  const films = filmed.flatMap((name) => [`${name}.webm`, `${name}.mp4`]);
  expect(files.filter((file) => !named.has(file) && !films.includes(file))).toEqual([]);
});

test('the first picture of a phone comes with the first ten packets of its line, 14,600 bytes with some 700 of headers', () => {
  for (const name of ['horizon-tall', 'horizon-calm'])
    for (const width of [500, 740]) expect(sizeOf(`${name}-${width}.avif`), name).toBeLessThan(13_900);
});

test('all of it together stays below 25 MB', () => {
  expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(25_000_000);
});

describe.each(filmed)('the film %s', (name) => {
  test('is there for new and old browsers, each below 1.5 MB', () => {
    for (const file of [`${name}.webm`, `${name}.mp4`]) {
      expect(sizeOf(file), file).toBeGreaterThan(10_000);
      expect(sizeOf(file), file).toBeLessThan(1_500_000);
    }
  });

  test('lasts 6 to 12 seconds and can start before it has arrived whole', () => {
    const film = readFileSync(new URL(`${name}.mp4`, folder));
    const seconds = durationOf(film);
    expect(seconds).toBeGreaterThanOrEqual(6);
    expect(seconds).toBeLessThanOrEqual(12);
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
  });
});

/** From the movie header: units a second, then how many of them. */
function durationOf(mp4: Buffer): number {
  const header = mp4.indexOf('mvhd') + 4;
  return mp4.readUInt32BE(header + 16) / mp4.readUInt32BE(header + 12);
}
