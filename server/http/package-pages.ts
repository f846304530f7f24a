// The page of the form for each package that its address may ask for: it says which one to whoever has no script that would.
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { packageTiers } from '#domain/service-type.ts';
import { packageLine, packageMark } from '#server/enquiries/package-line.ts';
import type { Site, SiteFile } from './site-files.ts';

const place = new RegExp(`(<noscript ${packageMark}="([^"]*)">)(</noscript>)`);

export const addressWith = (path: string, tier: string) => `${path}?package=${tier}`;

export function addPackagePages({ files }: Site) {
  for (const [path, page] of [...files]) {
    const html = page.headers['Content-Type']?.startsWith('text/html') ? page.body.toString() : '';
    if (!place.test(html)) continue;
    for (const tier of packageTiers) {
      const said = html.replace(place, (_, open, words, close) => open + packageLine(words, tier) + close);
      files.set(addressWith(path, tier), compressed(Buffer.from(said), page.headers));
    }
  }
}

function compressed(body: Buffer<ArrayBuffer>, headers: SiteFile['headers']): SiteFile {
  // Almost as small as those of the build, in an eighth of the time.
  const brotli = brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 10 } });
  return { body, brotli, gzip: gzipSync(body), headers };
}
