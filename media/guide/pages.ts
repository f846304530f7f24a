// Whole pages: cover, contents, openers, text, worked examples and the last page.
import type { Agency } from '#content/agency.ts';
import { type ContentsEntry, contentsOf, guidePages, guideTitle } from '#content/guide/guide.ts';
import type {
  ClosingPage,
  ContentsPage,
  CoverPage,
  ExamplePage,
  GuidePage,
  OpenerPage,
  TextPage,
} from '#content/guide/guide-page.ts';
import { renderBlocks, renderNotes, renderSum, type Setting } from './blocks.ts';
import { emblems } from './emblems.ts';
import { drawHorizon } from './horizon.ts';
import { Html, html, prose } from './html.ts';
import { palette } from './palette.ts';
import { styles } from './styles.ts';

let figure = 0;
const nextFigure = () => ++figure;
const inside = (level: 3 | 4): Setting => ({ level, nextFigure });

/** The whole guide, at first without font faces: those are cut to the letters found here. */
export function renderGuide(agency: Agency, faces = ''): Html {
  figure = 0;
  const pages = guidePages.map((page, i) => renderPage(page, i + 1, agency));
  return html`<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><title>${guideTitle}</title><style>${new Html(faces + styles)}</style></head><body>${pages}</body></html>`;
}

function renderPage(page: GuidePage, number: number, agency: Agency): Html {
  switch (page.kind) {
    case 'cover':
      return renderCover(page, agency);
    case 'contents':
      return renderContents(page, number);
    case 'opener':
      return renderOpener(page, number);
    case 'text':
    case 'worksheet':
      return renderText(page, number);
    case 'example':
      return renderExample(page, number);
    case 'closing':
      return renderClosing(page, agency);
  }
}

const mark = html`<svg viewBox="0 0 32 20" aria-hidden="true"><path d="M7 14a9 9 0 0 1 18 0z" fill="${palette.sun}"/><path d="M0 15h32v1.4H0z" fill="${palette.ivory}"/><path d="M6 19h20v1H6z" fill="#a98642"/></svg>`;

function renderCover(page: CoverPage, agency: Agency): Html {
  const view = drawHorizon({ name: 'cover', seed: 4, level: 226, sun: 108, light: 96, windpump: 178 });
  return html`<section class="page dark cover" id="${page.id}">${view}<div class="over" data-box=""><p class="brand">${mark}${agency.name}</p><h1>${page.title}</h1><p class="sub">${page.subtitle}</p><ul>${page.topics.map((topic) => html`<li>${topic}</li>`)}</ul></div></section>`;
}

function renderContents(page: ContentsPage, number: number): Html {
  const groups = contentsOf(guidePages);
  const half = groups.findIndex(({ chapter }) => chapter === 7);
  const column = (part: typeof groups) =>
    html`<div class="column">${part.map((group) => {
      const entries = group.entries.map(
        (entry) =>
          html`<li><a href="#${entry.id}"><span>${entry.title}</span><span>${square(entry)}${entry.page}</span></a></li>`,
      );
      return html`<section><p class="no">${group.chapter ?? ''}</p><div><p class="chapter"><a href="#${group.id}"><span>${group.title}</span><span>${square(group)}${group.page}</span></a></p>${entries.length ? html`<ul>${entries}</ul>` : undefined}</div></section>`;
    })}</div>`;
  return frame(
    number,
    page,
    'Contents',
    html`<h2 class="title">${page.title}</h2><p class="lead">${page.lead}</p><nav class="toc">${column(groups.slice(0, half))}${column(groups.slice(half))}</nav>`,
  );
}

const square = ({ isWorksheet }: ContentsEntry) => (isWorksheet ? html`<i></i>` : undefined);

function renderOpener(page: OpenerPage, number: number): Html {
  // The sun crosses the sky from chapter to chapter.
  const share = (page.chapter - 1) / 11;
  const composition = page.blocks.some(({ kind }) => kind === 'figure') ? 'd' : ['a', 'b', 'c'][(page.chapter - 1) % 3];
  const view = drawHorizon({
    name: `chapter-${page.chapter}`,
    seed: page.chapter * 31,
    level: composition === 'd' ? 262 : 222 + (page.chapter % 4) * 4,
    sun: 24 + share * 162,
    light: 46 + 30 * Math.sin(share * Math.PI),
  });
  return html`<section class="page dark opener ${composition}" id="${page.id}">${view}<div data-box=""><p class="mark" aria-hidden="true">${page.chapter}</p><p class="label">Chapter ${page.chapter}. ${page.label}</p><h2>${prose(page.title)}</h2><div class="words">${renderBlocks(page.blocks, inside(3))}</div><div class="outcomes"><p class="cap">When you have finished</p><ul>${page.outcomes.map((outcome) => html`<li>${prose(outcome)}</li>`)}</ul></div></div>${folio(number)}</section>`;
}

function renderText(page: TextPage, number: number): Html {
  const isWorksheet = page.kind === 'worksheet';
  const level = page.chapter === undefined ? 3 : 4;
  const setting = inside(level);
  const title =
    level === 3 ? html`<h2 class="title">${prose(page.title)}</h2>` : html`<h3 class="title">${prose(page.title)}</h3>`;
  const tag = isWorksheet ? html`<p class="tag"><i></i>${page.label}</p>` : undefined;
  const lead = page.lead ? html`<p class="lead">${prose(page.lead)}</p>` : undefined;
  const blocks = renderBlocks(page.blocks, setting);
  const body =
    page.shape === 'side'
      ? html`<div class="side"><div class="main">${blocks}</div>${renderNotes(page.notes, page.pull ? 'with-pull' : '', page.pull)}</div>`
      : html`<div class="flow">${blocks}${renderNotes(page.notes, 'strip')}</div>`;
  return frame(
    number,
    page,
    page.chapter ? `${page.chapter}. ${chapterLabel(page.chapter)}` : page.label,
    html`${tag}${title}${lead}${body}`,
  );
}

function renderExample(page: ExamplePage, number: number): Html {
  const { firm, before, after } = page;
  const emblem = emblems[page.number - 1];
  if (!emblem) throw new Error(`Worked example ${page.number} has no drawing.`);
  return frame(
    number,
    page,
    `Worked example ${page.number} of 5. ${page.trade}`,
    html`<h2 class="title">${prose(page.title)}</h2><div class="ex-top"><div class="ex-firm"><b>${firm.name}, ${firm.place}</b><em>An invented firm.</em><ul>${firm.facts.map((fact) => html`<li>${prose(fact)}</li>`)}</ul></div><div><p class="ex-label">Before</p><div class="before"><b>${before.headline}</b><p>${prose(before.text)}</p><span>${before.button}</span></div></div></div>
<p class="ex-label">After</p><div class="after" style="background:${emblem.ground}"><p class="bar"><i></i><i></i><i></i><b>${firm.name}</b>${emblem.menu.map((item) => html`<span>${item}</span>`)}</p><div class="screen"><p class="eyebrow">${after.eyebrow}</p><p class="big">${after.headline}</p><p class="copy">${prose(after.text)}</p><p class="go"><b>${after.button}</b><span>${after.second}</span></p><p class="small">${after.small}</p></div><svg viewBox="0 0 160 160" aria-hidden="true">${emblem.drawing}</svg></div>
<div class="ex-why">${page.changes.map(({ title, text }) => html`<div><p class="cap">${prose(title)}</p><p>${prose(text)}</p></div>`)}</div>
<div class="ex-foot">${renderSum(page.sum.title, page.sum.lines)}<div class="notes"><div><p class="cap">${page.rule.title}</p><p>${prose(page.rule.text)}</p></div><p class="borrow"><b>Borrow this</b>${prose(page.borrow)}</p></div></div>`,
  );
}

function renderClosing(page: ClosingPage, agency: Agency): Html {
  const view = drawHorizon({ name: 'closing', seed: 9, level: 236, sun: 186, light: 70, windpump: 34 });
  const reach = page.reach.map(({ label, of }) => html`<dt>${label}</dt><dd>${linked(of, agency[of])}</dd>`);
  return html`<section class="page dark closing" id="${page.id}">${view}<div class="over" data-box=""><p class="brand">${mark}${agency.name}</p><h2>${prose(page.title)}</h2><div class="words">${renderBlocks(page.blocks, inside(3))}</div><dl>${reach}</dl></div></section>`;
}

function linked(of: keyof Agency, value: string): Html {
  if (of === 'email') return html`<a href="mailto:${value}">${value}</a>`;
  if (of === 'phone') return html`<a href="tel:${value.replaceAll(' ', '')}">${value}</a>`;
  if (of === 'domain') return html`<a href="https://${value}">${value}</a>`;
  return html`${value}`;
}

function chapterLabel(chapter: number): string {
  const opener = guidePages.find((page) => page.kind === 'opener' && page.chapter === chapter);
  return opener?.kind === 'opener' ? opener.label : '';
}

const folio = (number: number) =>
  html`<p class="folio" aria-hidden="true" style="${number % 2 ? 'right:18mm' : 'left:18mm'}">${number}</p>`;

/** An inner page: running head, body, and a foot line on which the sun shows how far one has read. */
function frame(number: number, page: GuidePage, running: string, body: Html): Html {
  const at = (number / guidePages.length) * 100;
  const kind = page.kind === 'worksheet' || page.kind === 'example' ? ` ${page.kind}` : '';
  return html`<section class="page ${number % 2 ? 'odd' : 'even'}${kind}" id="${page.id}"><p class="head" aria-hidden="true"><span>${guideTitle}</span><span>${running}</span></p><div class="body" data-box="">${body}</div><p class="foot" aria-hidden="true"><svg viewBox="0 0 20 10" style="left:${at.toFixed(1)}%"><path d="M2 10a8 8 0 0 1 16 0z" fill="${palette.gold}"/></svg><b>${number}</b></p></section>`;
}
