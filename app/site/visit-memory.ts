// Remembers on the visitor's own device what brought them here. It reaches us only with a form that they send.
import { browserMemory } from '#app/browser-memory.ts';
import { type Touch, touchFromArrival } from '#domain/arrival.ts';

const key = 'arrivals';
const rememberFor = 90 * 24 * 3_600_000;

interface Arrivals {
  first_touch: Touch | null;
  last_touch: Touch | null;
}

let known: Arrivals | undefined;

/** Looks at the address only once: what follows is a walk within the site. */
export function rememberArrival(): Arrivals {
  if (known) return known;
  const now = new Date();
  const touch = touchFromArrival(location.href, document.referrer, now);
  const before = read(now);
  known = { first_touch: before.first_touch ?? touch, last_touch: touch ?? before.last_touch };
  if (known.last_touch) browserMemory.write(key, JSON.stringify(known));
  else browserMemory.forget(key);
  return known;
}

function read(now: Date): Arrivals {
  try {
    const kept = JSON.parse(browserMemory.read(key) ?? 'null') as Arrivals | null;
    const fresh = (touch: Touch | null | undefined) =>
      touch && now.getTime() - Date.parse(touch.at) < rememberFor ? touch : null;
    return { first_touch: fresh(kept?.first_touch), last_touch: fresh(kept?.last_touch) };
  } catch {
    return { first_touch: null, last_touch: null };
  }
}
