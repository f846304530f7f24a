import { afterEach, expect, test, vi } from 'vitest';
import type { Touch } from '#domain/arrival.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

const now = '2027-03-01T08:00:00.000Z';
const touch = (daysAgo: number, utm_source: string) =>
  ({ at: new Date(Date.parse(now) - daysAgo * 86_400_000).toISOString(), utm_source }) as Touch;

/** What is known of a visitor who comes by typing the address, and what the browser keeps of it. */
async function comeAgain(first: Touch, last: Touch) {
  const stored = new Map([['arrivals', JSON.stringify({ first_touch: first, last_touch: last })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('location', { href: 'https://studio.example/' });
  vi.stubGlobal('document', { referrer: '' });
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const { rememberArrival } = await import('./visit-memory.ts');
  return { known: rememberArrival(), kept: JSON.parse(stored.get('arrivals') ?? 'null') };
}

test('a campaign of 90 days ago is neither told nor kept any longer', async () => {
  const { known, kept } = await comeAgain(touch(120, 'google'), touch(91, 'facebook'));
  expect(known).toEqual({ first_touch: null, last_touch: null });
  expect(kept).toBeNull();
});

test('of two campaigns the older one goes alone', async () => {
  const last = touch(89, 'facebook');
  const { known, kept } = await comeAgain(touch(91, 'google'), last);
  expect(known).toEqual({ first_touch: null, last_touch: last });
  expect(kept).toEqual(known);
});
