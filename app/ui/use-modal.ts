// What every dialog of ours does: it is open while it is there, Escape and a press beside it close it, and the focus goes to
// it and back to where it was.
import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** For a `<dialog>` to spread. It is read from its heading; a short one takes the focus itself and is read as a whole. */
export function useModal(onClose: () => void, isShort = false) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useLayoutEffect(() => {
    const shown = ref.current;
    shown?.showModal();
    (isShort ? shown : shown?.querySelector('h2'))?.focus();
    // Closed rather than only taken away, so that the focus goes back.
    return () => shown?.close();
  }, [isShort]);
  return {
    ref,
    tabIndex: isShort ? -1 : undefined,
    onCancel(event: SyntheticEvent) {
      if (event.target !== ref.current) return; // of a dialog within this one
      event.preventDefault();
      onClose();
    },
    // At a second Escape in a row Chrome closes the dialog itself, without the event above.
    onClose() {
      if (!ref.current?.open) onClose();
    },
    onPointerDown(event: PointerEvent) {
      pressedOutside.current = event.target === ref.current;
    },
    onClick(event: MouseEvent) {
      // Not where a selection of text only ended outside.
      if (event.target === ref.current && pressedOutside.current) onClose();
    },
  };
}
