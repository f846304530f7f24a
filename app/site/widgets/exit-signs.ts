// The signs that somebody is about to leave: the pointer goes out at the top of the window, or, where there is no pointer, the
// page is thrown back up after a while of reading.

interface ScrollSample {
  at: number;
  y: number;
}

const leastOnPage = 20_000;
const lookBack = 400;
const leastDistance = 240;
const leastSpeed = 1.2; // pixels a millisecond

/** `samples` in the order of time; `now` and their times count from when the page was opened. */
export function isThrownUp(samples: readonly ScrollSample[], now: number): boolean {
  if (now < leastOnPage) return false;
  const recent = samples.filter(({ at }) => now - at <= lookBack);
  const highest = recent.reduce((before, { y }) => Math.max(before, y), 0);
  const from = recent.find(({ y }) => y === highest);
  const to = recent.at(-1);
  if (!from || !to) return false;
  const distance = from.y - to.y;
  return distance >= leastDistance && distance / Math.max(1, to.at - from.at) >= leastSpeed;
}

/** Calls back at every sign until it is told to stop. */
export function watchExit(onSign: (by: 'pointer' | 'scroll') => void): () => void {
  const onMouseOut = (event: MouseEvent) => {
    if (event.clientY <= 0 && event.relatedTarget === null) onSign('pointer');
  };
  let opened = { at: 0, path: location.pathname };
  let samples: ScrollSample[] = [];
  const onScroll = () => {
    if (opened.path !== location.pathname) {
      opened = { at: performance.now(), path: location.pathname };
      samples = [];
    }
    const now = performance.now() - opened.at;
    samples = [...samples.filter(({ at }) => now - at <= lookBack), { at: now, y: scrollY }];
    if (isThrownUp(samples, now)) onSign('scroll');
  };
  const byTouch = matchMedia('(hover: none)').matches;
  if (byTouch) addEventListener('scroll', onScroll, { passive: true });
  else document.addEventListener('mouseout', onMouseOut);
  return () => {
    removeEventListener('scroll', onScroll);
    document.removeEventListener('mouseout', onMouseOut);
  };
}
