// The shape of the guide: a page is a list of typed blocks. How they look is decided where they are printed.
import type { Agency } from '../agency.ts';

/** Plain words. **Two stars** mark what is stressed, [[an-id]] becomes a link to that page, ☐ a box to tick. */
type Text = string;

export type FigureName =
  | 'funnel'
  | 'narrowing'
  | 'first-steps'
  | 'site-map'
  | 'home-page'
  | 'service-page'
  | 'proof-places'
  | 'enquiry-form'
  | 'whatsapp-flow'
  | 'speed-budget'
  | 'weak-signal'
  | 'search-result'
  | 'local-page'
  | 'enquiry-data'
  | 'monthly-report'
  | 'calendar';

export interface SumLine {
  label: Text;
  value: string;
  total?: boolean;
}

interface Day {
  /** A number, or a weekend such as 6–7. */
  day: string;
  task: Text;
  minutes: number;
}

export type Block =
  | { kind: 'heading'; text: Text }
  | { kind: 'paragraph'; text: Text }
  | { kind: 'list'; items: Text[]; numbered?: boolean }
  | { kind: 'checklist'; title?: Text; items: Text[]; columns?: 1 | 2 }
  | { kind: 'lines'; label: Text; hint?: Text; count: number }
  | { kind: 'grid'; columns: string[]; rows: number; firstColumn?: string[] }
  | { kind: 'table'; columns: string[]; rows: Text[][]; widths?: number[] }
  | { kind: 'quote'; text: Text }
  | { kind: 'figure'; name: FigureName; caption: Text; description: string }
  | { kind: 'sum'; title: Text; lines: SumLine[] }
  | { kind: 'pairs'; before: string; after: string; rows: { before: Text; after: Text; why?: Text }[] }
  | { kind: 'message'; title: Text; lines: Text[] }
  | { kind: 'steps'; items: { title: Text; text: Text }[] }
  | { kind: 'days'; title: string; days: Day[] }
  | { kind: 'terms'; terms: { term: string; meaning: Text; page: string }[] }
  | { kind: 'action'; title: string; text: Text }
  | { kind: 'columns'; parts: Block[][]; widths?: number[] };

export interface Note {
  title: Text;
  text: Text;
}

interface PageBase {
  id: string;
  /** The chapter in the running head; openers carry its number. */
  chapter?: number;
  title: Text;
}

export interface CoverPage extends PageBase {
  kind: 'cover';
  subtitle: Text;
  topics: string[];
}

export interface ContentsPage extends PageBase {
  kind: 'contents';
  lead: Text;
}

export interface OpenerPage extends PageBase {
  kind: 'opener';
  chapter: number;
  label: string;
  blocks: Block[];
  outcomes: Text[];
}

export interface TextPage extends PageBase {
  kind: 'text' | 'worksheet';
  label: string;
  lead?: Text;
  /** Side: a column for notes beside the text. Wide: the whole width, with notes at the foot. */
  shape: 'side' | 'wide';
  blocks: Block[];
  notes?: Note[];
  /** One sentence, set large at the foot of the side column. */
  pull?: Text;
}

export interface ExamplePage extends PageBase {
  kind: 'example';
  number: number;
  trade: string;
  firm: { name: string; place: string; facts: Text[] };
  before: { headline: Text; text: Text; button: string };
  after: { eyebrow: Text; headline: Text; text: Text; button: string; second: string; small: Text };
  changes: { title: Text; text: Text }[];
  sum: { title: Text; lines: SumLine[] };
  rule: Note;
  borrow: Text;
}

export interface ClosingPage extends PageBase {
  kind: 'closing';
  blocks: Block[];
  /** Ways to reach the agency; the values are those of the agency itself. */
  reach: { label: string; of: keyof Agency }[];
}

export type GuidePage = CoverPage | ContentsPage | OpenerPage | TextPage | ExamplePage | ClosingPage;
