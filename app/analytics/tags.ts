// Measuring by others, where the agency has set it up and the visitor has agreed: the tag manager's data layer and gtag, in
// the shapes that they expect. What reaches them is what the events carry, and that is never about a person.
import { tags } from '#app/page-settings.ts';
import type { AnalyticsEvent } from '#domain/analytics.ts';
import { campaignFields } from '#domain/arrival.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

const host = 'https://www.googletagmanager.com';
let started = false;

export function tellTags(event: AnalyticsEvent) {
  if (!tags.gtm && !tags.ga) return;
  start();
  const page = { page_path: event.page, page_title: document.title, page_location: bareAddress() };
  if (tags.gtm) window.dataLayer?.push({ event: event.name, ...page, ...event.fields });
  if (!tags.ga) return;
  if (event.name === 'page_view') window.gtag?.('config', tags.ga, { ...page, ...event.fields });
  else window.gtag?.('event', event.name, { ...page, ...event.fields });
}

/** After a change of mind: what was stored for it goes, and with the page whatever runs on it. */
export function silenceTags() {
  if (tags.ga) Object.assign(window, { [`ga-disable-${tags.ga}`]: true });
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!/^_(ga|gid|gat|gcl)/.test(name)) continue;
    const parts = location.hostname.split('.');
    for (const domain of parts.map((_, i) => parts.slice(i).join('.'))) {
      // biome-ignore lint/suspicious/noDocumentCookie: cookies of others can be ended in no other way everywhere
      document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${domain}`;
    }
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
  // A container that is running cannot be told to stop.
  if (started) location.reload();
}

function start() {
  if (tags.ga) Object.assign(window, { [`ga-disable-${tags.ga}`]: false });
  if (started) return;
  started = true;
  const layer: unknown[] = window.dataLayer ?? [];
  window.dataLayer = layer;
  // Google's code tells commands from events by this very kind of list.
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };
  if (tags.gtm) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`${host}/gtm.js?id=${tags.gtm}`);
  }
  if (tags.ga) {
    window.gtag('js', new Date());
    load(`${host}/gtag/js?id=${tags.ga}`);
  }
}

function load(src: string) {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

/** An address may carry anything; theirs carries the campaign and nothing else. */
function bareAddress(): string {
  const bare = new URL(location.pathname, location.origin);
  const given = new URLSearchParams(location.search);
  for (const field of campaignFields) if (given.has(field)) bare.searchParams.set(field, given.get(field) ?? '');
  return bare.href;
}
