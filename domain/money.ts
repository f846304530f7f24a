const rand = new Intl.NumberFormat('en-ZA', { style: 'currency', currency: 'ZAR', maximumFractionDigits: 0 });

/** Whole rand. */
export const money = (value: number) => rand.format(value);

/** One sign parts the thousands; another may stand before cents, of which there are none. */
const wholeRand = /^(?:[\d\s]+(?:[.,]00)?|\d{1,3}(?:,\d{3})+(?:\.00)?|\d{1,3}(?:\.\d{3})+(?:,00)?)$/;

/** As they are typed: 'R 75 000', '75,000', 'R 75 000,00'. Null where nothing is, NaN where it is no such amount. */
export function parseRand(typed: string | number): number | null {
  const amount = String(typed).replace(/^\s*R/i, '').trim();
  if (amount === '') return null;
  const digits = wholeRand.test(amount) ? amount.replace(/[.,]00$|\D/g, '') : '';
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}
