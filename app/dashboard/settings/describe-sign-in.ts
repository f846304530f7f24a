// When a colleague was last here, as far as anybody still knows.
import { momentOf } from '../moment.ts';

/** 24 months: what the audit says is deleted then, and a sign-in of before with it. */
const known = 730 * 86_400_000;

export function describeSignIn(
  { last_sign_in_at, created_at }: { last_sign_in_at: string | null; created_at: string },
  now: Date,
): string {
  if (last_sign_in_at) return `last signed in ${momentOf(last_sign_in_at)}`;
  return now.getTime() - new Date(created_at).getTime() < known ? 'never signed in' : 'no sign-in for 24 months';
}
