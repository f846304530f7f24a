import { say } from '#app/ui/spoken.tsx';

/** Leads to the first wrong field of a form. To whoever is there already, nothing would be read: they are told what is wrong. */
export function focusWrong(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLElement>('[aria-invalid]');
  if (!field) return;
  if (field === document.activeElement) say(document.getElementById(`${field.id}-error`)?.textContent ?? '');
  else field.focus();
}
