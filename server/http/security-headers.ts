// Headers of every answer, and the content policy of pages: scripts run only if they are files of ours or stood in the page when it was built.
import { createHash } from 'node:crypto';

function commonHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Those of an answer that is neither page nor file, refusals included. */
export function dataHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    ...commonHeaders(publicUrl),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
  };
}

/** The style sheet that the notices (sonner) bring along, first empty and then filled. */
const noticeStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** Where the tag manager and the analytics service live; asked only after the visitor has agreed. */
const tagHosts = {
  scripts: ['https://*.googletagmanager.com'],
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  calls: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};
const noHosts: typeof tagHosts = { scripts: [], pictures: [], calls: [] };

export function pagePolicy(html: string, withTags = false): string {
  const hosts = withTags ? tagHosts : noHosts;
  const scripts = ["'self'", ...inlineScripts(html).map(hashSource), ...hosts.scripts];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${["'self'", ...noticeStyles].join(' ')}`,
    `img-src ${["'self'", 'data:', ...hosts.pictures].join(' ')}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${["'self'", ...hosts.calls].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** JSON-LD and other data blocks are not executed and need no hash. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g)]
    .filter(({ groups }) => !/\ssrc=|type="application\//.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.body ?? '');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
