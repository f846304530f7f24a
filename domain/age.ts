// How long ago, in the few words that a busy list has room for.
const hour = 3_600_000;
const day = 24 * hour;

export function describeAge(since: Date, now: Date): string {
  const age = now.getTime() - since.getTime();
  if (age < hour) return 'Just now';
  if (age < day) return `${Math.floor(age / hour)}h ago`;
  if (age < 7 * day) return `${Math.floor(age / day)}d ago`;
  return `${Math.floor(age / (7 * day))}w ago`;
}
