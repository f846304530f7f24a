// When 'Need Help?' shows and when it goes: one function from what was to what is, with the time passed in.

export const helpTimings = {
  firstCheck: 60_000,
  /** Between two prompts. */
  gap: 300_000,
  leastOnPage: 60_000,
  mostOnPage: 1_800_000,
  autoHide: 15_000,
  /** After each step towards it: its buttons could not be reached otherwise. */
  reach: 400,
};

const neverOn = ['/dashboard', '/login', '/auth', '/admin'];

export interface HelpState {
  path: string;
  openedAt: number;
  interacted: boolean;
  lastShownAt: number | null;
  dismissed: boolean;
  /** `endsAt`: when its time is over; `hideAt`: when it goes unless somebody arrives. */
  shown: { minimised: boolean; endsAt: number; hideAt: number } | null;
}

type Shown = NonNullable<HelpState['shown']>;

export type HelpEvent =
  | { kind: 'page'; path: string }
  /** Time has passed. `free`: nothing else asks for the visitor's attention. `inUse`: the focus is in the prompt. */
  | { kind: 'check'; free: boolean; inUse?: boolean }
  /** `approach`: a step towards the prompt. */
  | { kind: 'interaction'; approach: boolean }
  | { kind: 'reached' }
  | { kind: 'minimise' }
  | { kind: 'close' }
  | { kind: 'contact' };

export function nextHelp(state: HelpState, event: HelpEvent, now: number): HelpState {
  switch (event.kind) {
    case 'page':
      return { ...state, path: event.path, openedAt: now, interacted: false, shown: null };
    case 'check':
      if (state.shown && state.shown.hideAt <= now) return { ...state, shown: event.inUse ? open(now) : null };
      if (state.shown) return state;
      return event.free && mayShow(state, now) ? { ...state, lastShownAt: now, shown: open(now) } : state;
    case 'interaction':
      return interacted(state, state.shown && afterInteraction(state.shown, event.approach, now));
    case 'reached':
      return interacted(state, state.shown && { ...state.shown, hideAt: state.shown.endsAt });
    case 'minimise':
      return { ...state, shown: state.shown && (state.shown.minimised ? open(now) : minimised) };
    case 'close':
      return { ...state, dismissed: true, shown: null };
    case 'contact':
      return { ...state, shown: null };
  }
}

/** The same state where nothing changes: a pointer moves a hundred times a second. */
function interacted(state: HelpState, shown: HelpState['shown']): HelpState {
  return state.interacted && shown?.hideAt === state.shown?.hideAt ? state : { ...state, interacted: true, shown };
}

/** When to look again; null where nothing can change by itself. */
export function nextCheck(state: HelpState, now: number): number | null {
  if (state.shown) return Number.isFinite(state.shown.hideAt) ? state.shown.hideAt : null;
  if (state.interacted || state.dismissed || isExcluded(state.path)) return null;
  const earliest = Math.max(
    state.openedAt + helpTimings.firstCheck,
    state.lastShownAt === null ? 0 : state.lastShownAt + helpTimings.gap + 1,
  );
  // It was refused a moment ago: something else has the visitor's attention.
  const next = earliest > now ? earliest : now + helpTimings.firstCheck;
  return next <= state.openedAt + helpTimings.mostOnPage ? next : null;
}

function mayShow({ path, openedAt, interacted, lastShownAt, dismissed }: HelpState, now: number): boolean {
  const onPage = now - openedAt;
  return (
    !interacted &&
    !dismissed &&
    !isExcluded(path) &&
    (lastShownAt === null || now - lastShownAt > helpTimings.gap) &&
    onPage >= helpTimings.leastOnPage &&
    onPage <= helpTimings.mostOnPage
  );
}

const isExcluded = (path: string) => neverOn.some((start) => path.startsWith(start));

const open = (now: number): Shown => {
  const endsAt = now + helpTimings.autoHide;
  return { minimised: false, endsAt, hideAt: endsAt };
};

const minimised: Shown = { minimised: true, endsAt: Number.POSITIVE_INFINITY, hideAt: Number.POSITIVE_INFINITY };

function afterInteraction(shown: Shown, approach: boolean, now: number): Shown | null {
  // Minimised, it is a small tab that the visitor has chosen to keep.
  if (shown.minimised) return shown;
  return approach ? { ...shown, hideAt: Math.min(shown.endsAt, now + helpTimings.reach) } : null;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether the pointer is nearer to the box than it was before this movement. */
export function comesNearer(
  { clientX, clientY, movementX, movementY }: Pick<MouseEvent, 'clientX' | 'clientY' | 'movementX' | 'movementY'>,
  box: Box,
): boolean {
  return distance(clientX, clientY, box) < distance(clientX - movementX, clientY - movementY, box);
}

function distance(x: number, y: number, { left, top, right, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
