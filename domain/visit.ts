// The circumstances of an enquiry: what brought the person here, on what device, and how the form was filled.
// None of it is content: whatever is missing or odd is left empty, and nobody is refused because of it.
import { z } from 'zod';
import { type CampaignField, campaignFields, touchText, trapField } from './arrival.ts';

const line = z.string().default('').transform(touchText).catch('');
const campaign = Object.fromEntries(campaignFields.map((field) => [field, line])) as Record<CampaignField, typeof line>;
const touch = z.object({ at: z.iso.datetime().max(40).catch(''), page: line, referrer: line, ...campaign });

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

export const devices = ['phone', 'tablet', 'computer', 'unknown'] as const;
export type Device = (typeof devices)[number];

/** Longer than any real one. The expressions below take time that grows with the square of the length. */
const longestAgent = 500;

/** Only the class: nothing that would tell one visitor from another. */
export function deviceFromUserAgent(userAgent: string): Device {
  const agent = userAgent.slice(0, longestAgent);
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  if (/Mobi|iPhone|iPod|Opera Mini|KaiOS|BlackBerry/i.test(agent)) return 'phone';
  return /Windows|Macintosh|Linux|CrOS|X11/i.test(agent) ? 'computer' : 'unknown';
}
