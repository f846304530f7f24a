const format = new Intl.DateTimeFormat('en-ZA', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Johannesburg',
});

/** 15 Nov 2026, 09:41, South African time. */
export const moment = (at: string) => format.format(new Date(at));
