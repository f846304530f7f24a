const rand = new Intl.NumberFormat('en-ZA', { style: 'currency', currency: 'ZAR', maximumFractionDigits: 0 });

/** Whole rand. */
export const money = (value: number) => rand.format(value);

/** As they are typed: 'R 75 000', '75,000'. Null where nothing is, NaN where it is no such amount. */
export function parseRand(typed: string | number): number | null {
  const digits = String(typed).replace(/^\s*R|\s|[,.](?=\d{3}(?!\d))/gi, '');
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}
