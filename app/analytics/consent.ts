// Whether this visitor agrees to be measured beyond the essential. Nothing is asked of a browser that has said no already.
import { useSyncExternalStore } from 'react';
import { browserMemory } from '#app/browser-memory.ts';

export type Consent = 'yes' | 'no';

interface ConsentState {
  /** Undefined while nobody has been asked. */
  choice: Consent | undefined;
  /** The bar is on the page because the visitor wants to see it again. */
  reopened: boolean;
}

const key = 'analytics-consent';
const unknown: ConsentState = { choice: undefined, reopened: false };
const listeners = new Set<() => void>();
let state: ConsentState | undefined;

export const consent = {
  read: (): ConsentState => {
    state ??= { choice: browserSaysNo() ? 'no' : kept(), reopened: false };
    return state;
  },
  choose(choice: Consent) {
    browserMemory.write(key, choice);
    change({ choice: browserSaysNo() ? 'no' : choice, reopened: false });
  },
  reopen: () => change({ ...consent.read(), reopened: true }),
  subscribe(listener: () => void) {
    listeners.add(listener);
    addEventListener('storage', chosenElsewhere);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', chosenElsewhere);
    };
  },
};

export function useConsent(): ConsentState {
  return useSyncExternalStore(consent.subscribe, consent.read, () => unknown);
}

/** Do Not Track and Global Privacy Control are answers too. */
export function browserSaysNo(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

function kept(): Consent | undefined {
  const value = browserMemory.read(key);
  return value === 'yes' || value === 'no' ? value : undefined;
}

function chosenElsewhere(event: StorageEvent) {
  if (event.key === key) change({ choice: browserSaysNo() ? 'no' : kept(), reopened: false });
}

function change(next: ConsentState) {
  state = next;
  for (const listener of listeners) listener();
}
