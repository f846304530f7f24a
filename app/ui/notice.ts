// What a notice says, and how the button looks that takes back what it tells of.
export interface Notice {
  kind: 'success' | 'error';
  title: string;
  text: string;
  /** Milliseconds. */
  shownFor: number;
  undo: (() => void) | undefined;
}

export const undoLook = 'min-h-11 shrink-0 text-accent underline underline-offset-4 hover:text-accent-strong';
