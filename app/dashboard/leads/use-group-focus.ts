// Where the focus goes when the button that was pressed is none of those that stand there afterwards. To the group and not to
// its first button: a key that is held too long would press that, too.
import { useEffect, useRef } from 'react';

/** `state` decides which buttons there are. */
export function useGroupFocus(state: unknown) {
  const group = useRef<HTMLFieldSetElement>(null);
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the buttons have changed
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body) group.current?.focus();
    pressed.current = false;
  }, [state]);
  return {
    group,
    press: () => {
      pressed.current = true;
    },
  };
}
