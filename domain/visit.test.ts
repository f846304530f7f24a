import { describe, expect, test } from 'vitest';
import { touchFromArrival } from './arrival.ts';
import { deviceFromUserAgent, parseVisit } from './visit.ts';

const now = new Date('2026-11-16T08:00:00Z');

describe('what brought a visitor', () => {
  test('a campaign and a click id in the address are kept, by their names', () => {
    const address = 'https://highveld.example/sandton?utm_source=google&utm_campaign=law&gclid=x1&other=2';
    expect(touchFromArrival(address, 'https://www.google.com/search?q=private', now)).toEqual({
      at: now.toISOString(),
      page: '/sandton',
      referrer: 'https://www.google.com/search',
      utm_source: 'google',
      utm_medium: '',
      utm_campaign: 'law',
      utm_term: '',
      utm_content: '',
      gclid: 'x1',
      fbclid: '',
      msclkid: '',
    });
  });
  test('another site alone is an arrival, by its address without what was searched for', () => {
    const touch = touchFromArrival('https://highveld.example/', 'https://www.google.com/search?q=private', now);
    expect(touch).toMatchObject({ page: '/', referrer: 'https://www.google.com/search', utm_source: '' });
  });
  test('a value is cut between letters, never through one', () => {
    const touch = touchFromArrival(`https://highveld.example/?utm_term=${'a'.repeat(199)}😀`, '', now);
    expect(touch?.utm_term.isWellFormed()).toBe(true);
  });
  test.each([
    ['one of our own pages', 'https://highveld.example/', 'https://highveld.example/packages'],
    ['nothing at all', 'https://highveld.example/', ''],
    ['an address that is none', 'not an address', 'https://www.google.com/'],
  ])('%s is no arrival', (_, address, referrer) => expect(touchFromArrival(address, referrer, now)).toBeNull());
});

describe('the circumstances', () => {
  const empty = { first_touch: null, last_touch: null, homepage: '', seconds: null };
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'hello'],
    ['a list', [1]],
    ['wrong types', { first_touch: 7, last_touch: 'x', homepage: {}, seconds: '12' }],
    ['impossible times', { seconds: -1 }],
  ])('%s is read as unknown, never refused', (_, input) => expect(parseVisit(input)).toEqual(empty));
  test('what is odd takes nothing else with it', () => {
    const known = { first_touch: { page: '/sandton' }, last_touch: { page: '/' }, homepage: 'filled', seconds: 2.5 };
    expect(parseVisit(known)).toMatchObject(known);
    for (const odd of ['first_touch', 'last_touch', 'homepage', 'seconds'] as const) {
      const { [odd]: _, ...others } = known;
      expect(parseVisit({ ...others, [odd]: ['odd'] })).toMatchObject({ ...others, [odd]: empty[odd] });
    }
  });
  test.each([
    [0, 0],
    [1e7, 1e7],
    [1e7 + 1, null],
    [Number.NaN, null],
  ])('a form that took %d seconds to fill took %j', (sent, seconds) => {
    expect(parseVisit({ seconds: sent }).seconds).toBe(seconds);
  });
  test('long and hostile values are cut and cleaned', () => {
    const { first_touch } = parseVisit({ first_touch: { utm_source: `a\u0000\n${'b'.repeat(500)}`, at: 'yesterday' } });
    expect(first_touch?.utm_source).toBe(`a ${'b'.repeat(198)}`);
    expect(first_touch?.at).toBe('');
  });
  test('a time is kept as browsers write it, and left empty where it is longer than any', () => {
    const timeOf = (at: string) => parseVisit({ first_touch: { at } }).first_touch?.at;
    expect(timeOf(now.toISOString())).toBe(now.toISOString());
    const precise = (digits: number) => `2026-11-16T08:00:00.${'1'.repeat(digits)}Z`;
    expect(timeOf(precise(19))).toBe(precise(19));
    expect(timeOf(precise(20))).toBe('');
  });
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; SM-A155F) Chrome/146.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 13; SM-X200) Chrome/146.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/146.0 Safari/537.36', 'computer'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 'computer'],
  ['Mozilla/5.0 (Macintosh; U; Intel Mac OS X 10_6_3; en-us; Silk/1.0.22) Safari/533.16', 'tablet'],
  ['Mozilla/5.0 (Tablet; rv:26.0) Gecko/26.0 Firefox/26.0', 'tablet'],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80 (S60; SymbOS) Presto/2.12', 'phone'],
  ['BlackBerry9700/5.0.0.862 Profile/MIDP-2.1', 'phone'],
  ['Mozilla/5.0 (Wayland; Linux x86_64) Chrome/146.0 Safari/537.36', 'computer'],
  ['curl/8', 'unknown'],
  ['', 'unknown'],
])('the device of %j is %s', (agent, device) => expect(deviceFromUserAgent(agent)).toBe(device));

test('a browser is heard for as long as browsers speak, and no further', () => {
  expect(deviceFromUserAgent(`${'Mozilla/5.0 '.repeat(30)}iPhone`)).toBe('phone');
  expect(deviceFromUserAgent(`${'Mozilla/5.0 '.repeat(50)}iPhone`)).toBe('unknown');
});
