// When 'Need Help?' shows and when it goes: one function from what was to what is, with the time passed in.

export const helpTimings = {
  firstCheck: 60_000,
  /** Between two prompts. */
  gap: 300_000,
  leastOnPage: 60_000,
  mostOnPage: 1_800_000,
  autoHide: 15_000,
  /** Whoever moves the pointer or presses a key may be on the way to the prompt. */
  reach: 1_000,
};

const neverOn = ['/dashboard', '/login', '/auth', '/admin'];

export interface HelpState {
  path: string;
  openedAt: number;
  interacted: boolean;
  lastShownAt: number | null;
  dismissed: boolean;
  shown: { minimised: boolean; hideAt: number } | null;
}

export type HelpEvent =
  | { kind: 'page'; path: string }
  /** Time has passed. `free`: nothing else asks for the visitor's attention. */
  | { kind: 'check'; free: boolean }
  /** `approach`: a movement or a key that may lead to the prompt. */
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
      if (state.shown) return state.shown.hideAt <= now ? { ...state, shown: null } : state;
      return event.free && mayShow(state, now)
        ? { ...state, lastShownAt: now, shown: { minimised: false, hideAt: now + helpTimings.autoHide } }
        : state;
    case 'interaction':
      return interacted(state, afterInteraction(state.shown, event.approach, now));
    case 'reached':
      return interacted(state, state.shown && kept(state, state.shown));
    case 'minimise':
      return { ...state, shown: state.shown && turned(state.shown, now) };
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

function afterInteraction(shown: HelpState['shown'], approach: boolean, now: number): HelpState['shown'] {
  // Minimised, it is a small tab that the visitor has chosen to keep.
  if (!shown || shown.minimised) return shown;
  return approach ? { ...shown, hideAt: Math.min(shown.hideAt, now + helpTimings.reach) } : null;
}

function kept({ lastShownAt }: HelpState, shown: NonNullable<HelpState['shown']>) {
  return shown.minimised ? shown : { ...shown, hideAt: (lastShownAt ?? 0) + helpTimings.autoHide };
}

function turned({ minimised }: NonNullable<HelpState['shown']>, now: number) {
  return minimised
    ? { minimised: false, hideAt: now + helpTimings.autoHide }
    : { minimised: true, hideAt: Number.POSITIVE_INFINITY };
}
