// Whoever is about to press something in a row finds it where it was, also when a more urgent lead has arrived above it. The
// browser keeps in place what flows; rows are placed by hand, and so are kept by hand.
import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LeadRow } from '#app/api/leads.ts';

interface Place {
  lead: LeadRow;
  start: number;
  end: number;
}

export function scrollOn(rows: Virtualizer<Window, Element>, by: number) {
  const far = Math.max(by, -scrollY);
  scrollBy({ top: far, behavior: 'instant' });
  // It would hear of it a frame later, and until then take rows for seen that are not.
  rows.scrollOffset = (rows.scrollOffset ?? 0) + far;
}

/** Says whether the rows have been placed for these leads: before that, a row that grows is no reason to scroll. */
export function useSteadyRows(
  list: RefObject<HTMLElement | null>,
  leads: LeadRow[],
  rows: Virtualizer<Window, Element>,
  heldRow: () => string | undefined,
  onHeldGone: () => void,
): () => boolean {
  const steady = useRef(leads);
  const before = useRef<Place[]>([]);
  useLayoutEffect(() => {
    const shown = rows.getVirtualItems();
    const top = rows.options.scrollMargin;
    if (steady.current !== leads) {
      const moved = howFar(before.current, leads, (index) => (rows.measurementsCache[index]?.start ?? 0) - top);
      if (moved !== 0) scrollOn(rows, moved);
      const held = heldRow();
      if (steady.current.some(({ id }) => id === held) && !leads.some(({ id }) => id === held)) onHeldGone();
    }
    steady.current = leads;
    before.current = shown.flatMap(({ index, start, end }) => {
      const lead = leads[index];
      return lead ? [{ lead, start: start - top, end: end - top }] : [];
    });
  });

  /**
   * By how much the row that somebody has in hand, or the first one in sight, stands elsewhere now. One that was changed itself
   * may have moved away: it is not followed.
   */
  function howFar(places: Place[], now: LeadRow[], startOf: (index: number) => number): number {
    const seen = list.current?.getBoundingClientRect();
    if (!seen) return 0;
    const inSight = places.filter(({ start, end }) => seen.top + end > 0 && seen.top + start < innerHeight);
    const held = heldRow();
    // One that has left, by a step or deleted, gives its place to the next.
    const inHand = inSight.filter(({ lead }) => lead.id === held && now.some(({ id }) => id === held));
    // While its top is in sight, and nobody works there, what arrives is to be seen; below its end the browser keeps the place.
    if (seen.top >= 0 && inHand.length === 0) return 0;
    for (const { lead, start } of [...inHand, ...inSight]) {
      const index = now.findIndex(({ id, version }) => id === lead.id && version === lead.version);
      if (index >= 0) return startOf(index) - start;
    }
    return 0;
  }
  return () => steady.current === leads;
}
