// The name of a control that shows only a sign. Opens after a moment, at once when another was open just before; goes with
// Escape, and does not come for fingers.
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';

const openDelay = 700;
const skipDelay = 300;
let lastClosedAt = Number.NEGATIVE_INFINITY;

// The gap belongs to it, so that a pointer can go over to it, as whoever sees only a part of a magnified screen must.
const sides = {
  left: 'right-full top-1/2 pr-2 -translate-y-1/2',
  top: 'bottom-full left-1/2 pb-2 -translate-x-1/2',
};

export function Tooltip({
  label,
  side = 'top',
  children,
}: {
  label: string;
  side?: keyof typeof sides;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Wherever the focus is: who only hovers has it elsewhere.
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  const show = (after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setOpen, after, true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  };
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    show(performance.now() - lastClosedAt < skipDelay ? 0 : openDelay);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      className="relative inline-flex"
      onPointerEnter={onPointerEnter}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
    >
      {children}
      {open && (
        <span role="tooltip" className={`absolute z-50 w-max max-w-52 ${sides[side]}`}>
          <span className="block rounded-sm border border-line-strong bg-raised px-2.5 py-1 text-small wrap-break-word text-text">
            {label}
          </span>
        </span>
      )}
    </span>
  );
}
