// What is counted on the public pages. Runs in the browser too, so it brings no library along.

/**
 * Essential events count how often our own pages and controls are used: no identifier goes with them and nothing is stored
 * for them. How somebody reads is recorded only with their consent.
 */
const catalogue = {
  page_view: 'essential',
  scroll_depth: 'consent',
  time_on_page: 'consent',
  exit_intent_shown: 'essential',
  exit_intent_closed: 'essential',
  exit_intent_submitted: 'essential',
  contact_prompt_shown: 'essential',
  contact_prompt_contact: 'essential',
  contact_prompt_minimised: 'essential',
  contact_prompt_closed: 'essential',
  contact_menu_opened: 'essential',
  contact_menu_closed: 'essential',
  whatsapp_click: 'essential',
  call_click: 'essential',
  email_click: 'essential',
  live_chat_click: 'essential',
  enquiry_sent: 'essential',
} as const;

export type EventName = keyof typeof catalogue;
export const eventNames = Object.keys(catalogue) as EventName[];

/** Values that an event may carry: short, and never about a person. */
export type EventFields = Record<string, string | number | boolean>;

export interface AnalyticsEvent {
  name: EventName;
  /** The path alone. */
  page: string;
  fields: EventFields;
}

export const needsConsent = (name: EventName) => catalogue[name] === 'consent';

/** By its last segment; the home page has none. */
export function pageType(path: string): string {
  if (path === '/') return 'home';
  return path.replace(/\/+$/, '').split('/').at(-1) || 'page';
}

const depths = [25, 50, 75, 90];

/** The depths that are reached now and were not before. */
export function newDepths(percent: number, reached: ReadonlySet<number>): number[] {
  return depths.filter((depth) => percent >= depth && !reached.has(depth));
}

const shortestStay = 30_000;

/** Whole seconds, for stays that are worth a word. */
export function secondsOnPage(ms: number): number | null {
  return ms >= shortestStay ? Math.round(ms / 1000) : null;
}

/** The largest body that the endpoint takes. */
export const largestBatch = 4096;
export const mostEventsTogether = 40;

/** Cut so that each part is a body that the endpoint takes. */
export function batchesOf(events: readonly AnalyticsEvent[], leadId: string | null): string[] {
  if (events.length === 0) return [];
  const body = JSON.stringify({ events, lead_id: leadId ?? undefined });
  const fits = events.length <= mostEventsTogether && new TextEncoder().encode(body).length <= largestBatch;
  if (fits) return [body];
  // One that is too large by itself is worth less than the others.
  if (events.length === 1) return [];
  const middle = Math.ceil(events.length / 2);
  return [...batchesOf(events.slice(0, middle), leadId), ...batchesOf(events.slice(middle), leadId)];
}
