// The circumstances of an enquiry: what brought the person here, on what device, and how the form was filled.
// None of it is content: whatever is missing or odd is left empty, and nobody is refused because of it.
import { z } from 'zod';
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

const line = z
  .string()
  .default('')
  .transform((text) => cleanLine(text).slice(0, 200))
  .catch('');
const campaign = Object.fromEntries(campaignFields.map((field) => [field, line])) as Record<CampaignField, typeof line>;

/** One arrival on the site. */
const touch = z.object({ at: z.iso.datetime().catch(''), page: line, referrer: line, ...campaign });
export type Touch = z.infer<typeof touch>;

/** The field that people do not see; programs that fill in everything fill it too. */
export const trapField = 'homepage';

const visit = z.object({
  first_touch: touch.nullable().default(null).catch(null),
  last_touch: touch.nullable().default(null).catch(null),
  [trapField]: line,
  /** From the first touch of the form to its sending. */
  seconds: z.number().min(0).max(1e7).nullable().default(null).catch(null),
});
export type Visit = z.infer<typeof visit>;

const unknown = visit.parse({});

export function parseVisit(input: unknown): Visit {
  return visit.safeParse(input).data ?? unknown;
}

/** Null where nothing outside brought the visitor: no campaign, and no referrer but our own pages. */
export function touchFromArrival(address: string, referrer: string, now: Date): Touch | null {
  if (!URL.canParse(address)) return null;
  const { pathname, searchParams, origin } = new URL(address);
  const named = Object.fromEntries(campaignFields.map((field) => [field, searchParams.get(field) ?? '']));
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const foreign = from && from.origin !== origin ? from.origin + from.pathname : '';
  if (!foreign && Object.values(named).every((value) => value === '')) return null;
  return touch.parse({ at: now.toISOString(), page: pathname, referrer: foreign, ...named });
}

export const devices = ['phone', 'tablet', 'computer', 'unknown'] as const;
export type Device = (typeof devices)[number];

/** Only the class: nothing that would tell one visitor from another. */
export function deviceFromUserAgent(agent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  if (/Mobi|iPhone|iPod|Opera Mini|KaiOS|BlackBerry/i.test(agent)) return 'phone';
  return /Windows|Macintosh|Linux|CrOS|X11/i.test(agent) ? 'computer' : 'unknown';
}
