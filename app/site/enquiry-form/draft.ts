// What somebody is typing, kept for as long as the tab lives: a reload on a bad line costs nothing.
import { trapField } from '#domain/arrival.ts';
import { tabMemory } from '../tab-memory.ts';

const notTyped = new Set(['form', 'page', 'package', 'submission_id', 'marketing_consent', trapField]);
const keyOf = (form: string) => `enquiry-draft-${form}`;

const typedIn = (form: HTMLFormElement) =>
  [...new FormData(form)].filter(([name, value]) => !notTyped.has(name) && value !== '');

export const hasText = (form: HTMLFormElement) => typedIn(form).length > 0;

export function keepDraft(form: HTMLFormElement) {
  const key = keyOf(form.dataset.enquiryForm ?? '');
  const typed = typedIn(form);
  if (typed.length === 0) tabMemory.forget(key);
  else tabMemory.write(key, JSON.stringify(Object.fromEntries(typed)));
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
  tabMemory.write(keyOf(form), JSON.stringify(Object.fromEntries(typed)));
}

export const dropDraft = (form: string) => tabMemory.forget(keyOf(form));

function readDraft(form: string): Record<string, unknown> {
  try {
    return JSON.parse(tabMemory.read(keyOf(form)) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
