// Moments as South Africans read them, wherever the browser is.
const format = new Intl.DateTimeFormat('en-ZA', {
  timeZone: 'Africa/Johannesburg',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const clock = new Intl.DateTimeFormat('en-ZA', {
  timeZone: 'Africa/Johannesburg',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const calendarDay = new Intl.DateTimeFormat('en-ZA', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** 15 Nov 2026, of YYYY-MM-DD. */
export function dayInFull(day: string): string {
  return calendarDay.format(new Date(`${day}T00:00:00Z`));
}

/** 15 Nov 2026, 08:00 */
export function momentOf(instant: string): string {
  return format.format(new Date(instant));
}

/** 08:00 */
export function clockOf(instant: Date): string {
  return clock.format(instant);
}
