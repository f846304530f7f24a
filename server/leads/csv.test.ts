import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+27821234567', "'+27821234567"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1);－2', "'＠SUM(A1);'－2"],
  ['\t=1+1', "'\t'=1+1"],
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x;@SUM(A1);-2', "x;'@SUM(A1);'-2"],
  ['x; =1+1', "x;' =1+1"],
  ['\u200B=1+1', "'\u200B=1+1"],
  ['x;\u00A0\u200D=1+1', "x;'\u00A0\u200D=1+1"],
  ['x;"=1+1";y', `"x;'""=1+1"";y"`],
  ['a\n=1+1', `"a\n'=1+1"`],
  ['a\r\n=1+1', `"a\r\n'=1+1"`],
  ['a\n\n=1+1', `"a\n\n'=1+1"`],
  ['a\t=1+1', "a\t'=1+1"],
])('%j is text, also where a semicolon, a tab or a line break begins a cell', (typed, written) => {
  expect(csvLine([typed])).toBe(`${written}\r\n`);
});

test.each(['1+1=2', 'x; y', 'me@x.example', 'a-b;c-d', ''])('%j is no formula and stays as it is', (typed) => {
  expect(csvLine([typed])).toBe(`${typed}\r\n`);
});

test('numbers stay numbers, and nothing stays empty', () => {
  expect(csvLine([-5, null, 'a, "b"'])).toBe('-5,,"a, ""b"""\r\n');
});
