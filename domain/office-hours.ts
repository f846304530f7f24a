// When the team is at its desks: Monday to Friday in the hours that are set, South African time, except on public holidays.
import { fromSouthAfrica, inSouthAfrica } from './south-african-time.ts';

const dayMs = 86_400_000;

/** Two times of day as a clock shows them, 08:00-17:00: so written, the earlier one is also the smaller text. */
export function doorsOf(hours: string): { opens: string; closes: string } {
  const [opens = '', closes = ''] = hours.split('-');
  return { opens, closes };
}

/** Days are counted in South African time and written as YYYY-MM-DD. */
export function isOfficeOpen(now: Date, hours: string): boolean {
  const local = inSouthAfrica(now);
  const { opens, closes } = doorsOf(hours);
  const time = local.toISOString().slice(11, 16);
  return isWorkingDay(local) && time >= opens && time < closes;
}

/** The next moment at which the doors open; now or later. */
export function nextOpening(now: Date, hours: string): Date {
  const local = inSouthAfrica(now);
  const opening = new Date(`${dayOf(local)}T${doorsOf(hours).opens}:00Z`);
  while (opening < local || !isWorkingDay(opening)) opening.setTime(opening.getTime() + dayMs);
  return fromSouthAfrica(opening);
}

/** Monday, 16 November at 08:00, wherever the browser is. */
export function openingInWords(time: Date): string {
  return time.toLocaleString('en-ZA', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Africa/Johannesburg',
  });
}

/** 17:00 is 5:00 PM. */
export function onTwelveHours(time: string): string {
  const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(2)];
  return `${hour % 12 || 12}${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

const fixedHolidays = {
  '01-01': 'New Year’s Day',
  '03-21': 'Human Rights Day',
  '04-27': 'Freedom Day',
  '05-01': 'Workers’ Day',
  '06-16': 'Youth Day',
  '08-09': 'Women’s Day',
  '09-24': 'Heritage Day',
  '12-16': 'Day of Reconciliation',
  '12-25': 'Christmas Day',
  '12-26': 'Day of Goodwill',
};

interface Holiday {
  day: string;
  name: string;
}

/** The public holidays of a year in order, with the Monday that follows one on a Sunday. */
export function namedHolidays(year: number): Holiday[] {
  const easter = easterSunday(year).getTime();
  const holidays = Object.entries(fixedHolidays).flatMap(([day, name]) => {
    const date = new Date(`${year}-${day}T00:00:00Z`);
    const own = { day: dayOf(date), name };
    const next = { day: dayOf(new Date(date.getTime() + dayMs)), name: `${name}, observed` };
    return date.getUTCDay() === 0 ? [own, next] : [own];
  });
  holidays.push({ day: dayOf(new Date(easter - 2 * dayMs)), name: 'Good Friday' });
  holidays.push({ day: dayOf(new Date(easter + dayMs)), name: 'Family Day' });
  return holidays.sort((a, b) => a.day.localeCompare(b.day));
}

export function publicHolidays(year: number): Set<string> {
  return new Set(namedHolidays(year).map(({ day }) => day));
}

/** `local` reads in its UTC parts as South African time. */
export function isWorkingDay(local: Date): boolean {
  const weekday = local.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !publicHolidays(local.getUTCFullYear()).has(dayOf(local));
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The Gregorian computus in the form of Meeus, Jones and Butcher. */
function easterSunday(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * correction + 114;
  return new Date(Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1));
}
