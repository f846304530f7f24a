// A native disclosure as a menu: it opens without script; with it, a choice, Escape and a press or focus elsewhere close it.
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function useMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const openedOn = useRef(key);
  // A navigation closes it; that the page wakes up does not, which is often what its first press has brought about.
  useEffect(() => {
    if (menu.current && openedOn.current !== key) menu.current.open = false;
    openedOn.current = key;
  }, [key]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    // Not a click: on an iPhone words that do nothing are never clicked.
    const onElsewhere = (event: Event) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    // What it lies over must not have the focus unseen.
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, []);
  return menu;
}
