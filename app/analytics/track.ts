// Counts what happens on the public pages. Events travel in batches, and what cannot travel is forgotten: no visitor waits for it.
import {
  type AnalyticsEvent,
  batchesOf,
  type EventFields,
  type EventName,
  needsConsent,
  pageType,
} from '#domain/analytics.ts';
import { consent } from './consent.ts';
import { silenceTags, tellTags } from './tags.ts';

const address = '/api/analytics';
const longestWait = 5_000;
const mostWaiting = 20;

let waiting: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** The lead that this visitor has become: what follows belongs to it, if they agree. */
let leadId: string | null = null;

export function track(name: EventName, fields: EventFields = {}, page = location.pathname) {
  const agreed = consent.read().choice === 'yes';
  if (needsConsent(name) && !agreed) return;
  const event = { name, page, fields };
  if (agreed) tellTags(event);
  waiting.push(event);
  if (waiting.length >= mostWaiting) flush();
  else timer ??= setTimeout(() => flush(), longestWait);
}

export function trackAs(id: string) {
  flush();
  leadId = id;
}

/** From now on: what waits leaves before a page that is put away is forgotten, and a change of mind counts at once. */
export function watchTracking(): () => void {
  const whenHidden = () => document.visibilityState === 'hidden' && flush(true);
  let before = consent.read().choice;
  const unsubscribe = consent.subscribe(() => {
    const { choice } = consent.read();
    if (choice === before) return;
    before = choice;
    if (choice !== 'yes') waiting = waiting.filter(({ name }) => !needsConsent(name));
    if (choice === 'no') silenceTags();
    // The page on which somebody agrees was counted before they did.
    if (choice === 'yes')
      tellTags({ name: 'page_view', page: location.pathname, fields: { page_type: pageType(location.pathname) } });
  });
  document.addEventListener('visibilitychange', whenHidden);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', whenHidden);
  };
}

export function flush(leaving = false) {
  clearTimeout(timer);
  timer = undefined;
  const batches = batchesOf(waiting, consent.read().choice === 'yes' ? leadId : null);
  waiting = [];
  for (const body of batches) send(address, body, leaving);
}

/** In the background, also while the page is being left. */
export function send(to: string, body: string, leaving = true) {
  const type = 'application/json';
  if (leaving && navigator.sendBeacon?.(to, new Blob([body], { type }))) return;
  fetch(to, { method: 'POST', headers: { 'Content-Type': type }, body, keepalive: true }).catch(() => {});
}
