// Files that are sent in the parts that are asked for: Safari plays no film without that, and a download that broke goes on.
import { readFileSync } from 'node:fs';
import type { Context } from 'hono';
import { isSame, tagOf } from './entity-tag.ts';

export interface FileInParts {
  body: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
}

export function loadInParts(file: string | URL, headers: Record<string, string>): FileInParts {
  const body = readFileSync(file);
  return { body, headers: { ...headers, ETag: tagOf(body), 'Accept-Ranges': 'bytes' } };
}

export function sendInParts(c: Context, { body, headers }: FileInParts): Response {
  const size = body.length;
  if (isSame(c.req.header('if-none-match'), headers.ETag)) return new Response(null, { status: 304, headers });
  const part = c.req.method === 'GET' && isCurrent(c.req.header('if-range'), headers.ETag) && c.req.header('range');
  const range = part ? byteRange(part, size) : 'whole';
  if (range === 'none') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
  }
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
  // A view and no copy: a thousand clients that do not read then cost no memory.
  return new Response(body.subarray(start, end + 1), {
    status: range === 'whole' ? 200 : 206,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(range !== 'whole' && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
  });
}

/** What cannot be read, and several parts at once, may be answered with the whole; what lies outside is refused. */
export function byteRange(header: string, size: number): { start: number; end: number } | 'whole' | 'none' {
  const { first, last } = /^bytes=(?<first>\d*)-(?<last>\d*)$/.exec(header.trim())?.groups ?? {};
  if (first === undefined || last === undefined || first + last === '') return 'whole';
  if (first === '') return Number(last) === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start < size ? { start, end } : 'none';
}

/** A part of an older file must not be glued to this one. A date says too little to be trusted. */
function isCurrent(condition: string | undefined, tag: string | undefined): boolean {
  return condition === undefined || condition === tag;
}
