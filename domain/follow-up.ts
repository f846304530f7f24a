// The day on which staff mean to be in touch with a lead again: which days are offered, and how one is spoken of. Days are South
// African ones, written as YYYY-MM-DD.
import { isWorkingDay } from './office-hours.ts';
import { inSouthAfrica, southAfricanDay } from './south-african-time.ts';

const dayMs = 86_400_000;

/** Working days, because on others nobody is there to follow up. */
export function offeredDays(now: Date): { name: string; day: string }[] {
  const next = workingDayFrom(after(southAfricanDay(now), 1));
  const isTomorrow = daysUntil(next, now) === 1;
  return [
    { name: isTomorrow ? 'Tomorrow' : weekday.format(dateOf(next)), day: next },
    { name: 'In a week', day: workingDayFrom(after(southAfricanDay(now), 7)) },
    { name: 'In a month', day: workingDayFrom(after(southAfricanDay(now), 30)) },
  ];
}

export function isDue(day: string, now: Date): boolean {
  return daysUntil(day, now) <= 0;
}

/** What is wrong with a day that somebody typed; undefined where nothing is. */
export function objectionToDay(day: string, now: Date): string | undefined {
  if (!day) return 'Please choose a day.';
  if (day < southAfricanDay(now)) return 'Please choose today or a later day.';
  return /^20\d\d-/.test(day) ? undefined : 'Please choose a day before 2100.';
}

/** From half past seven until nine of a working day: whoever begins the day finds in the mail what is due. */
export function isTimeToRemind(now: Date): boolean {
  const local = inSouthAfrica(now);
  const minutes = local.getUTCHours() * 60 + local.getUTCMinutes();
  return isWorkingDay(local) && minutes >= 7 * 60 + 30 && minutes < 9 * 60;
}

/** 'today', 'tomorrow', '3 days late', 'Fri 20 Nov', 'Mon 04 Jan 2027'. */
export function describeDay(day: string, now: Date): string {
  const days = daysUntil(day, now);
  if (days < 0) return days === -1 ? '1 day late' : `${-days} days late`;
  if (days < 2) return days === 0 ? 'today' : 'tomorrow';
  const isThisYear = day.slice(0, 4) === southAfricanDay(now).slice(0, 4);
  return (isThisYear ? dayOfYear : dayOfAnyYear).format(dateOf(day)).replace(',', '');
}

const weekday = new Intl.DateTimeFormat('en-ZA', { weekday: 'long', timeZone: 'UTC' });
const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const dayOfYear = new Intl.DateTimeFormat('en-ZA', parts);
const dayOfAnyYear = new Intl.DateTimeFormat('en-ZA', { ...parts, year: 'numeric' });

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const after = (day: string, days: number) => new Date(dateOf(day).getTime() + days * dayMs).toISOString().slice(0, 10);

function daysUntil(day: string, now: Date): number {
  return (dateOf(day).getTime() - dateOf(southAfricanDay(now)).getTime()) / dayMs;
}

/** The day itself, or the next on which somebody is there. */
export function workingDayFrom(day: string): string {
  return isWorkingDay(dateOf(day)) ? day : workingDayFrom(after(day, 1));
}
