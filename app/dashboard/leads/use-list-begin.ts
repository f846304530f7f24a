// Where the list begins on its page. What stands above it may grow or shrink: whoever is among the rows finds them where they were.
import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { LeadRow } from '#app/api/leads.ts';
import { scrollOn } from './use-steady-rows.ts';

interface Among {
  list: RefObject<HTMLElement | null>;
  leads: LeadRow[];
  rows: Virtualizer<Window, Element>;
  heldRow(): string | undefined;
}

export function useListBegin({ list, leads, rows, heldRow }: Among, onBegin: (begins: number) => void) {
  const begin = useRef<number>(undefined);
  const place = useCallback(() => {
    const seen = list.current?.getBoundingClientRect();
    if (!seen) return;
    const begins = seen.top + scrollY;
    const moved = begins - (begin.current ?? begins);
    // As they stood before: a row that has the focus may be far from what somebody looks at by now.
    const held = list.current?.querySelector(`[data-row="${heldRow()}"]`)?.getBoundingClientRect();
    const isHeldInSight = held !== undefined && held.bottom > moved && held.top < moved + innerHeight;
    const isAmong = seen.bottom > 0 && (seen.top < moved || isHeldInSight);
    if (moved !== 0 && isAmong) scrollOn(rows, moved);
    begin.current = begins;
    onBegin(begins);
  }, [list, rows, heldRow, onBegin]);

  useLayoutEffect(() => {
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other leads may come at the same moment as what stands above
  useLayoutEffect(place, [place, leads]);

  // Browsers keep in place what is read, too, and together with us would move it twice. Below the list it is left to them.
  useEffect(() => {
    const { style } = document.body;
    const watcher = new IntersectionObserver(([seen]) => {
      style.setProperty('overflow-anchor', seen?.isIntersecting ? 'none' : '');
    });
    if (list.current) watcher.observe(list.current);
    return () => {
      watcher.disconnect();
      style.removeProperty('overflow-anchor');
    };
  }, [list]);
}
