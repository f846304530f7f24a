import { useEffect, useRef } from 'react';

/**
 * Another page or screen is read from its heading, as a document is that has just been opened. Not the first one, which the
 * browser begins by itself, and not where something on it already has the focus.
 */
export function useHeadingFocus(place: string | undefined) {
  const last = useRef(place);
  useEffect(() => {
    if (place === last.current) return;
    if (place === undefined) {
      last.current = ''; // whatever comes next takes the place of nothing, also what was there before
      return;
    }
    const isFirst = last.current === undefined;
    last.current = place;
    if (isFirst || document.activeElement?.matches('main *:not(nav *)')) return;
    const heading = document.querySelector<HTMLElement>('main :is(h1, h2)');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [place]);
}
