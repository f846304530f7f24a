// The guide as text: what is promised about it, and what no page may do.
import { describe, expect, test } from 'vitest';
import { contentsOf, guidePages, pageNumber } from './guide.ts';
import type { Block, GuidePage } from './guide-page.ts';

const texts = guidePages.map((page) => ({ page, strings: stringsOf(page) }));
const allStrings = texts.flatMap(({ strings }) => strings);

describe('the pages of the guide', () => {
  test('there are exactly 47', () => {
    expect(guidePages).toHaveLength(47);
  });

  test('each has a name of its own', () => {
    const ids = guidePages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the cover stands first, the contents third and the way to reach us last', () => {
    expect(pageNumber('cover')).toBe(1);
    expect(pageNumber('contents')).toBe(3);
    expect(pageNumber('closing')).toBe(47);
  });

  test('twelve chapters open in order, and their pages follow their opener', () => {
    const chapters = guidePages.flatMap((page) => (page.kind === 'opener' ? [page.chapter] : []));
    expect(chapters).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    const numbered = guidePages.flatMap(({ chapter }) => chapter ?? []);
    expect(numbered).toEqual([...numbered].sort((a, b) => a - b));
  });

  test('nobody is told to begin at the smallest share: of visits few ever ask, so it would always be the first', () => {
    expect(allStrings.filter((text) => text.includes('smallest share'))).toEqual([]);
  });

  test('five worked examples each name an invented firm and the rule of its trade', () => {
    const examples = guidePages.filter((page) => page.kind === 'example');
    expect(examples.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(examples.every(({ rule, firm }) => rule.text.length > 120 && firm.name.length > 0)).toBe(true);
  });

  test('at least ten different figures are drawn, none of them twice', () => {
    const names = allBlocks().flatMap((block) => (block.kind === 'figure' ? [block.name] : []));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(10);
  });
});

describe('the list of contents', () => {
  const entries = contentsOf(guidePages).flatMap((group) => [group, ...group.entries]);

  test('points every entry to the page that it names', () => {
    for (const entry of entries) expect(guidePages[entry.page - 1]?.id).toBe(entry.id);
  });

  test('leaves out no page but the cover and itself', () => {
    const listed = new Set(entries.map(({ id }) => id));
    const missing = guidePages.filter(({ id }) => !listed.has(id)).map(({ id }) => id);
    expect(missing).toEqual(['cover', 'contents']);
  });

  test('marks worksheets and nothing else', () => {
    const marked = entries.filter(({ isWorksheet }) => isWorksheet).map(({ id }) => id);
    expect(marked).toEqual(guidePages.filter(({ kind }) => kind === 'worksheet').map(({ id }) => id));
  });
});

describe('the words of the guide', () => {
  test('no paragraph is used twice', () => {
    const long = allStrings.filter((text) => text.length > 60);
    expect(long.filter((text, i) => long.indexOf(text) !== i)).toEqual([]);
  });

  test('no page has fewer than 90 words, unless one writes on it or it is cover or contents', () => {
    const short = texts
      .filter(({ page }) => !['cover', 'contents', 'worksheet'].includes(page.kind))
      .map(({ page, strings }) => ({ id: page.id, words: strings.join(' ').split(/\s+/).length }))
      .filter(({ words }) => words < 90);
    expect(short).toEqual([]);
  });

  test('nothing is shouted, and no filler was left behind', () => {
    const bad = /!|lorem|ipsum|\bTODO\b|\bTBD\b|\bxxx\b/i;
    expect(allStrings.filter((text) => bad.test(text))).toEqual([]);
  });

  test('words that the guide retires are used only where it retires them', () => {
    const retired = /\b(holistic|seamless|synergy|cutting-edge|one-stop|world-class)\b/i;
    const users = texts.filter(({ strings }) => strings.some((text) => retired.test(text)));
    expect(users.map(({ page }) => page.id)).toEqual(['rewriting']);
  });

  test('every link leads to a page of the guide', () => {
    const targets = allStrings.flatMap((text) => [...text.matchAll(/\[\[(.+?)\]\]/g)].map((match) => match[1] ?? ''));
    expect(targets.length).toBeGreaterThan(20);
    for (const target of targets) expect(pageNumber(target)).toBeGreaterThan(0);
  });

  test('every term of the glossary leads to a page, in alphabetical order', () => {
    const terms = allBlocks().flatMap((block) => (block.kind === 'terms' ? block.terms : []));
    for (const { page } of terms) expect(pageNumber(page)).toBeGreaterThan(0);
    const names = terms.map(({ term }) => term.toLowerCase());
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  });

  test('of the messages for WhatsApp two go out by themselves, and as many replies are saved as are left', () => {
    const flow = guidePages.filter(({ id }) => id === 'whatsapp-flow').flatMap(blocksOf);
    expect(flow.filter(({ kind }) => kind === 'message')).toHaveLength(2 + 4);
    const counted = allStrings.flatMap((text) => text.match(/\b(three|four|five|six) saved replies/gi) ?? []);
    expect(counted).toEqual(['Four saved replies', 'four saved replies']);
  });

  test('spelling is South African', () => {
    const american = /\b(color|inquiry|inquiries|optimize|organization|center|fulfill)\b/i;
    expect(allStrings.filter((text) => american.test(text))).toEqual([]);
  });
});

describe('the thirty days', () => {
  const days = allBlocks().flatMap((block) => (block.kind === 'days' ? block.days : []));

  test('run from 1 to 30 without a gap', () => {
    const covered = days.flatMap(({ day }) => {
      const [from = 0, to = from] = day.split('–').map(Number);
      return Array.from({ length: to - from + 1 }, (_, i) => from + i);
    });
    expect(covered).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  test('ask for about three quarters of an hour, and for nothing at weekends', () => {
    const working = days.filter(({ day }) => !day.includes('–'));
    const mean = working.reduce((sum, { minutes }) => sum + minutes, 0) / working.length;
    expect(mean).toBeGreaterThan(40);
    expect(mean).toBeLessThan(50);
    expect(days.filter(({ day }) => day.includes('–')).every(({ minutes }) => minutes === 0)).toBe(true);
  });
});

function allBlocks(): Block[] {
  return guidePages.flatMap(blocksOf);
}

function blocksOf(page: GuidePage): Block[] {
  const open = (block: Block): Block[] => (block.kind === 'columns' ? block.parts.flat().flatMap(open) : [block]);
  return 'blocks' in page ? page.blocks.flatMap(open) : [];
}

/** Every string of a page except its name and its kinds. */
function stringsOf(value: GuidePage | unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  if (value === null || typeof value !== 'object') return [];
  const silent = ['id', 'kind', 'shape', 'name', 'page', 'of'];
  return Object.entries(value).flatMap(([key, inner]) => (silent.includes(key) ? [] : stringsOf(inner)));
}
