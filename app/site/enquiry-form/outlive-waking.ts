import { addToDraft } from './draft.ts';

/**
 * Where the browser has changed a page before the application takes it over, as one that translates does, React draws it
 * anew: what was typed until then is in the draft, and whoever was typing goes on in the same field.
 */
export function outliveWaking() {
  let field = '';
  const note = () => {
    field = document.activeElement?.id || field;
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-enquiry-form]')) addToDraft(form);
  };
  const signs = ['input', 'focusin'];
  note();
  for (const sign of signs) addEventListener(sign, note);
  addEventListener(
    'awake',
    () => {
      for (const sign of signs) removeEventListener(sign, note);
      // Not at once: to leave one field for the next may be what wakes the page, and between the two nothing has the focus.
      setTimeout(() => {
        if (document.activeElement === document.body) document.getElementById(field)?.focus({ preventScroll: true });
      });
    },
    { once: true },
  );
}
