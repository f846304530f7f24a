// Tells the server that somebody is at this screen, with the first request after each touch of the page: a session is kept alive
// by people, not by a dashboard that refreshes itself.
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
