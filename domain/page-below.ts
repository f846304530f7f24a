import { z } from 'zod';

/** What a list understands that is read page by page, newest first: the next page begins below the last id seen. */
export const pageBelow = z.object({ before: z.uuid('This page of the list cannot be found.').optional() });
