import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { dataHeaders, pagePolicy } from './security-headers.ts';

const page = `<script src="/assets/a.js"></script><script type="application/ld+json">{}</script><script>run()</script>`;
const policyOf = (withTags?: boolean) =>
  Object.fromEntries(
    pagePolicy(page, withTags)
      .split('; ')
      .map((part) => part.split(/ (.*)/).slice(0, 2)),
  ) as Record<string, string>;

test('a page may run what stood in it when it was built, show and ask what is ours, and do nothing else', () => {
  const written = createHash('sha256').update('run()').digest('base64');
  expect(policyOf()).toEqual({
    'default-src': "'none'",
    'script-src': `'self' 'sha256-${written}'`,
    'style-src': expect.stringMatching(/^'self'( 'sha256-[\w+/]+=*'){2}$/),
    'img-src': "'self' data:",
    'media-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('where a tag id is set it may also run, show and ask what the tags need, and nothing else changes', () => {
  const [own, measured] = [policyOf(), policyOf(true)];
  const added = Object.keys(own).map((name) => [name, measured[name]?.replace(own[name] ?? '', '').trim()]);
  expect(Object.fromEntries(added.filter(([, hosts]) => hosts))).toEqual({
    'script-src': 'https://*.googletagmanager.com',
    'img-src': 'https://*.google-analytics.com https://*.googletagmanager.com',
    'connect-src': 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
  });
  expect(Object.keys(measured)).toEqual(Object.keys(own));
});

test('an answer that is no page may do nothing at all, and promises TLS only where the site has it', () => {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
  };
  expect(dataHeaders('http://studio.example')).toEqual(headers);
  expect(dataHeaders('https://studio.example')).toEqual({
    ...headers,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  });
});
