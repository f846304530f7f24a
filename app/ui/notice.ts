// What a notice says, and how its buttons look.
export interface Notice {
  kind: 'success' | 'error';
  title: string;
  text: string;
  /** Milliseconds. */
  shownFor: number;
  undo: (() => void) | undefined;
  /** What else one may want to do about it. */
  also?: NoticeAction | undefined;
}

export interface NoticeAction {
  label: string;
  press(): void;
}

export const actionLook = 'min-h-11 shrink-0 text-accent underline underline-offset-4 hover:text-accent-strong';
