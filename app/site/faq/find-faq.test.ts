import { expect, test } from 'vitest';
import { faq } from '#content/faq-questions.ts';
import { findFaq } from './find-faq.ts';

test('no text and no category finds all twenty', () => expect(findFaq(faq, '  ', undefined)).toHaveLength(20));
test('a category finds its own only', () => {
  const found = findFaq(faq, '', 'Pricing');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ category }) => category === 'Pricing')).toBe(true);
});
test('every word must occur, in any case and in any order', () => {
  const found = findFaq(faq, 'COST website', undefined);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(20);
  expect(findFaq(faq, 'website cost', undefined)).toEqual(found);
});
test('a straight apostrophe finds a typographic one', () => {
  expect(faq.some(({ question }) => question.includes('clients’'))).toBe(true);
  expect(findFaq(faq, "clients'", undefined).length).toBeGreaterThan(0);
});
test('what nobody asked finds nothing', () => expect(findFaq(faq, 'zeppelin', undefined)).toEqual([]));
