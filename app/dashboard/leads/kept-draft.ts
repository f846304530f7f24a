// What is being typed outlives a reload and a session that ends: it waits in this tab, for this person, until it was saved or
// given up.
import { useRef, useState } from 'react';

export function useKeptDraft<Draft extends object>(key: string, beginning: () => Draft) {
  const [restored, setRestored] = useState(() => read<Draft>(key));
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

function read<Draft>(key: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

function keep(key: string, draft: object | null) {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Then it lives as long as the form.
  }
}
