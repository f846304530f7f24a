// Keys that work anywhere on the desk, except where somebody types or a dialog is open.
import { type RefObject, useEffect, useRef } from 'react';
import { openDialog } from '#app/ui/open-dialog.ts';

/** Letters by their small form: Caps Lock changes nothing. With a field, they are keys of that field instead. */
export function useKeys(keys: Record<string, () => void>, field?: RefObject<HTMLElement | null>) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (field ? event.target !== field.current : typing) return;
      if (event.ctrlKey || event.metaKey || event.altKey || openDialog()) return;
      const act = latest.current[nameOfKey(event)];
      // What has the focus comes first.
      if (!act || event.defaultPrevented) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

export const nameOfKey = ({ key }: { key: string }) => (key.length === 1 ? key.toLowerCase() : key);
