// Calls, mails, chats and notes that staff write down about a lead.
import { z } from 'zod';
import { requiredMessage } from './contact-fields.ts';
import { Refusal } from './errors.ts';

export const channels = ['call', 'email', 'whatsapp', 'note'] as const;
export type Channel = (typeof channels)[number];
export const directions = ['inbound', 'outbound', 'internal'] as const;
export type Direction = (typeof directions)[number];

const oneOf = 'Please choose one of the list.';
const whichWay = 'Please say whether it came in or went out.';
const earliest = new Date('2000-01-01T00:00:00Z');

export const communicationDraft = z
  .object({
    /** Made by the browser: the same one again is the same communication. */
    id: z.uuid('This form has gone stale. Please open it again.').toLowerCase().optional(),
    channel: z.enum(channels, oneOf),
    direction: z.enum(directions, whichWay).default('internal'),
    body: requiredMessage('Please write a few words.'),
    at: z.iso
      .datetime({ offset: true, error: 'Please give the time as a date and an hour.' })
      .transform((text) => new Date(text))
      .refine((at) => at >= earliest, 'Please check the date.')
      .optional(),
  })
  .refine(({ channel, direction }) => channel === 'note' || direction !== 'internal', {
    path: ['direction'],
    error: whichWay,
  })
  // A note is for ourselves, whatever was chosen.
  .transform((draft) => (draft.channel === 'note' ? { ...draft, direction: 'internal' as const } : draft));
export type CommunicationDraft = z.infer<typeof communicationDraft>;

const clocksDiffer = 60_000;

/** When it happened: as told, but not in the future. */
export function timeOfCommunication({ at }: CommunicationDraft, now: Date): Date {
  if (!at) return now;
  if (at.getTime() > now.getTime() + clocksDiffer) {
    const sentence = 'Please give a time that has passed.';
    throw new Refusal('not_valid', 'Some fields need another look.', { at: [sentence] });
  }
  return at < now ? at : now;
}
