// HTML that is escaped by construction: whatever is not Html already is text.
import { pageNumber } from '#content/guide/guide.ts';

export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

export type Part = Html | string | number | undefined | readonly Part[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function sourceOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.source;
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  }
  return part.map(sourceOf).join('');
}

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((source, text, i) => source + sourceOf(parts[i - 1]) + text));
}

/** Words of the guide: **stress**, [[links to pages]] and ☐ boxes to tick. */
export function prose(text: string): Html {
  const parts = text.split(/(\*\*.+?\*\*|\[\[.+?\]\]|☐)/).map((part): Part => {
    if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`;
    if (part.startsWith('[[')) {
      const id = part.slice(2, -2);
      return html`<a href="#${id}">page&nbsp;${pageNumber(id)}</a>`;
    }
    return part === '☐' ? html`<span class="tick"></span>` : part;
  });
  return html`${parts}`;
}
