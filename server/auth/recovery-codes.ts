// Ten codes for the day on which the telephone is lost. They are shown once; the database knows their hashes.
import { createHmac, randomInt } from 'node:crypto';

const count = 10;
const length = 10;
/** Without letters and digits that are taken for each other. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const mark = 'hashed:';

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: count }, () =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );
}

/** Fifty random bits under a keyed hash: nobody gets them back out of the database. */
export function hashRecoveryCode(secret: string, code: string): string {
  return mark + createHmac('sha256', secret).update(`recovery code ${code}`).digest('base64url');
}

/** The list as it is stored. The library hands back hashes when it takes a used one out; those stay as they are. */
export function hashRecoveryCodes(secret: string, codes: string[]): string {
  return JSON.stringify(codes.map((code) => (code.startsWith(mark) ? code : hashRecoveryCode(secret, code))));
}

/** In two halves, as people write them down. */
export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
}
