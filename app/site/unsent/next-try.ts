// When an enquiry is tried again. Clocks are set, forwards and back, so a time alone neither delays nor ends anything.
import type { Unsent } from './unsent-store.ts';

const firstWait = 5_000;
const longestWait = 5 * 60_000;
const oldAfter = 30 * 24 * 3_600_000;
const manyTries = 8;

/** How long to wait from now on. What lies further ahead than anything was ever put off comes from another clock. */
export function waitFor(entry: Unsent, now: number): number {
  const ahead = entry.next_at - now;
  return ahead > longestWait ? 0 : Math.max(ahead, 0);
}

/** After a try that brought no answer. An old one is not thrown away, and leaves only if the person still wants it to. */
export function triedAgain(entry: Unsent, retryAfter: number, now: number): Unsent {
  const wait = Math.min(Math.max(firstWait * 3 ** entry.attempts, retryAfter * 1000), longestWait);
  const tried = { ...entry, attempts: entry.attempts + 1, next_at: now + wait };
  const old = tried.attempts >= manyTries && now - entry.created_at > oldAfter;
  return old && !entry.held ? { ...tried, held: { why: 'old', errors: {}, message: '' } } : tried;
}
