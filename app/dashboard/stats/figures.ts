import { count } from '../count.ts';

export const responseTime = (minutes: number | null): string =>
  minutes === null ? 'N/A' : `${count(Math.round(minutes))} min`;

const target = 'Target: As soon as possible';

/** Nobody pictures 4,000 minutes: a long time is said in hours or days as well. */
export function responseNote(minutes: number | null): string {
  if (minutes === null || minutes < 90) return target;
  const hours = minutes / 60;
  return `${hours < 36 ? `${hours.toFixed(1)} h` : `${(hours / 24).toFixed(1)} days`}. ${target}`;
}
