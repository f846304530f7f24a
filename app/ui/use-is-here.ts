import { useRef } from 'react';

/** Whether the focus is within, or was until what had it was taken away: of that no event tells. The second is to be spread. */
export function useIsHere() {
  const isHere = useRef(false);
  const watch = {
    onFocus() {
      isHere.current = true;
    },
    onBlur() {
      isHere.current = !document.hasFocus(); // not when it is only the window that was left
    },
  };
  return [isHere, watch] as const;
}
