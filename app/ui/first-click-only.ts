import type { MouseEvent } from 'react';

/**
 * As `onClickCapture` of a place whose buttons change with a press: the second click of a double one is not meant for what has
 * come to that spot meanwhile.
 */
export function firstClickOnly(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
