// The days that figures are asked for, South African ones, both ends included.
import { z } from 'zod';
import { refusalAt } from './errors.ts';
import { southAfricanDay } from './south-african-time.ts';

const day = z.iso
  .date('Please give the day as 2026-11-30.')
  .refine((text) => text >= '2000' && text < '3000', 'Please check the year.')
  .optional();

/** Without an end it is today, without a beginning the 29 days before the end belong to it. */
export const period = z.object({ start_date: day, end_date: day });
export type Period = z.infer<typeof period>;

/** As a chart with a bar for each day can show. */
export const threeYears = 1100;

/** Refuses one that ends before it begins, or has more days than can be shown. */
export function refuseOddPeriod({ start_date, end_date }: Period, now: Date, most = Number.POSITIVE_INFINITY): void {
  const days = start_date ? daysBetween(start_date, end_date ?? southAfricanDay(now)) + 1 : 1;
  if (days < 1) throw refusalAt('start_date', 'Please choose a first day that is not after the last.');
  if (days > most) throw refusalAt('start_date', 'Please choose three years at most.');
}

/** The last so many days, today included. */
export function lastDays(now: Date, days: number): { start: string; end: string } {
  return { start: southAfricanDay(new Date(now.getTime() - (days - 1) * 86_400_000)), end: southAfricanDay(now) };
}

/** The month that lies so many months back, whole; of the present one, what has passed. */
export function monthBefore(now: Date, months: number): { start: string; end: string } {
  const today = southAfricanDay(now);
  const [year = 0, month = 0] = today.split('-').map(Number);
  const dayOf = (date: number) => new Date(date).toISOString().slice(0, 10);
  const last = dayOf(Date.UTC(year, month - months, 0));
  return { start: dayOf(Date.UTC(year, month - 1 - months, 1)), end: last < today ? last : today };
}

function daysBetween(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / 86_400_000;
}
