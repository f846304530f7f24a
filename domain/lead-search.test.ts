import { expect, test } from 'vitest';
import { isIndexed, phoneStart, searchTerms } from './lead-search.ts';

test.each([
  ['Nkosi', ['Nkosi']],
  ['Law Firm', ['Law Firm', 'Firm Law', 'Law-Firm']],
  ['Banking & Finance', ['Banking Finance', 'Finance Banking', 'Banking-Finance']],
  ['Müller, Zoë', ['Müller Zoë', 'Zoë Müller', 'Müller-Zoë']],
  ['van der Merwe Nomsa', ['van der Merwe Nomsa', 'Nomsa van der Merwe', 'van-der-Merwe-Nomsa']],
  ['Thandi N', ['Thandi N', 'Thandi-N']],
  ['&', ['&']],
  ['RPR5FYV0', ['RPR5FYV0', 'RPR5-FYV0']],
  ['rpr5 fyvo', ['rpr5 fyvo', 'fyvo rpr5', 'rpr5-fyvo', 'rpr5-fyv0']],
  ['RPR5-FYV0', ['RPR5-FYV0']],
  ['Ref: RPR5-FYV0', ['Ref: RPR5-FYV0', 'RPR5-FYV0 Ref:', 'Ref:-RPR5-FYV0', 'RPR5-FYV0']],
  ['#rpr5fyv0', ['#rpr5fyv0', 'rpr5-fyv0']],
  ['Reference Law', ['Reference Law', 'Law Reference', 'Reference-Law']],
  ['Standard', ['Standard']],
  ['Studio54 Law', ['Studio54 Law', 'Law Studio54', 'Studio54-Law']],
  ['082 123 4567', ['0821234567', '27821234567']],
  ['+27 82 123-4567', ['27821234567']],
  ['+27 (0)82 123 4567', ['270821234567', '27821234567']],
  ['0027821234567', ['0027821234567', '27821234567']],
  ['123 4567', ['1234567']],
  ['Cell: 082 123 4567', ['27821234567']],
  ['+27 11 555 0100 ext. 204', ['27115550100;ext=204']],
  ['082', ['082', '2782']],
  ['27', ['27']],
  ['1234-5678', ['1234-5678', '12345678']],
  ['1234 5678', ['1234-5678', '12345678']],
  ['08215678', ['0821-5678', '08215678', '278215678']],
])('%s is looked for as %j', (typed, expected) => expect(searchTerms(typed)).toEqual(expected));

test.each([
  ['082 791', '+2782791'],
  ['+27 82 791', '+2782791'],
  ['+27 (0)82 123 4567', '+27821234567'],
  ['0027821234567', '+27821234567'],
  ['Cell: 082 123 4567', '+27821234567'],
  ['082 79', undefined],
  ['123 4567', undefined],
  ['1234-5678', undefined],
  ['0821 5678', '+278215678'],
  ['Nkosi 082 791', undefined],
])('of %s the stored number begins with %s', (typed, start) => expect(phoneStart(searchTerms(typed))).toBe(start));

test.each([
  ['nko', true],
  ['nk', false],
  ['a b c d', false],
  ['@@@', false],
  ['müller', true],
])('%s can be found by the index: %s', (term, expected) => expect(isIndexed(term)).toBe(expected));
