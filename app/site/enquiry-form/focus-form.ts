/** To what needs the person first: a wrong field, the sentence that says why it did not go, or the first field. */
export function focusForm(form: HTMLFormElement) {
  const place =
    form.querySelector<HTMLElement>('[aria-invalid]') ??
    form.querySelector<HTMLElement>('[role=status]:not(:empty)') ??
    form.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"])');
  // At once: on a long page the way there would take longer than the answer.
  place?.scrollIntoView({ block: 'center', behavior: 'instant' });
  place?.focus({ preventScroll: true });
}

/** Whether the person is at the notice that stands in place of the form, and sees it. */
export function isAtNotice(): boolean {
  const box = document.activeElement?.closest('[data-form-notice]')?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < innerHeight;
}
