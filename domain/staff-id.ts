import { z } from 'zod';

/** How an account is named. No database can be asked for every text that somebody sends in its place. */
export const staffId = (unknown: string) => z.string(unknown).regex(/^[\w-]{1,64}$/, unknown);
