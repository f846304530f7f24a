// Days as South Africans count them, wherever the program or the browser is.
const offset = 2 * 3_600_000; // South Africa keeps one time all year

/** A date whose UTC parts read as South African local time. */
export function inSouthAfrica(date: Date): Date {
  return new Date(date.getTime() + offset);
}

/** The moment of which the UTC parts of `local` are the South African local time. */
export function fromSouthAfrica(local: Date): Date {
  return new Date(local.getTime() - offset);
}

/** YYYY-MM-DD */
export function southAfricanDay(date: Date): string {
  return inSouthAfrica(date).toISOString().slice(0, 10);
}
