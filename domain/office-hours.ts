// When the team is at its desks: Monday to Friday, 8:00 to 17:00 South African time, except on public holidays.
const opensAt = 8;
const closesAt = 17;
const dayMs = 86_400_000;
const offsetMs = 2 * 3_600_000; // South Africa keeps one time all year

/** Days are counted in South African time and written as YYYY-MM-DD. */
export function isOfficeOpen(now: Date): boolean {
  const local = inSouthAfrica(now);
  return isWorkingDay(local) && local.getUTCHours() >= opensAt && local.getUTCHours() < closesAt;
}

/** The next moment at which the doors open; now or later. */
export function nextOpening(now: Date): Date {
  const local = inSouthAfrica(now);
  const opening = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), opensAt));
  while (opening < local || !isWorkingDay(opening)) opening.setTime(opening.getTime() + dayMs);
  return new Date(opening.getTime() - offsetMs);
}

/** The public holidays of a year, with the Monday that follows one on a Sunday. */
export function publicHolidays(year: number): Set<string> {
  const fixed = ['01-01', '03-21', '04-27', '05-01', '06-16', '08-09', '09-24', '12-16', '12-25', '12-26'];
  const days = new Set(fixed.map((day) => `${year}-${day}`));
  for (const day of [...days]) {
    const date = new Date(`${day}T00:00:00Z`);
    if (date.getUTCDay() === 0) days.add(dayOf(new Date(date.getTime() + dayMs)));
  }
  const easter = easterSunday(year).getTime();
  return days.add(dayOf(new Date(easter - 2 * dayMs))).add(dayOf(new Date(easter + dayMs)));
}

function isWorkingDay(local: Date): boolean {
  const weekday = local.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !publicHolidays(local.getUTCFullYear()).has(dayOf(local));
}

/** A date whose UTC parts read as South African local time. */
function inSouthAfrica(date: Date): Date {
  return new Date(date.getTime() + offsetMs);
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
