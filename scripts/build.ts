// Builds the pages and compresses them, but only when something that they are made of has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { paths } from '#app/paths.ts';
import { pageSettings } from '#server/config.ts';
import { findPackagedPostgres } from '#server/db/embedded/binaries.ts';
import { readSettings } from './read-settings.ts';

const sources = [
  'app',
  'content',
  'domain',
  'public',
  'server/config.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build.ts',
  'scripts/wake-up.js',
  'package-lock.json',
];
const stamp = 'build/.made-of';
const compressible = new Set(['.css', '.data', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

const settings = readSettings();
completePackages();
await buildSite();

async function buildSite() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  const from = Date.now();
  const bundler = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    encoding: 'utf8',
  });
  if (bundler.status !== 0) {
    console.error(`${bundler.stdout}${bundler.stderr}\nThe pages could not be built.`);
    process.exit(1);
  }
  // Only where there is something to build: it takes a while to load.
  const { minifySync } = await import('vite');
  const wakeUp = minifySync('wake-up.js', readFileSync('scripts/wake-up.js', 'utf8'));
  if (wakeUp.errors.length > 0) {
    console.error(`scripts/wake-up.js cannot be read: ${wakeUp.errors[0]?.message}`);
    process.exit(1);
  }
  await buildWorker();
  for (const file of filesIn('build/client')) {
    // Files that are no pages (robots.txt and its like) are never navigated to.
    if (/\.(txt|xml|webmanifest)\.data$/.test(file)) {
      rmSync(file);
      continue;
    }
    if (extname(file) === '.html') writeFileSync(file, finishPage(file, wakeUp.code.trim()));
    if (compressible.has(extname(file))) compress(file);
  }
  writeFileSync('build/page-settings.json', JSON.stringify(pageSettings(settings), null, 2));
  writeFileSync(stamp, wanted);
  console.error(`Built the pages in ${((Date.now() - from) / 1000).toFixed(1)} s.`);
}

/** One file by itself: a browser fetches it again at each visit, and installs it where it differs. */
async function buildWorker() {
  const { build } = await import('vite');
  const noLinePage = readFileSync(`build/client${paths.noLine}/index.html`);
  const digest = createHash('sha256').update(noLinePage).digest('base64url').slice(0, 8);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __NO_LINE_PAGE__: JSON.stringify({ path: paths.noLine, digest }) },
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: 'app/worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/** A start may find this folder read-only: what the packaged PostgreSQL still lacks is made now. */
function completePackages() {
  try {
    findPackagedPostgres();
  } catch {
    // Where none is packaged, DATABASE_URL has to name a server.
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(pageSettings(settings)));
  for (const source of sources) {
    for (const file of filesIn(source)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  if (extname(place)) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function finishPage(file: string, wakeUp: string): string {
  const html = readFileSync(file, 'utf8');
  const page = file.endsWith('__spa-fallback.html') ? html : deferScripts(html, wakeUp);
  // HTML gives the slash in <br/> no meaning. That of SVG stays: there it closes.
  return page.replace(/(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*)\/>/g, '$1>');
}

/**
 * The words come first: a public page is complete without script, so its script is fetched when the page has been painted.
 * What the framework wrote as scripts is kept as text, its data before its modules, and a few lines wake it.
 */
function deferScripts(html: string, wakeUp: string): string {
  const modules: string[] = [];
  const data: string[] = [];
  return html
    .replace(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_, href: string) => {
      modules.push(href);
      return '';
    })
    .replace(/<script>(window\.__reactRouterContext.*?)<\/script>/gs, (_, code: string) => {
      data.push(code);
      return '';
    })
    .replace(
      '<script type="module" async="">',
      () =>
        `<script type="text/plain" data-app="">${data.join('')}</script>` +
        `<script type="text/plain" data-app="module" data-modules="${modules.join(' ')}">`,
    )
    .replace('<html ', '<html data-settling="" ')
    .replace('</body>', () => `<script>${wakeUp}</script></body>`);
}

function compress(file: string) {
  const body = readFileSync(file);
  // Which is the shorter one hangs on a few bytes of the file; a page that starts within the first packets must not.
  const [brotli] = [
    {},
    { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT, [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  ]
    .map((params) =>
      brotliCompressSync(body, {
        params: { ...params, [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
    )
    .sort((one, other) => one.length - other.length);
  if (brotli && brotli.length < body.length) writeFileSync(`${file}.br`, brotli);
  const gzip = gzipSync(body, { level: 9 });
  if (gzip.length < body.length) writeFileSync(`${file}.gz`, gzip);
}
