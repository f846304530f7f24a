// The guide in the order in which it is read: 47 pages, and the list of contents.
import { back } from './back.ts';
import { copy } from './copy.ts';
import { examples } from './examples.ts';
import { forms } from './forms.ts';
import { front } from './front.ts';
import type { GuidePage } from './guide-page.ts';
import { measuring } from './measuring.ts';
import { offer } from './offer.ts';
import { pages } from './pages.ts';
import { plan } from './plan.ts';
import { positioning } from './positioning.ts';
import { privacy } from './privacy.ts';
import { proof } from './proof.ts';
import { search } from './search.ts';
import { speed } from './speed.ts';
import { whatsapp } from './whatsapp.ts';

export const guideTitle = 'How to Create a Website That Converts';

export const guidePages: GuidePage[] = [
  ...front,
  ...positioning,
  ...offer,
  ...pages,
  ...copy,
  ...proof,
  ...forms,
  ...whatsapp,
  ...speed,
  ...search,
  ...privacy,
  ...measuring,
  ...plan,
  ...examples,
  ...back,
];

export interface ContentsEntry {
  title: string;
  page: number;
  id: string;
  isWorksheet: boolean;
}

interface ContentsGroup extends ContentsEntry {
  chapter?: number;
  entries: ContentsEntry[];
}

/** Where a page stands, counted from 1. */
export function pageNumber(id: string): number {
  const at = guidePages.findIndex((page) => page.id === id);
  if (at === -1) throw new Error(`The guide has no page named ${id}.`);
  return at + 1;
}

/** Chapters with their pages; what belongs to no chapter stands for itself. */
export function contentsOf(guide: GuidePage[]): ContentsGroup[] {
  const groups: ContentsGroup[] = [];
  for (const [at, page] of guide.entries()) {
    if (page.kind === 'cover' || page.kind === 'contents') continue;
    const here = { page: at + 1, id: page.id };
    const last = groups.at(-1);
    if (page.kind === 'opener')
      groups.push({ ...here, chapter: page.chapter, title: page.label, isWorksheet: false, entries: [] });
    else if (page.chapter !== undefined && last)
      last.entries.push({ ...here, title: page.title, isWorksheet: page.kind === 'worksheet' });
    else if (page.kind === 'example' && page.number > 1 && last)
      last.entries.push({ ...here, title: page.trade, isWorksheet: false });
    else if (page.kind === 'example')
      groups.push({
        ...here,
        title: 'Five worked examples',
        isWorksheet: false,
        entries: [{ ...here, title: page.trade, isWorksheet: false }],
      });
    else if (page.kind === 'text') groups.push({ ...here, title: page.label, isWorksheet: false, entries: [] });
    else if (page.kind === 'closing')
      groups.push({ ...here, title: 'How to reach us', isWorksheet: false, entries: [] });
    else groups.push({ ...here, title: page.title, isWorksheet: page.kind === 'worksheet', entries: [] });
  }
  return groups;
}
