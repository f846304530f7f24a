// Which row somebody has in hand: the one over which a pointer has just moved, or the one that has the focus.
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** For so long after it has moved a pointer is about to press something; one that only lies there is not. */
const patience = 10_000;

/** Answers the lead of that row. */
export function useHeldRow(list: RefObject<HTMLElement | null>): () => string | undefined {
  const pointed = useRef<{ lead: string | undefined; at: number }>(undefined);
  useEffect(() => {
    const point = ({ target }: Event) => {
      pointed.current = { lead: leadAt(list.current, target), at: performance.now() };
    };
    const events = ['pointermove', 'pointerdown'] as const;
    for (const event of events) document.addEventListener(event, point, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, point);
    };
  }, [list]);
  return useCallback(() => {
    const isNews = pointed.current && performance.now() - pointed.current.at < patience;
    return (isNews && pointed.current?.lead) || leadAt(list.current, document.activeElement);
  }, [list]);
}

function leadAt(list: HTMLElement | null, place: EventTarget | null): string | undefined {
  const row = place instanceof Element && list?.contains(place) ? place.closest('[data-index]') : null;
  return row?.querySelector<HTMLElement>('[data-row]')?.dataset.row;
}
