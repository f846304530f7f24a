// Whether this person wants to hear and see new leads, in this browser.
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
    const kept = JSON.parse(localStorage.getItem(keyOf(staffId)) ?? '{}') as Partial<Preferences>;
    return { sound: kept.sound === true, desktop: kept.desktop === true };
  } catch {
    return { sound: false, desktop: false };
  }
}

export function keepPreferences(staffId: string, preferences: Preferences) {
  held.set(staffId, preferences);
  localStorage.setItem(keyOf(staffId), JSON.stringify(preferences));
}
