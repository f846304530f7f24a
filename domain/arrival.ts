// What brought a visitor to the site. Runs in the browser too, so it brings no library along.
import { cleanLine } from './text.ts';

export const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'msclkid',
] as const;
export type CampaignField = (typeof campaignFields)[number];

/** One arrival on the site. */
export type Touch = Record<'at' | 'page' | 'referrer' | CampaignField, string>;

/** Longer than any honest value; the rest is cut off. */
export const touchText = (text: string) => cleanLine(text).slice(0, 200).toWellFormed();

/** Null where nothing outside brought the visitor: no campaign, and no referrer but our own pages. */
export function touchFromArrival(address: string, referrer: string, now: Date): Touch | null {
  if (!URL.canParse(address)) return null;
  const { pathname, searchParams, origin } = new URL(address);
  const named = Object.fromEntries(
    campaignFields.map((field) => [field, touchText(searchParams.get(field) ?? '')]),
  ) as Record<CampaignField, string>;
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const foreign = from && from.origin !== origin ? touchText(from.origin + from.pathname) : '';
  if (!foreign && Object.values(named).every((value) => value === '')) return null;
  return { at: now.toISOString(), page: touchText(pathname), referrer: foreign, ...named };
}

/** The field that people do not see; programs that fill in everything fill it too. */
export const trapField = 'homepage';
