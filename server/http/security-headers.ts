// Headers of every answer, and the content policy of pages: scripts run only if they are files of ours or stood in the page when it was built.
import { createHash } from 'node:crypto';

export function commonHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What the dashboard's notices write into the page when they are first shown: nothing, then sonner's style sheet. */
export const noticeStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

export function pagePolicy(html: string, moreStyles: readonly string[] = []): string {
  const scripts = ["'self'", ...inlineScripts(html).map(hashSource)];
  const styles = ["'self'", ...inlineStyles(html).map(hashSource), ...moreStyles];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
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

function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, body = '']) => body);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
