// What is being typed outlives a reload and a session that ends: it waits in this tab, for this person, until it was saved or
// given up.
import { useRef, useState } from 'react';

const prefix = 'draft-';

export function useKeptDraft<Draft extends object>(key: string, beginning: () => Draft) {
  const [restored, setRestored] = useState(() => readDraft<Draft>(key));
  const [draft, setDraft] = useState<Draft>(() => restored ?? beginning());
  const latest = useRef(draft);
  const change = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    keep(key, next);
  };
  return {
    draft,
    latest,
    /** It was typed earlier, and nobody has said yet that it should stand. */
    isRestored: restored !== null,
    change,
    drop() {
      keep(key, null);
      setRestored(null);
    },
    discard() {
      change(beginning());
      keep(key, null);
      setRestored(null);
    },
  };
}

/** Nobody will save it any more. */
export function dropDraft(key: string): void {
  keep(key, null);
}

/** Something was typed in this tab and not saved. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(prefix));
  } catch {
    return false;
  }
}

/** What was typed and not saved is nobody else's business. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Then there are none.
  }
}

/** What was typed and waits, for whoever has no form to show it in. */
export function readDraft<Draft>(key: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

function keep(key: string, draft: object | null) {
  try {
    if (draft) sessionStorage.setItem(prefix + key, JSON.stringify(draft));
    else sessionStorage.removeItem(prefix + key);
  } catch {
    // Then it lives as long as the form.
  }
}
