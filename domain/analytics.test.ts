import { describe, expect, test } from 'vitest';
import {
  type AnalyticsEvent,
  batchesOf,
  largestBatch,
  mostEventsTogether,
  newDepths,
  pageType,
  secondsOnPage,
} from './analytics.ts';
import { analyticsBatch, chatStart } from './analytics-batch.ts';
import { chatCodeFrom, chatCodePattern, parseChatCode } from './chat-code.ts';

test.each([
  ['/', 'home'],
  ['/services', 'services'],
  ['/about', 'about'],
  ['/contact', 'contact'],
  ['/packages', 'packages'],
  ['/cape-town', 'cape-town'],
  ['/cape-town/', 'cape-town'],
  ['/a/b', 'b'],
  ['//', 'page'],
  ['', 'page'],
])('the page %j is of the type %j', (path, type) => {
  expect(pageType(path)).toBe(type);
});

test.each([
  [24.9, [], []],
  [25, [], [25]],
  [60, [25], [50]],
  [100, [], [25, 50, 75, 90]],
  [100, [25, 50, 75, 90], []],
])('at %d %% of the page, with %j told, %j is news', (percent, told, news) => {
  expect(newDepths(percent, new Set(told))).toEqual(news);
});

test.each([
  [0, null],
  [29_999, null],
  [30_000, 30],
  [61_499, 61],
])('a stay of %i ms counts as %s', (ms, seconds) => {
  expect(secondsOnPage(ms)).toBe(seconds);
});

describe('batches', () => {
  const event = (text: string): AnalyticsEvent => ({ name: 'page_view', page: '/', fields: { text } });

  test('are cut to what the endpoint takes, and nothing that fits is left out', () => {
    const events = Array.from({ length: 60 }, (_, i) => event(`${i} ${'é'.repeat(90)}`));
    const batches = batchesOf(events, null);
    expect(batches.length).toBeGreaterThan(1);
    for (const batch of batches) expect(Buffer.byteLength(batch)).toBeLessThanOrEqual(largestBatch);
    expect(batches.flatMap((batch) => JSON.parse(batch).events)).toEqual(events);
    for (const batch of batches) expect(analyticsBatch.safeParse(JSON.parse(batch)).success).toBe(true);
  });

  test('each part says whose lead it belongs to, and no events make no part', () => {
    const id = '01931f5e-7c00-7000-8000-00000000000f';
    const parts = batchesOf(
      Array.from({ length: mostEventsTogether + 1 }, () => event('x')),
      id,
    );
    expect(parts.map((part) => JSON.parse(part).lead_id)).toEqual([id, id]);
    expect(batchesOf([], id)).toEqual([]);
  });

  test('one event that is too large by itself does not hold up the others', () => {
    expect(batchesOf([event('x'.repeat(5000)), event('short')], null)).toHaveLength(1);
  });

  test.each([
    [{ name: 'page_view', page: '/sandton?utm_source=x#y' }, '/sandton'],
    [{ name: 'page_view', page: `/${'long'.repeat(100)}` }, `/${'long'.repeat(100)}`.slice(0, 200)],
  ])('of the page %j only its path is kept', (sent, page) => {
    expect(analyticsBatch.parse({ events: [sent] }).events[0]?.page).toBe(page);
  });

  test.each([
    ['an unknown name', { name: 'purchase', page: '/' }],
    ['no page', { name: 'page_view' }],
    ['another site as its page', { name: 'page_view', page: 'https://elsewhere.example/' }],
    ['a field within a field', { name: 'page_view', page: '/', fields: { a: { b: 1 } } }],
    ['a field with an odd name', { name: 'page_view', page: '/', fields: { 'a.b': 1 } }],
    [
      'more than twelve fields',
      { name: 'page_view', page: '/', fields: Object.fromEntries([...'abcdefghijklm'].map((a) => [a, 1])) },
    ],
  ])('%s is refused', (_, sent) => {
    expect(analyticsBatch.safeParse({ events: [sent] }).success).toBe(false);
  });
});

describe('the code of a chat', () => {
  test('is made of letters that nobody confuses', () => {
    expect(chatCodeFrom(Uint8Array.from([0, 31, 32, 17, 255, 9]))).toBe('WA-0Z0HZ9');
    expect(chatCodeFrom(crypto.getRandomValues(new Uint8Array(6)))).toMatch(chatCodePattern);
  });

  test.each([
    ['WA-7K3F9Q', 'WA-7K3F9Q'],
    [' wa 7k3f9q ', 'WA-7K3F9Q'],
    ['7k3-f9q', 'WA-7K3F9Q'],
    ['WA-OIL000', 'WA-011000'],
    ['WA-7K3F9', null],
    ['Sandton', null],
    ['', null],
  ])('typed as %j it reads %j', (typed, code) => {
    expect(parseChatCode(typed)).toBe(code);
  });

  test('a chat that began carries the campaign, but no mark of the single click', () => {
    const touch = {
      at: '2026-11-15T08:00:00.000Z',
      page: '/sandton',
      referrer: '',
      utm_source: 'google',
      gclid: 'abc',
    };
    const parsed = chatStart.parse({ code: 'WA-7K3F9Q', page: '/sandton', first_touch: touch });
    expect(parsed.first_touch).toMatchObject({ utm_source: 'google' });
    const long = { ...touch, at: `2026-11-16T08:00:00.${'1'.repeat(20)}Z` };
    expect(chatStart.parse({ code: 'WA-7K3F9Q', page: '/', first_touch: long }).first_touch?.at).toBe('');
    expect(JSON.stringify(parsed)).not.toContain('abc');
  });
});
