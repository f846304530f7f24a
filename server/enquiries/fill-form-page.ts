// To a plain form, what was wrong comes back on the very page that the visitor sent: every field as typed,
// each sentence at its field, the first of them in focus.
import { type DefaultTreeAdapterTypes, html, parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import type { Refusal } from '#domain/errors.ts';
import type { Deps } from '#server/deps.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const notSent = 'Not sent yet';

export function fillFormPage(
  findPage: Deps['findPage'],
  typed: Record<string, unknown>,
  { message, fields = {} }: Refusal,
): { html: string; policy: string } | undefined {
  const source = findPage(String(typed.page ?? '')) ?? findPage('/');
  if (!source) return undefined;
  const document = parse(source.html);
  const forms = elements(document).filter((e) => attribute(e, 'data-enquiry-form'));
  const form =
    typed.form === undefined ? forms[0] : forms.find((e) => attribute(e, 'data-enquiry-form') === typed.form);
  if (!form) return undefined;

  standAlone(document);
  for (const field of elements(form)) fill(field, typed);
  for (const name of ['package', 'sent_from']) carry(form, name, typed[name]);
  for (const [name, sentences] of Object.entries(fields)) showError(form, name, sentences);
  const status = elements(form).find((e) => attribute(e, 'role') === 'status');
  if (status) {
    tree.insertText(status, message);
    setAttribute(status, 'tabindex', '-1');
    setAttribute(status, 'id', 'answer');
  }
  const focus = elements(form).find((e) => attribute(e, 'aria-invalid')) ?? status;
  if (focus) {
    setAttribute(focus, 'autofocus', '');
    sayAbove(document, message, attribute(focus, 'id') ?? '');
  }
  return { html: serialize(document), policy: source.policy };
}

/**
 * The page must stand as it is sent: script that wakes up on it would not know what was typed. Browsers that have script
 * learn from the mark that this page has none, and nothing on it may wait for any.
 */
function standAlone(document: Node) {
  for (const element of elements(document)) {
    if (element.tagName === 'script') tree.detachNode(element);
    if (element.tagName !== 'html') continue;
    element.attrs = element.attrs.filter((a) => a.name !== 'data-settling');
    setAttribute(element, 'data-no-script', '');
  }
}

/** What it says of itself, whatever another page had said. */
const ofThePage = ['form', 'page', 'consent_wording'];

/** Not every browser goes to what should have the focus: so it is said at the top, too, with the way there. */
function sayAbove(document: Node, message: string, id: string) {
  const [title, main] = ['title', 'main'].map((name) => elements(document).find((e) => e.tagName === name));
  const before = title && tree.getFirstChild(title);
  if (before) tree.insertTextBefore(title, `${notSent}: `, before);
  const first = main && tree.getFirstChild(main);
  if (!first) return;
  const frame = element('div', { class: 'frame pt-28' });
  const sentence = element('p', { class: 'border-l-2 border-accent pl-4 text-lead' });
  const link = element('a', { href: `#${id}`, class: 'underline underline-offset-4' });
  tree.insertText(sentence, `${notSent}. ${message} `);
  tree.insertText(link, 'Go to the form');
  tree.appendChild(sentence, link);
  tree.appendChild(frame, sentence);
  tree.insertBefore(main, frame, first);
}

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

/** What the page knew only from its address goes along unseen. */
function carry(form: Element, name: string, value: unknown) {
  if (typeof value !== 'string' || value === '' || elements(form).some((e) => attribute(e, 'name') === name)) return;
  tree.appendChild(form, element('input', { type: 'hidden', name, value }));
}

function showError(form: Element, name: string, sentences: string[]) {
  const place = elements(form).find((e) => attribute(e, 'data-error-for') === name);
  const field = elements(form).find((e) => attribute(e, 'name') === name);
  if (!place || !field) return;
  place.attrs = place.attrs.filter((a) => a.name !== 'hidden');
  tree.insertText(place, sentences.join(' '));
  setAttribute(field, 'aria-invalid', 'true');
  const description = [attribute(field, 'aria-describedby'), attribute(place, 'id')];
  setAttribute(field, 'aria-describedby', description.filter(Boolean).join(' '));
}

function element(name: string, attributes: Record<string, string>): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  return tree.createElement(name, html.NS.HTML, attrs);
}

function* walk(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child);
}

function elements(node: Node): Element[] {
  return [...walk(node)].filter((e) => e.namespaceURI === html.NS.HTML);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((a) => a.name === name)?.value;
}

function setAttribute(element: Element, name: string, value: string) {
  element.attrs = [...element.attrs.filter((a) => a.name !== name), { name, value }];
}
