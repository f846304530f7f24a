/** As a ref: what has just appeared takes the focus, so that nobody has to look for it. */
export function focusOnce(element: HTMLElement | null) {
  element?.focus();
}
