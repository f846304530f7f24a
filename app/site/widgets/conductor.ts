// One conductor for whatever wants the visitor's attention: never two at once, never in the way of somebody who is writing,
// and not for those who have written or asked their browser to save data.
import { useSyncExternalStore } from 'react';
import { hasConverted } from '../conversion.ts';
import { hasText } from '../enquiry-form/draft.ts';
import { unsentQueue } from '../unsent/unsent-queue.ts';

export type Prompt = 'guide' | 'help';

export interface Circumstances {
  open: Prompt | null;
  /** A field has the focus, or a form has something in it. */
  writing: boolean;
  /** A menu or dialog is open. */
  busy: boolean;
  converted: boolean;
  savesData: boolean;
}

export function mayPrompt({ open, writing, busy, converted, savesData }: Circumstances): boolean {
  return open === null && !writing && !busy && !converted && !savesData;
}

let open: Prompt | null = null;
const listeners = new Set<() => void>();

export const conductor = {
  isFree: () => mayPrompt(circumstances()),
  begin: (prompt: Prompt) => change(prompt),
  end(prompt: Prompt) {
    if (open === prompt) change(null);
  },
};

/** What has the stage now; notices that can wait step aside for it. */
export function useOpenPrompt(): Prompt | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => open,
    () => null,
  );
}

function change(next: Prompt | null) {
  open = next;
  for (const listener of listeners) listener();
}

function circumstances(): Circumstances {
  const focused = document.activeElement;
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-enquiry-form]')];
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return {
    open,
    writing: Boolean(focused?.matches('input, textarea, select, [contenteditable]')) || forms.some(hasText),
    busy: document.querySelector('dialog[open], header details[open], [data-contact-menu][open]') !== null,
    converted: hasConverted() || unsentQueue.read().waiting.length > 0,
    savesData: connection?.saveData === true,
  };
}
