// A press is meant for what stood there when it was aimed. Where a colleague or a visitor has put something else at that spot in the
// last moment, it does nothing and says so, as long as somebody may still be aiming at what was there.
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { firstClickOnly } from './first-click-only.ts';
import { notify } from './toaster.tsx';

/** From seeing a button to pressing it. */
const aim = 800;
/** A hand that is about to press lies no further from where it was. */
const hand = 24;
/** A change so soon after one's own press is its answer. */
const answer = 2_000;

const never = Number.NEGATIVE_INFINITY;
let pointer = { x: never, y: never };
if (typeof window !== 'undefined') {
  const note = ({ clientX, clientY }: PointerEvent) => {
    pointer = { x: clientX, y: clientY };
  };
  for (const event of ['pointermove', 'pointerdown'] as const) addEventListener(event, note, { passive: true });
}

/** `shown` tells what stands there. The first is for `onClickCapture`; the second notes what `shown` does not tell. */
export function useSteadyPress(shown?: unknown) {
  const before = useRef(shown);
  const pressedAt = useRef(never);
  const changed = useRef({ at: never, ...pointer });
  const noteChange = () => {
    const at = performance.now();
    if (at - pressedAt.current > answer) changed.current = { at, ...pointer };
  };
  useLayoutEffect(() => {
    if (before.current !== shown) noteChange();
    before.current = shown;
  });
  const onPress = (event: MouseEvent) => {
    const isLate = isByHand(event) && isAtChange(event, changed.current);
    if (!isLate) {
      if (event.detail < 2) pressedAt.current = performance.now();
      return firstClickOnly(event);
    }
    event.preventDefault();
    event.stopPropagation();
    notify.failed('Nothing was pressed', 'What stands here has changed just now. Look again, then press.');
  };
  return [onPress, noteChange] as const;
}

/** A key presses what has the focus, and that does not move. */
const isByHand = ({ detail }: MouseEvent) => detail > 0;

function isAtChange({ clientX, clientY, nativeEvent }: MouseEvent, { at, x, y }: { at: number; x: number; y: number }) {
  const byTouch = (nativeEvent as PointerEvent).pointerType === 'touch'; // of a finger nobody knows where it was before
  return performance.now() - at < aim && (byTouch || Math.hypot(clientX - x, clientY - y) < hand);
}
