// Pages fade into each other. Where a browser cannot do that, as Firefox before 144, at least the new one fades in.
const isWanted = typeof window !== 'undefined' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const canFadeOut = typeof document !== 'undefined' && 'startViewTransition' in document;

/** Read once: whoever wants less motion gets the next page at once. */
export const pagesFade = isWanted && canFadeOut;

export function fadeIn(page: Element | null) {
  if (isWanted && !canFadeOut) page?.animate({ opacity: [0, 1] }, 200);
}
