import { timestamp } from 'drizzle-orm/pg-core';

/** In milliseconds, as JavaScript keeps them: a cursor that is made from a date finds its row again. */
export const instant = (column = '') => timestamp(column, { withTimezone: true, precision: 3 });
