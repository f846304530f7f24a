// The notices for whoever goes by keys, where their library leaves something undone.
import { useEffect } from 'react';

const list = '[data-sonner-toaster]';

export function useNoticeKeys() {
  useEffect(() => {
    document.addEventListener('keydown', keepKey, true);
    document.addEventListener('focusout', letGo);
    return () => {
      document.removeEventListener('keydown', keepKey, true);
      document.removeEventListener('focusout', letGo);
    };
  }, []);
}

/** Alt+T opens a menu of Firefox, too. It is ours as long as there is a notice to go to. */
function keepKey(event: KeyboardEvent) {
  if (event.altKey && event.code === 'KeyT' && document.querySelector(list)) event.preventDefault();
}

/** The key unfolds them and stops their time, and of the ways back the library knows only Escape and those of a pointer. */
function letGo({ target, relatedTarget }: FocusEvent) {
  const left = target instanceof Element && target.closest(list);
  if (left && !left.contains(relatedTarget as Node | null)) left.dispatchEvent(new Event('dragend', { bubbles: true }));
}
