// What people say on the telephone to name an enquiry.

/** Crockford's alphabet: nothing that the ear or the eye confuses. */
export const spokenLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight letters from the forty random bits at the end of an id. */
export function referenceFrom(id: string): string {
  return `${fourLetters(id.slice(-5))}-${fourLetters(id.slice(-10, -5))}`;
}

function fourLetters(hex: string): string {
  const bits = Number.parseInt(hex, 16);
  const letter = (from: number) => spokenLetters.charAt((bits >> from) & 31);
  return letter(0) + letter(5) + letter(10) + letter(15);
}
