// To a plain form, what was wrong comes back on the very page that the visitor sent: every field as typed,
// each sentence at its field, the first of them in focus. Where no field is to blame, there are other ways to us.
import { parseFragment, serialize, serializeOuter, defaultTreeAdapter as tree } from 'parse5';
import type { Refusal } from '#domain/errors.ts';
import { packageTiers } from '#domain/service-type.ts';
import type { FormPage } from './form-pages.ts';
import { attribute, type Element, element, elements, setAttribute } from './html-tree.ts';
import { packageLine, packageMark } from './package-line.ts';

export function fillFormPage(
  page: FormPage,
  typed: Record<string, unknown>,
  { message, fields = {} }: Refusal,
): string {
  const fragment = parseFragment(page.form);
  const [form] = elements(fragment);
  if (!form) throw new Error('A page has no form where it was found.');
  for (const field of elements(form)) fill(field, typed);
  sayPackage(form, typed.package);
  for (const name of ['package', 'sent_from']) carry(form, name, typed[name]);
  for (const [name, sentences] of Object.entries(fields)) showError(form, name, sentences);
  const status = elements(form).find((e) => attribute(e, 'role') === 'status');
  if (status) {
    tree.insertText(status, message);
    setAttribute(status, 'tabindex', '-1');
    setAttribute(status, 'id', 'answer');
  }
  const wrong = elements(form).find((e) => attribute(e, 'aria-invalid'));
  const otherWays = elements(form).find((e) => attribute(e, 'data-other-ways') !== undefined);
  if (otherWays && !wrong) show(otherWays);
  const focus = wrong ?? status;
  if (focus) setAttribute(focus, 'autofocus', '');
  const note = noteAbove(message, (focus && attribute(focus, 'id')) ?? '');
  return page.head + serializeOuter(note) + page.above + serialize(fragment) + page.below;
}

/** Not every browser goes to what should have the focus: so it is said at the top, too, with the way there. */
function noteAbove(message: string, id: string): Element {
  const link = element('a', { href: `#${id}`, class: 'underline underline-offset-4' }, 'Go to the form');
  const sentence = { class: 'border-l-2 border-accent pl-4 text-lead' };
  return element('div', { class: 'frame pt-28' }, element('p', sentence, `Not sent yet. ${message} `, link));
}

/** These keep the value that they have on the page, whatever was sent. */
const ofThePage = ['form', 'page', 'consent_wording'];

function fill(field: Element, typed: Record<string, unknown>) {
  const name = attribute(field, 'name');
  const value = name && Object.hasOwn(typed, name) ? typed[name] : undefined;
  if (!name || ofThePage.includes(name) || typeof value !== 'string') return;
  if (field.tagName === 'select') {
    for (const option of elements(field)) {
      if (attribute(option, 'value') === value) setAttribute(option, 'selected', '');
    }
  } else if (field.tagName === 'textarea') {
    // A parser drops the line end that opens a textarea; one more keeps the visitor's own.
    field.childNodes = [];
    tree.insertText(field, `\n${value}`);
  } else if (attribute(field, 'type') === 'checkbox') {
    setAttribute(field, 'checked', '');
  } else {
    setAttribute(field, 'value', value);
  }
}

function sayPackage(form: Element, value: unknown) {
  const tier = packageTiers.find((known) => known === value);
  const place = elements(form).find((e) => attribute(e, packageMark) !== undefined);
  if (!tier || !place?.parentNode) return;
  const words = attribute(place, packageMark) ?? '';
  for (const line of parseFragment(packageLine(words, tier)).childNodes)
    tree.insertBefore(place.parentNode, line, place);
}

/** What the page knew only from its address goes along in a hidden field. */
function carry(form: Element, name: string, value: unknown) {
  if (typeof value !== 'string' || value === '' || elements(form).some((e) => attribute(e, 'name') === name)) return;
  tree.appendChild(form, element('input', { type: 'hidden', name, value }));
}

function show(element: Element) {
  element.attrs = element.attrs.filter((a) => a.name !== 'hidden');
}

function showError(form: Element, name: string, sentences: string[]) {
  const place = elements(form).find((e) => attribute(e, 'data-error-for') === name);
  const field = elements(form).find((e) => attribute(e, 'name') === name);
  if (!place || !field) return;
  show(place);
  tree.insertText(place, sentences.join(' '));
  setAttribute(field, 'aria-invalid', 'true');
  const description = [attribute(field, 'aria-describedby'), attribute(place, 'id')];
  setAttribute(field, 'aria-describedby', description.filter(Boolean).join(' '));
}
