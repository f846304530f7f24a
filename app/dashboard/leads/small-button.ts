/** Of the buttons in a row under a lead, and of the fields beside them. */
export const smallButton =
  'min-h-11 rounded-sm border border-line-strong px-3 text-small hover:border-accent hover:text-accent-strong aria-disabled:cursor-progress aria-disabled:opacity-60';

/** A row of them with its name: beside it where there is room, so that all rows begin on one line, else above it. */
export const namedRow = 'relative flex min-w-0 flex-wrap items-center gap-2 sm:pl-28';
export const rowName =
  'text-small text-muted max-sm:float-left max-sm:w-full sm:absolute sm:left-0 sm:top-0 sm:not-print:leading-11';
