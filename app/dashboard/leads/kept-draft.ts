// What is being typed outlives a reload and a session that ends: it waits in this tab until it was saved or given up.
import { useState } from 'react';

export function useKeptDraft<Draft extends object>(key: string, beginning: () => Draft) {
  const [draft, setDraft] = useState<Draft>(() => read<Draft>(key) ?? beginning());
  return {
    draft,
    change(next: Draft) {
      setDraft(next);
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Then it lives as long as the form.
      }
    },
    drop: () => sessionStorage.removeItem(key),
  };
}

function read<Draft>(key: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}
