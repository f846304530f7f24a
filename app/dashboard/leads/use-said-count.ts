// How many leads are shown, for whoever only hears it: at once when they have asked for other leads, and of those that arrive by
// themselves no more often than can be borne.
import { useEffect, useRef } from 'react';
import { openDialog } from '#app/ui/open-dialog.ts';
import { say } from '#app/ui/spoken.tsx';

const quiet = 15_000;

/** `count` is undefined until it is known; `view` names what was asked for. */
export function useSaidCount(view: string, count: string | undefined) {
  const said = useRef<{ view: string; count: string; at: number }>(undefined);
  useEffect(() => {
    const before = said.current;
    if (count === undefined || (before?.view === view && before.count === count)) return;
    const tell = () => {
      said.current = { view, count, at: Date.now() };
      // Whoever reads or writes in a dialog is busy with one lead.
      if (!openDialog()) say(count);
    };
    if (before?.view !== view) return tell();
    const timer = setTimeout(tell, Math.max(0, before.at + quiet - Date.now()));
    return () => clearTimeout(timer);
  }, [view, count]);
}
