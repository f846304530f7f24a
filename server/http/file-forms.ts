// What can be sent for a file of the site, written out once: each form of it with all headers that it leaves with.
import { isSame, tagOf, weak } from '#server/entity-tag.ts';
import type { SiteFile } from './site-files.ts';

/** A body and its headers; `fields` are the same ones as node:http takes them fastest: name, value, name, value. */
interface Form {
  status: 200 | 304 | 404;
  headers: Record<string, string>;
  fields: string[];
  body: Buffer<ArrayBuffer> | null;
}

export interface FileForms {
  tag: string;
  /** Says 304 to a reader who holds it already. */
  held: Form;
  plain: Form;
  brotli: Form | undefined;
  gzip: Form | undefined;
}

/** The common headers are those of every answer; what the file says itself takes their place. */
export function formsOf(file: SiteFile, common: Record<string, string>, status: 200 | 404 = 200): FileForms {
  const headers = { ...common, ...file.headers, Vary: 'Accept-Encoding' };
  // Of the headers as well. Whoever hears 304 goes on with those that came with the file, and not every browser would let newer
  // ones take their place (Safari keeps the content policy, Chromium who may frame it): when they change, the file is sent anew.
  const strong = tagOf(file.body, JSON.stringify(headers));
  const tag = file.brotli || file.gzip ? weak(strong) : strong;
  const own = { ...headers, ETag: tag };
  const formOf = (body: SiteFile['body'], coding?: string) =>
    form(status, { ...own, ...(coding && { 'Content-Encoding': coding }), 'Content-Length': `${body.length}` }, body);
  return {
    tag,
    held: form(304, Object.fromEntries(Object.entries(own).filter(([name]) => ofHeld.includes(name))), null),
    plain: formOf(file.body),
    brotli: file.brotli && formOf(file.brotli, 'br'),
    gzip: file.gzip && formOf(file.gzip, 'gzip'),
  };
}

/** The headers of a 304; the reader has kept all others, but for the promise of TLS, which is counted from when it was last heard. */
const ofHeld = ['ETag', 'Cache-Control', 'Vary', 'Strict-Transport-Security'];

export function chooseForm(forms: FileForms, condition: string | undefined, accepted = ''): Form {
  if (forms.plain.status === 200 && isSame(condition, forms.tag)) return forms.held;
  if (forms.brotli && acceptsBrotli.test(accepted)) return forms.brotli;
  if (forms.gzip && acceptsGzip.test(accepted)) return forms.gzip;
  return forms.plain;
}

const acceptsBrotli = accepts('br');
const acceptsGzip = accepts('gzip');

function accepts(coding: string): RegExp {
  return new RegExp(`(^|[\\s,])${coding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))([\\s;,]|$)`);
}

function form(status: Form['status'], headers: Form['headers'], body: Form['body']): Form {
  return { status, headers, fields: Object.entries(headers).flat(), body };
}
