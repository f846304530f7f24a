import { describe, expect, test } from 'vitest';
import { cellsOf, row, rowWithin } from '../bench/row.ts';
import { tableOf, withResults } from './bench-table.ts';

const pages = row({
  what: '/',
  figure: 9000,
  unit: 'a second',
  reference: { is: 'node:http', figure: 10_000 },
  aim: { of: 'ratio', atLeast: 0.7 },
});
const order = ['static-pages', 'page-weight'];
const empty = '# Measured\n<!-- benchmarks -->\n<!-- /benchmarks -->\nWhy.\n';

describe('a row', () => {
  test('says whether its aim holds, where more is better and where less is', () => {
    expect(pages).toMatchObject({ ratio: 0.9, holds: true });
    const grown = { what: 'list', unit: 'ms', reference: { is: 'few leads', figure: 2 } };
    expect(row({ ...grown, figure: 6, aim: { of: 'ratio', atMost: 3 } }).holds).toBe(true);
    expect(row({ ...grown, figure: 6.1, aim: { of: 'ratio', atMost: 3 } }).holds).toBe(false);
    expect(row({ ...grown, figure: 6, aim: { of: 'figure', atLeast: 7 } }).holds).toBe(false);
    expect(row({ ...grown, figure: 6 }).holds).toBeUndefined();
  });

  test('that is promised a number is measured against it', () => {
    expect(rowWithin('script', 121, 'kB', 110)).toMatchObject({ ratio: 1.1, holds: false });
    expect(cellsOf(rowWithin('script', 55, 'kB', 110))).toEqual([
      'script',
      '55 kB',
      'limit: 110 kB',
      '0.50',
      'at most 110 kB',
      'yes',
    ]);
  });

  test('equals its reference where both are nothing', () => {
    expect(row({ what: 'CLS', figure: 0, unit: '', reference: { is: 'one sentence', figure: 0 } }).ratio).toBe(1);
  });

  test.each([
    [12_345.6, '12,346 ms'],
    [45.678, '45.7 ms'],
    [1.357, '1.36 ms'],
    [0.004, '0.004 ms'],
    [0, '0 ms'],
    [-258.9, '-259 ms'],
  ])('shows %f in as many digits as say something', (figure, shown) => {
    expect(cellsOf(rowWithin('', figure, 'ms', 1))[1]).toBe(shown);
  });
});

describe('the table', () => {
  test('has a line for each row, and its columns stand below each other', () => {
    const [titles = '', line = ''] = tableOf(new Map([['static-pages', [pages]]])).split('\n');
    expect(line).toContain('node:http: 10,000 a second');
    expect(line.indexOf('0.90')).toBe(titles.indexOf('ratio'));
  });

  test('in the document gets the rows of what ran, with date and commit, and keeps those of what did not', () => {
    const first = withResults(empty, new Map([['page-weight', [rowWithin('/', 100, 'kB', 110)]]]), {
      measured: 'Monday, abc',
      order,
    });
    const second = withResults(first, new Map([['static-pages', [pages, pages]]]), { measured: 'Tuesday, def', order });
    const third = withResults(second, new Map([['static-pages', [pages]]]), { measured: 'Wednesday, fed', order });
    expect(third.split('\n').slice(2, -3)).toEqual([
      '| benchmark | what | measured | against | ratio | aim | holds | date and commit |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      '| static-pages | / | 9,000 a second | node:http: 10,000 a second | 0.90 | ratio at least 0.7 | yes | Wednesday, fed |',
      '| page-weight | / | 100 kB | limit: 110 kB | 0.91 | at most 110 kB | yes | Monday, abc |',
    ]);
    expect(third).toMatch(/^# Measured\n/);
    expect(third).toMatch(/Why\.\n$/);
  });

  test('is not written where nothing says where it stands', () => {
    expect(() => withResults('# Measured\n', new Map(), { measured: '', order })).toThrow('has to stand between');
  });
});
