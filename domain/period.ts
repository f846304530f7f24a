// The days that figures are asked for, South African ones, both ends included.
import { z } from 'zod';
import { Refusal } from './errors.ts';
import { southAfricanDay } from './south-african-time.ts';

const day = z.iso
  .date('Please give the day as 2026-11-30.')
  .refine((text) => text >= '2000' && text < '3000', 'Please check the year.')
  .optional();

/** Without an end it is today, without a beginning the 29 days before the end belong to it. */
export const period = z.object({ start_date: day, end_date: day });
export type Period = z.infer<typeof period>;

const longest = 1100; // days: three years

/** Refuses what no chart with a bar for each day can show: a period that ends before it begins, or is too long. */
export function refuseOddPeriod({ start_date, end_date }: Period, now: Date): void {
  const days = start_date ? daysBetween(start_date, end_date ?? southAfricanDay(now)) : 0;
  if (days >= 0 && days < longest) return;
  const sentence = 'Please choose a first day before the last, and at most three years.';
  throw new Refusal('not_valid', 'Some fields need another look.', { start_date: [sentence] });
}

/** The last so many days, today included. */
export function daysUntil(now: Date, days: number): { start: string; end: string } {
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
