// Whether this person wants to hear and see new leads, in this browser.
import { browserMemory } from '#app/browser-memory.ts';

export interface Preferences {
  sound: boolean;
  desktop: boolean;
}

/** For a browser that stores nothing: until the page is closed. */
const held = new Map<string, Preferences>();
const keyOf = (staffId: string) => `new-lead-notices-${staffId}`;

export function readPreferences(staffId: string): Preferences {
  const now = held.get(staffId);
  if (now) return now;
  try {
    const kept = JSON.parse(browserMemory.read(keyOf(staffId)) ?? '{}') as Partial<Preferences>;
    return { sound: kept.sound === true, desktop: kept.desktop === true };
  } catch {
    return { sound: false, desktop: false };
  }
}

/** Whether the browser has kept them. */
export function keepPreferences(staffId: string, preferences: Preferences): boolean {
  held.set(staffId, preferences);
  return browserMemory.write(keyOf(staffId), JSON.stringify(preferences));
}
