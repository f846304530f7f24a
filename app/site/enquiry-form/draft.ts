// What somebody is typing, kept for as long as the tab lives: a reload on a bad line costs nothing.
import { trapField } from '#domain/arrival.ts';
import { tabMemory } from '../tab-memory.ts';

const consent = 'marketing_consent';
/** In a draft it names the kept enquiry that the words were taken from. */
const origin = 'submission_id';
const notTyped = new Set(['form', 'page', 'consent_wording', 'package', origin, trapField]);
/** What stands in a field that the person sees. */
export const isTyped = (name: string) => !notTyped.has(name);
const keyOf = (form: string) => `enquiry-draft-${form}`;

type Draft = Record<string, string>;

export const fieldsOf = (form: HTMLFormElement): Record<string, unknown> => Object.fromEntries(new FormData(form));

const typedIn = (fields: Record<string, unknown>) =>
  Object.entries(fields).filter(([name, value]) => isTyped(name) && typeof value === 'string' && value !== '') as [
    string,
    string,
  ][];

/** A tick alone is no text. */
const isText = ([name]: [string, string]) => name !== consent;

export const hasText = (form: HTMLFormElement) => typedIn(ownChoices(form)).some(isText);

export function keepDraft(form: HTMLFormElement, from = draftOrigin(form.dataset.enquiryForm ?? '')) {
  saveAsDraft(form.dataset.enquiryForm ?? '', ownChoices(form), from);
}

/** Beside what is kept already: the form may not have shown it yet. */
export function addToDraft(form: HTMLFormElement) {
  const name = form.dataset.enquiryForm ?? '';
  if (!hasText(form)) return;
  const kept = Object.entries(readDraft(name)).filter(([field]) => !isDecided(form.elements.namedItem(field)));
  const typed = typedIn(ownChoices(form));
  saveAsDraft(name, Object.fromEntries([...kept, ...typed]), draftOrigin(name));
}

/** Without what the address has chosen: the next address may choose otherwise. */
function ownChoices(form: HTMLFormElement): Record<string, unknown> {
  const { service, ...rest } = fieldsOf(form);
  const choice = form.querySelector<HTMLSelectElement>('[name=service]');
  return service === choice?.dataset.preselected ? rest : { ...rest, service };
}

export function saveAsDraft(form: string, fields: Record<string, unknown>, from?: string) {
  const typed = typedIn(fields);
  if (!typed.some(isText)) return dropDraft(form);
  tabMemory.write(keyOf(form), JSON.stringify({ ...Object.fromEntries(typed), ...(from && { [origin]: from }) }));
}

export const dropDraft = (form: string) => tabMemory.forget(keyOf(form));

export const draftOrigin = (form: string): string | undefined => readDraft(form)[origin];

/** Whether the form holds words of its own, that are neither these nor were taken from them. */
export function holdsOther(form: string, id: string, fields: Record<string, unknown>): boolean {
  const draft = readDraft(form);
  if (draft[origin] === id) return false;
  return typedIn(draft).some(([name, value]) => isText([name, value]) && fields[name] !== value);
}

/** Fills what is still empty, because whatever stands there already was typed later; or everything, where that is wanted. */
export function restoreDraft(form: HTMLFormElement, everything: boolean) {
  const before = new Map(Array.from(form.elements, (field) => [field, textIn(field)]));
  if (everything) form.reset();
  for (const [name, value] of Object.entries(readDraft(form.dataset.enquiryForm ?? ''))) {
    const field = form.elements.namedItem(name);
    if (isDecided(field) && !everything) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked ||= field.value === value;
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      if (field.value === '' || everything) field.value = value;
    }
  }
  // What a field says about its text follows the text.
  for (const [field, text] of before) {
    if (textIn(field) !== text) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The person was at it before the application was there (scripts/wake-up.js): also what is empty was meant. */
const isDecided = (field: unknown) => field instanceof HTMLElement && field.dataset.typed !== undefined;

const textIn = (field: Element) => ('value' in field ? field.value : undefined);

function readDraft(form: string): Draft {
  try {
    return JSON.parse(tabMemory.read(keyOf(form)) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
