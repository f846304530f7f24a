// The built site in memory: every file with its compressed forms and, for pages, its content policy.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type FileInParts, loadInParts } from '#server/in-parts.ts';
import { pagePolicy } from './security-headers.ts';

export interface SiteFile {
  body: Buffer<ArrayBuffer>;
  brotli: Buffer<ArrayBuffer> | undefined;
  gzip: Buffer<ArrayBuffer> | undefined;
  headers: Record<string, string>;
}

export interface Site {
  /** By path as a browser asks for it. */
  files: Map<string, SiteFile>;
  films: Map<string, FileInParts>;
  /** Sent for the dashboard and everything below it. */
  dashboard: SiteFile | undefined;
  notFound: SiteFile | undefined;
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const dashboardFile = '/__spa-fallback.html';

/** A new one is found at the next visit; it may ask for pages, and send an enquiry. */
const workerFile = '/service-worker.js';
const ofWorker = { 'Cache-Control': 'no-cache', 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" };

/** No window of another site may hold on to it. Public pages do without: for that the browser begins a new process on arrival. */
const ofDashboard = { 'Cache-Control': 'no-store', 'Cross-Origin-Opener-Policy': 'same-origin' };

/** Public pages may ask the tag hosts where an id is set; the dashboard never. */
export function loadSite(folder: string, withTags = false): Site {
  const files = new Map<string, SiteFile>();
  const films = new Map<string, FileInParts>();
  if (existsSync(folder)) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      const type = types[extname(file)] ?? 'application/octet-stream';
      if (type.startsWith('video/')) {
        films.set(path, loadInParts(file, { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' }));
        continue;
      }
      files.set(path.replace(/\/index\.html$/, '') || '/', load(file, path, type, withTags && path !== dashboardFile));
    }
  }
  Object.assign(files.get(workerFile)?.headers ?? {}, ofWorker);
  const dashboard = take(files, dashboardFile);
  if (dashboard) Object.assign(dashboard.headers, ofDashboard);
  return { files, films, dashboard, notFound: take(files, '/404') };
}

export function findPage({ files }: Site, path: string): { html: string; policy: string } | undefined {
  const file = files.get(path);
  const policy = file?.headers['Content-Security-Policy'];
  return file && policy ? { html: file.body.toString(), policy } : undefined;
}

function load(file: string, path: string, type: string, withTags: boolean): SiteFile {
  const body = readFileSync(file);
  const isPage = extname(file) === '.html';
  return {
    body,
    brotli: readIfThere(`${file}.br`),
    gzip: readIfThere(`${file}.gz`),
    headers: {
      'Content-Type': type,
      'Cache-Control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : isPage || extname(file) === '.data'
          ? 'no-cache'
          : 'public, max-age=3600',
      ...(isPage && { 'Content-Security-Policy': pagePolicy(body.toString(), withTags) }),
    },
  };
}

function readIfThere(file: string): Buffer<ArrayBuffer> | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

function take(files: Map<string, SiteFile>, path: string): SiteFile | undefined {
  const file = files.get(path);
  files.delete(path);
  return file;
}
