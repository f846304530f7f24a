/** Of the buttons in a row under a lead, and of the fields beside them. */
export const smallButton =
  'min-h-11 rounded-sm border border-line-strong px-3 text-small hover:border-accent hover:text-accent-strong aria-disabled:cursor-progress aria-disabled:opacity-60';
