// The days that all charts show: chosen once, and kept in the address.
import { useSearchParams } from 'react-router';
import { lastDays, monthBefore } from '#domain/period.ts';

const windows = {
  '30 days': (now: Date) => lastDays(now, 30),
  '90 days': (now: Date) => lastDays(now, 90),
  'A year': (now: Date) => lastDays(now, 365),
  'This month': (now: Date) => monthBefore(now, 0),
  'Last month': (now: Date) => monthBefore(now, 1),
};
type Window = keyof typeof windows;
export const windowNames = Object.keys(windows) as Window[];
const inAddress = (window: Window) => window.toLowerCase().replace(' ', '-');

export function useChartWindow() {
  const [search, setSearch] = useSearchParams();
  const chosen = windowNames.find((name) => inAddress(name) === search.get('trends')) ?? '30 days';
  const choose = (window: Window) =>
    setSearch((now) => ({ ...Object.fromEntries(now), trends: inAddress(window) }), {
      replace: true,
      preventScrollReset: true,
    });
  return { chosen, choose, ...windows[chosen](new Date()) };
}

const dates = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** '1–31 Oct 2026'. Of the days that are drawn, which are still the former ones while others are on their way. */
export function spanOf(days: { day: string }[]): string {
  return dates.formatRange(new Date(days[0]?.day ?? 0), new Date(days.at(-1)?.day ?? 0));
}
