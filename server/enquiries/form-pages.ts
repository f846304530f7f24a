// The pages that carry a form, ready for an answer: each is taken apart once, so that an answer costs no more than its form.
import { parse, serialize, serializeOuter, defaultTreeAdapter as tree } from 'parse5';
import type { Deps } from '#server/deps.ts';
import { attribute, type Element, elements, prepend, setAttribute } from './html-tree.ts';

const formMark = 'data-enquiry-form';

/** In pieces, as it is sent: what stands before the place for a note at its top, between that and the form, and after it. */
export interface FormPage {
  name: string;
  head: string;
  above: string;
  form: string;
  below: string;
  policy: string;
}

/** Each has one form, or none. */
export function createFormPages(findPage: Deps['findPage']) {
  const known = new Map<string, FormPage | undefined>();
  const find = (path: string, form: unknown): FormPage | undefined => {
    const source = known.has(path) ? undefined : findPage(path);
    if (source) known.set(path, takeApart(source));
    const page = known.get(path);
    return form === undefined || page?.name === form ? page : undefined;
  };
  /** The page that it was sent from, else the home page, which has a form too. Where the form is not known, any will do. */
  return (path: unknown, form: unknown) => find(String(path ?? ''), form) ?? find('/', form);
}

function takeApart({ html, policy }: { html: string; policy: string }): FormPage | undefined {
  const document = parse(html);
  const all = elements(document);
  const form = all.find((e) => attribute(e, formMark));
  const main = all.find((e) => e.tagName === 'main');
  if (!form?.parentNode || !main) return undefined;
  standAlone(all);
  const place = () => tree.createCommentNode('place');
  tree.insertBefore(form.parentNode, place(), form);
  tree.detachNode(form);
  prepend(main, place());
  const [head = '', above = '', below = ''] = serialize(document).split('<!--place-->');
  return { name: attribute(form, formMark) ?? '', head, above, form: serializeOuter(form), below, policy };
}

/**
 * The page must stand as it is sent: script that wakes up on it would not know what was typed. Browsers that have script
 * learn from the mark that this page has none, and nothing on it may wait for any.
 */
function standAlone(page: Element[]) {
  for (const element of page) {
    if (element.tagName === 'title') prepend(element, tree.createTextNode('Not sent yet: '));
    if (element.tagName === 'script') tree.detachNode(element);
    if (element.tagName !== 'html') continue;
    element.attrs = element.attrs.filter((a) => a.name !== 'data-settling');
    setAttribute(element, 'data-no-script', '');
  }
}
