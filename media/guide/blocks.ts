// Each kind of block as HTML.
import type { Block, Note, SumLine } from '#content/guide/guide-page.ts';
import { figures } from './figures.ts';
import { type Html, html, prose } from './html.ts';

/** What a page hands down to its blocks: how deep their headings stand, and the number of the next figure. */
export interface Setting {
  level: 3 | 4;
  nextFigure(): number;
}

/** A heading stays with what follows it, up to the next heading or a box at the foot of the page. */
export function renderBlocks(blocks: Block[], setting: Setting): Html[] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === 'heading' && block.kind !== 'heading' && block.kind !== 'action') last.push(block);
    else groups.push([block]);
  }
  return groups.map((group) => {
    const parts = group.map((block) => renderBlock(block, setting));
    return group.length > 1 ? html`<div class="group">${parts}</div>` : html`${parts}`;
  });
}

function renderBlock(block: Block, setting: Setting): Html {
  switch (block.kind) {
    case 'heading':
      return setting.level === 3
        ? html`<h3 class="block-title">${prose(block.text)}</h3>`
        : html`<h4 class="block-title">${prose(block.text)}</h4>`;
    case 'paragraph':
      return html`<p>${prose(block.text)}</p>`;
    case 'list':
      return block.numbered
        ? html`<ol class="list">${block.items.map((item, i) => html`<li data-n="${i + 1}">${prose(item)}</li>`)}</ol>`
        : html`<ul class="list">${block.items.map((item) => html`<li>${prose(item)}</li>`)}</ul>`;
    case 'checklist':
      return html`<div>${block.title ? html`<p class="checks-title">${prose(block.title)}</p>` : undefined}<ul class="checks${block.columns === 2 ? ' two' : ''}">${block.items.map((item) => html`<li>${prose(item)}</li>`)}</ul></div>`;
    case 'lines':
      return html`<div class="fill" style="--n:${block.count}"><p>${prose(block.label)}</p>${block.hint ? html`<small>${prose(block.hint)}</small>` : undefined}${times(block.count, html`<i></i>`)}</div>`;
    case 'grid':
      return renderGrid(block);
    case 'table':
      return html`<table>${columnWidths(block.widths)}${tableHead(block.columns)}<tbody>${block.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${prose(cell)}</td>`)}</tr>`)}</tbody></table>`;
    case 'quote':
      return html`<blockquote class="quote">${prose(block.text)}</blockquote>`;
    case 'figure':
      // In print the drawing is the figure and brings its description; around it a second one would have none.
      return html`<figure role="group">${figures[block.name](block.description)}<figcaption><b>Figure ${setting.nextFigure()}.</b> ${prose(block.caption)}</figcaption></figure>`;
    case 'sum':
      return renderSum(block.title, block.lines);
    case 'pairs': {
      const why = block.rows.some((row) => row.why);
      return html`<table class="pairs">${columnWidths(why ? [33, 39, 28] : undefined)}${tableHead([block.before, block.after, ...(why ? ['Why'] : [])])}<tbody>${block.rows.map((row) => html`<tr><td>${prose(row.before)}</td><td>${prose(row.after)}</td>${why ? html`<td>${prose(row.why ?? '')}</td>` : undefined}</tr>`)}</tbody></table>`;
    }
    case 'message':
      return html`<div class="message"><p class="cap">${prose(block.title)}</p>${block.lines.map((line) => html`<p>${prose(line)}</p>`)}</div>`;
    case 'steps':
      return html`<div class="steps">${block.items.map((item) => html`<div><p class="cap">${prose(item.title)}</p><p>${prose(item.text)}</p></div>`)}</div>`;
    case 'days':
      return html`<div class="days"><p class="cap">${block.title}</p><table>${columnWidths([9, 71, 13, 7])}${tableHead(['Day', 'What to do', 'Minutes', 'Done'])}<tbody>${block.days.map((day) => html`<tr${day.minutes === 0 ? html` class="rest"` : undefined}><td>${day.day}</td><td>${prose(day.task)}</td><td>${day.minutes === 0 ? '' : day.minutes}</td><td>${day.minutes === 0 ? undefined : html`<div class="box"></div>`}</td></tr>`)}</tbody></table></div>`;
    case 'terms':
      return html`<dl class="terms">${block.terms.map((term) => html`<div><dt>${term.term} ${prose(`[[${term.page}]]`)}</dt><dd>${prose(term.meaning)}</dd></div>`)}</dl>`;
    case 'action':
      return html`<div class="action"><div><p class="cap">${block.title}</p><p>${prose(block.text)}</p></div></div>`;
    case 'columns':
      return html`<div class="columns grow" style="grid-template-columns:${(block.widths ?? block.parts.map(() => 1)).map((width) => `${width}fr`).join(' ')};--n:${rowsIn(block)}">${block.parts.map((part) => html`<div class="part">${renderBlocks(part, setting)}</div>`)}</div>`;
  }
}

export function renderSum(title: string, lines: SumLine[]): Html {
  return html`<div class="sum"><p class="cap">${prose(title)}</p><dl>${lines.map(({ label, value, total }) => html`<dt${total ? html` class="total"` : undefined}>${prose(label)}</dt><dd${total ? html` class="total"` : undefined}>${value}</dd>`)}</dl></div>`;
}

export function renderNotes(notes: Note[] | undefined, place: string, pull?: string): Html | undefined {
  if (!notes?.length) return undefined;
  return html`<aside class="notes ${place}">${notes.map(({ title, text }) => html`<div><p class="cap">${prose(title)}</p><p>${prose(text)}</p></div>`)}${pull ? html`<p class="pull">${prose(pull)}</p>` : undefined}</aside>`;
}

/** A table to write in: the first column may be printed, with parts of a cell divided by a bar. */
function renderGrid({ columns, rows, firstColumn }: Extract<Block, { kind: 'grid' }>): Html {
  const lettered = firstColumn?.[0]?.includes('|');
  const widths = lettered ? [7, 27, 44, 22] : firstColumn ? [30, 10, 25, 25, 10] : undefined;
  const body = Array.from({ length: rows }, (_, i) => {
    const printed = firstColumn?.[i]?.split('|') ?? [];
    return html`<tr>${columns.map((_column, j) => html`<td${lettered && j === 0 ? html` class="letter"` : undefined}>${printed[j]}</td>`)}</tr>`;
  });
  return html`<div class="grid grow" style="--n:${firstColumn ? rows : rows * 2}"><table>${columnWidths(widths)}${tableHead(columns)}<tbody>${body}</tbody></table></div>`;
}

/** How many written lines a part of a worksheet holds, so that all lines on a page come out alike. */
function rowsIn(block: Extract<Block, { kind: 'columns' }>): number {
  const counts = block.parts.map((part) =>
    part.reduce((sum, inner) => sum + (inner.kind === 'lines' ? inner.count : 0), 0),
  );
  return Math.max(0, ...counts);
}

const times = (count: number, what: Html): Html[] => Array.from({ length: count }, () => what);
const tableHead = (columns: string[]) =>
  html`<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>`;
const columnWidths = (widths: number[] | undefined) =>
  widths && html`<colgroup>${widths.map((width) => html`<col style="width:${width}%">`)}</colgroup>`;
