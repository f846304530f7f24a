import { expect, test } from 'vitest';
import { budgetEstimate, contactBudgets, landingBudgets } from './budget.ts';

test.each([
  ['under-10k', 7_500],
  ['10k-25k', 17_500],
  ['25k-50k', 37_500],
  ['5k-15k', 10_000],
  ['15k-30k', 22_500],
  ['30k-50k', 40_000],
  ['50k-100k', 75_000],
  ['over-100k', 150_000],
  ['not-sure', null],
  ['', null],
  ['constructor', null],
])('a lead with the budget %j is worth %j until a quote says better', (band, estimate) => {
  expect(budgetEstimate(band)).toBe(estimate);
});

test('each kind of form offers its own bands, from the smallest up', () => {
  expect(contactBudgets).toEqual(['5k-15k', '15k-30k', '30k-50k', '50k-100k', 'over-100k', 'not-sure']);
  expect(landingBudgets).toEqual(['under-10k', '10k-25k', '25k-50k', '50k-100k', 'over-100k']);
});
