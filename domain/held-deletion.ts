// What is deleted from the quarantine at once.
import { z } from 'zod';

/** As many as one request carries with ease. */
export const mostHeldDeleted = 500;

/** Each by its id: what arrives after somebody looked is never among them. */
export const heldDeletion = z.object({ ids: z.array(z.uuid()).min(1).max(mostHeldDeleted) });
