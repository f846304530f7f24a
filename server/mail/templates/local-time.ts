// Days and times as South Africans read them, wherever the program runs.
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Johannesburg',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

// Put together here, because the commas that Intl sets change from one version to the next.
function partsOf(date: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** Monday 16 November */
export function dayOf(date: Date): string {
  const { weekday, day, month } = partsOf(date);
  return `${weekday} ${day} ${month}`;
}

/** 08:00 */
export function timeOf(date: Date): string {
  const { hour, minute } = partsOf(date);
  return `${hour}:${minute}`;
}

/** Monday 16 November 2026, 08:00 */
export function momentOf(date: Date): string {
  return `${dayOf(date)} ${partsOf(date).year}, ${timeOf(date)}`;
}
