// What somebody is typing, kept for as long as the tab lives: a reload on a bad line costs nothing.
import { trapField } from '#domain/arrival.ts';
import { tabMemory } from '../tab-memory.ts';

const consent = 'marketing_consent';
const notTyped = new Set(['form', 'page', 'package', 'submission_id', trapField]);
const keyOf = (form: string) => `enquiry-draft-${form}`;

export const fieldsOf = (form: HTMLFormElement): Record<string, unknown> => Object.fromEntries(new FormData(form));

const typedIn = (fields: Record<string, unknown>) =>
  Object.entries(fields).filter(
    ([name, value]) => !notTyped.has(name) && typeof value === 'string' && value !== '',
  ) as [string, string][];

/** A tick alone is no text. */
const isText = ([name]: [string, string]) => name !== consent;

export const hasText = (form: HTMLFormElement) => typedIn(fieldsOf(form)).some(isText);

export const keepDraft = (form: HTMLFormElement) => saveAsDraft(form.dataset.enquiryForm ?? '', fieldsOf(form));

export function saveAsDraft(form: string, fields: Record<string, unknown>) {
  const typed = typedIn(fields);
  if (typed.some(isText)) tabMemory.write(keyOf(form), JSON.stringify(Object.fromEntries(typed)));
  else dropDraft(form);
}

export const dropDraft = (form: string) => tabMemory.forget(keyOf(form));

/** Fills what is still empty: whatever stands there already was typed later. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(readDraft(form.dataset.enquiryForm ?? ''))) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= field.value === value;
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      if (field.value === '') field.value = value;
    }
  }
}

function readDraft(form: string): Record<string, string> {
  try {
    return JSON.parse(tabMemory.read(keyOf(form)) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
