// The days that figures are asked for. Those who ask fill both in, with null where nobody said: then it is the last thirty days.
import { sql } from 'drizzle-orm';
import type { Period } from '#domain/period.ts';

const value = sql.placeholder;
export const lastDay = sql`coalesce(${value('end_date')}::date, local_day(now()))`;
export const firstDay = sql`coalesce(${value('start_date')}::date, ${lastDay} - 29)`;

export const filledIn = (asked: Period) => ({ start_date: null, end_date: null, ...asked });
