import { z } from 'zod';

export const staffIdPattern = /^[\w-]{1,64}$/;

/** The id of an account. Anything else is refused here, because the database cannot be asked for every text. */
export const staffId = (unknown: string) => z.string(unknown).regex(staffIdPattern, unknown);
