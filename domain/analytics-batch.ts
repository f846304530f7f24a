// What the analytics endpoint takes. A batch with anything unknown in it is not ours, and is refused whole.
import { z } from 'zod';
import { eventNames, mostEventsTogether } from './analytics.ts';
import { campaignFields, touchText } from './arrival.ts';
import { chatCodePattern } from './chat-code.ts';

const line = z.string().transform(touchText);
const path = line
  .pipe(z.string().regex(/^\//, 'A page is named by its path.'))
  .transform((text) => text.replace(/[?#].*$/, ''));
const value = z.union([line, z.number(), z.boolean()]);
const fields = z
  .record(z.string().regex(/^[a-z][a-z_]{0,39}$/, 'Fields have plain names.'), value)
  .refine((given) => Object.keys(given).length <= 12, 'An event carries at most 12 fields.')
  .meta({ maxProperties: 12 });

export const analyticsBatch = z.object({
  events: z
    .array(
      z.object({ name: z.enum(eventNames, 'This event is not one of ours.'), page: path, fields: fields.default({}) }),
    )
    .min(1, 'Send at least one event.')
    .max(mostEventsTogether, `Send at most ${mostEventsTogether} events at once.`),
  lead_id: z.uuid().optional(),
});
export type AnalyticsBatch = z.output<typeof analyticsBatch>;

/** Without the click ids of advertisers, so that a chat stays anonymous. */
const campaign = Object.fromEntries(
  campaignFields.filter((field) => field.startsWith('utm_')).map((field) => [field, line.default('')]),
);
const chatTouch = z
  .object({ at: z.iso.datetime().max(40).catch(''), page: line.default(''), referrer: line.default(''), ...campaign })
  .nullable()
  .default(null)
  .catch(null);

export const chatStart = z.object({
  code: z.string().regex(chatCodePattern, 'This is not a code of ours.'),
  page: path,
  first_touch: chatTouch,
  last_touch: chatTouch,
});
