const rand = new Intl.NumberFormat('en-ZA', { style: 'currency', currency: 'ZAR', maximumFractionDigits: 0 });

/** Whole rand. */
export const money = (value: number) => rand.format(value);
