// Whether this person wants to hear and see new leads, in this browser.
export interface Preferences {
  sound: boolean;
  desktop: boolean;
}

const none: Preferences = { sound: false, desktop: false };
const keyOf = (staffId: string) => `new-lead-notices-${staffId}`;

export function readPreferences(staffId: string): Preferences {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(staffId)) ?? '{}') as Partial<Preferences>;
    return { sound: kept.sound === true, desktop: kept.desktop === true };
  } catch {
    return none;
  }
}

export function keepPreferences(staffId: string, preferences: Preferences) {
  localStorage.setItem(keyOf(staffId), JSON.stringify(preferences));
}
