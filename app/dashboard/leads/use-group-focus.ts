// Where the focus goes when the button that had it, or was pressed, is none of those that stand there afterwards. To the group and
// not to its first button: a key that is held too long would press that, too.
import { useEffect, useRef } from 'react';
import { useIsHere } from '#app/ui/use-is-here.ts';

/** `state` decides which buttons there are. */
export function useGroupFocus(state: unknown) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [isHere, watch] = useIsHere();
  const pressed = useRef(false); // where a press brings no focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the buttons have changed
  useEffect(() => {
    if ((pressed.current || isHere.current) && document.activeElement === document.body) group.current?.focus();
    pressed.current = false;
  }, [state]);
  return {
    /** For the fieldset. */
    group: { ref: group, tabIndex: -1, ...watch },
    press: () => {
      pressed.current = true;
    },
  };
}
