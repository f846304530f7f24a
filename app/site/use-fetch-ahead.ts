import { useRef, useState } from 'react';
import { bring } from './open-pages.ts';

const afterMs = 100; // whoever only passes by does not want it

/**
 * Has the page of a link at hand before the finger is lifted. The router's own way would load the page that is open once more
 * where a file does not come; when it is here, the router fetches the data.
 */
export function useFetchAhead(to: string) {
  const [isHere, setHere] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetchAhead = async () => {
    const isWorthIt = navigator.onLine && (await bring(new URL(to, location.href).pathname));
    if (isWorthIt) setHere(true);
  };
  const begin = () => {
    timer.current = setTimeout(fetchAhead, afterMs);
  };
  const end = () => clearTimeout(timer.current);
  return {
    discover: 'none', // every page knows all paths from the start, and no link has to say so
    prefetch: isHere ? 'render' : 'none',
    onPointerEnter: begin,
    onPointerLeave: end,
    onFocus: begin,
    onBlur: end,
  } as const;
}
