// The few things that a page of ours needs done to it, over parse5.
import { type DefaultTreeAdapterTypes, html, defaultTreeAdapter as tree } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** In the order of the page. */
export function elements(node: Node): Element[] {
  return [...walk(node)].filter((e) => e.namespaceURI === html.NS.HTML);
}

function* walk(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child);
}

export function element(name: string, attributes: Record<string, string>, ...children: (Element | string)[]): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const made = tree.createElement(name, html.NS.HTML, attrs);
  for (const child of children) {
    if (typeof child === 'string') tree.insertText(made, child);
    else tree.appendChild(made, child);
  }
  return made;
}

export function prepend(parent: Element, child: DefaultTreeAdapterTypes.ChildNode) {
  const [first] = parent.childNodes;
  if (first) tree.insertBefore(parent, child, first);
  else tree.appendChild(parent, child);
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((a) => a.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string) {
  element.attrs = [...element.attrs.filter((a) => a.name !== name), { name, value }];
}
