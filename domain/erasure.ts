// Whoever asks to be deleted is known by the address from which they wrote.
import { z } from 'zod';
import { email } from './contact-fields.ts';

export const erasureRequest = z.object({ email: email('Please give an email address.') });

/** How many enquiries came from an address: those that are leads, the won ones among them, and those in the quarantine. */
export const sentByPerson = z.object({ leads: z.int(), won: z.int(), held: z.int() });
export type SentByPerson = z.infer<typeof sentByPerson>;
