// Whether somebody is at this screen. A session is kept alive by people, not by a dashboard that refreshes itself: a request
// says so when the page was touched since the last one that said it.
let touched = true; // whoever opened the page is there

if (typeof window !== 'undefined') {
  const touch = () => {
    touched = true;
  };
  for (const event of ['pointerdown', 'keydown', 'click', 'wheel', 'touchstart'] as const) {
    window.addEventListener(event, touch, { capture: true, passive: true });
  }
}

export function inUseHeader(): Record<string, string> {
  if (!touched) return {};
  touched = false;
  return { 'X-In-Use': '1' };
}
