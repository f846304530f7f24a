export const count = (value: number) => value.toLocaleString('en-ZA');

/** Minutes up to an hour and a half, then hours, then days: nobody counts 4,000 minutes. */
export function responseTime(minutes: number | null): string {
  if (minutes === null) return 'N/A';
  if (minutes < 90) return `${Math.round(minutes)} min`;
  if (minutes < 36 * 60) return `${(minutes / 60).toFixed(1)} h`;
  return `${(minutes / 60 / 24).toFixed(1)} days`;
}
