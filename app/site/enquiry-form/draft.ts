// What somebody is typing, kept for as long as the tab lives: a reload on a bad line costs nothing.
import { trapField } from '#domain/arrival.ts';

const notTyped = new Set(['form', 'page', 'package', 'submission_id', 'marketing_consent', trapField]);
const keyOf = (form: string) => `enquiry-draft-${form}`;

const typedIn = (form: HTMLFormElement) =>
  [...new FormData(form)].filter(([name, value]) => !notTyped.has(name) && value !== '');

export const hasText = (form: HTMLFormElement) => typedIn(form).length > 0;

export function keepDraft(form: HTMLFormElement) {
  const typed = typedIn(form);
  try {
    if (typed.length === 0) sessionStorage.removeItem(keyOf(form.dataset.enquiryForm ?? ''));
    else sessionStorage.setItem(keyOf(form.dataset.enquiryForm ?? ''), JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // A browser that stores nothing loses only this comfort.
  }
}

/** Fills what is still empty: whatever stands there already was typed later. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = readDraft(form.dataset.enquiryForm ?? '');
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      if (field.value === '') field.value = String(value);
    }
  }
}

export function saveAsDraft(form: string, fields: Record<string, unknown>) {
  const typed = Object.entries(fields).filter(([name, value]) => !notTyped.has(name) && typeof value === 'string');
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // As above.
  }
}

export function dropDraft(form: string) {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // As above.
  }
}

function readDraft(form: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
