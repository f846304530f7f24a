// The catalogue of budget bands: what each scores and what a lead in it is worth until a quote says better.
const bands = {
  'under-10k': { score: 8, estimate: 7_500 },
  '10k-25k': { score: 16, estimate: 17_500 },
  '25k-50k': { score: 24, estimate: 37_500 },
  '5k-15k': { score: 12, estimate: 10_000 },
  '15k-30k': { score: 20, estimate: 22_500 },
  '30k-50k': { score: 24, estimate: 40_000 },
  '50k-100k': { score: 32, estimate: 75_000 },
  'over-100k': { score: 40, estimate: 150_000 },
  'not-sure': { score: 8, estimate: null },
} as const satisfies Record<string, { score: number; estimate: number | null }>;

export type BudgetBand = keyof typeof bands;

export const contactBudgets = [
  '5k-15k',
  '15k-30k',
  '30k-50k',
  '50k-100k',
  'over-100k',
  'not-sure',
] as const satisfies readonly BudgetBand[];

export const landingBudgets = [
  'under-10k',
  '10k-25k',
  '25k-50k',
  '50k-100k',
  'over-100k',
] as const satisfies readonly BudgetBand[];

function isBudgetBand(value: string): value is BudgetBand {
  return Object.hasOwn(bands, value);
}

export function budgetScore(value: string): number {
  return isBudgetBand(value) ? bands[value].score : 0;
}

/** Whole rand, or nothing where the band says nothing. */
export function budgetEstimate(value: string): number | null {
  return isBudgetBand(value) ? bands[value].estimate : null;
}
