// Pages fade into each other. Where a browser cannot do that, as Firefox before 144, at least the new one fades in. Not where one
// document follows another: a fade that is cut short there is a fault in the console, and nothing could catch it in time.
const isWanted = typeof window !== 'undefined' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const canFadeOut = typeof document !== 'undefined' && 'startViewTransition' in document;

/** Read once: whoever wants less motion gets the next page at once. */
export const pagesFade = isWanted && canFadeOut;

export function fadeIn(page: Element | null) {
  if (isWanted && !canFadeOut) page?.animate({ opacity: [0, 1] }, 200);
}

/** Somebody who goes on before it has ended ends a fade; to the browser that is a fault unless it is caught, and the router does not. */
export function endFadesQuietly() {
  if (!canFadeOut) return;
  const start = document.startViewTransition;
  document.startViewTransition = (...steps) => {
    const fade = start.apply(document, steps);
    fade.ready.catch(() => {});
    return fade;
  };
}
