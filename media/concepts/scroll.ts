// How a visitor's hand moves through a page in the film: a look, a push, a rest, and at the end a fade back to the top.
const rest = 0.55;
const push = 1.25;
const firstLook = 1;
const fade = 0.8;

export const filmSeconds = firstLook + 4 * (push + rest) + fade;

export interface Moment {
  /** Pixels from the top of the page. */
  at: number;
  /** How much of the top shows through already, 0 to 1. */
  back: number;
}

/** `stops` are four places further and further down. */
export function scrollAt(seconds: number, stops: number[], late = 0): Moment {
  const into = seconds - firstLook - late;
  let at = 0;
  for (const [i, stop] of stops.entries()) {
    const last = stops[i - 1] ?? 0;
    at += (stop - last) * eased((into - i * (push + rest)) / push);
  }
  return { at, back: eased((seconds - (filmSeconds - fade)) / fade) };
}

function eased(share: number) {
  const held = Math.min(1, Math.max(0, share));
  return held < 0.5 ? 8 * held ** 4 : 1 - (-2 * held + 2) ** 4 / 2;
}
