// What people send about accounts: credentials, codes, changes. The types come from these schemas.
import { z } from 'zod';
import { longest } from './longest.ts';
import { staffRoles } from './staff.ts';
import { cleanLine, isSeen } from './text.ts';

const name = z
  .string()
  .transform(cleanLine)
  .pipe(
    z
      .string()
      .min(1, { error: 'Please enter a name.', abort: true })
      .refine(isSeen, { error: 'Please enter a name.', abort: true })
      .max(longest.name, `Please keep the name to ${longest.name} characters.`),
  );
const email = z
  .string()
  .transform((text) => cleanLine(text).toLowerCase())
  .pipe(
    z.email('Please enter an email address, like name@company.co.za.').max(longest.email, 'This address is too long.'),
  );
const role = z.enum(staffRoles, 'Please choose a role.');
export const passwordLength = { least: 12, most: 128 };
/** In characters as people see them, whichever way a keyboard spells them. */
export const lengthOfPassword = (text: string) => [...text.normalize('NFKC')].length;
/** Before its characters are put into one form and counted: a longer one is refused, because that takes time. */
export const longestSpelling = 4 * passwordLength.most;
/** The password typed again, as a proof of who is there. Whether it is right only its hash can tell. */
const proof = z.string().min(1, 'Please enter your password.').max(longestSpelling, 'This is not your password.');
const tooShort = `Please use at least ${passwordLength.least} characters.`;
const tooLong = `Please use at most ${passwordLength.most} characters.`;
const newPassword = z
  .string()
  .max(longestSpelling, { error: tooLong, abort: true })
  .refine((text) => lengthOfPassword(text) >= passwordLength.least, tooShort)
  .refine((text) => lengthOfPassword(text) <= passwordLength.most, tooLong)
  .meta({ minLength: passwordLength.least });

export const credentials = z.object({
  email: z.string().trim().min(1).max(longest.email),
  password: z.string().min(1).max(longestSpelling),
});
export const newStaff = z.object({ name, email, role });
export const staffChange = z
  .object({ name, role, disabled: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Please say what is to change.')
  .meta({ minProperties: 1 });
export const profileChange = z
  .object({ name, morning_mail: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Please say what is to change.')
  .meta({ minProperties: 1 });
export type ProfileChange = z.infer<typeof profileChange>;
export const passwordChange = z.object({ current_password: proof, new_password: newPassword });
export const emailChange = z.object({ password: proof, email });
export const passwordProof = z.object({ password: proof });
export const recoveryAsked = z.object({ email });
const token = z.string().max(200, 'This link is not whole.');
export const linkToken = z.object({ token });
export const passwordByLink = z.object({ token, password: newPassword });
/** Six digits of the app, or a recovery code; spaces and dashes are how people read them aloud. */
const spokenCode = /^[\s-]*(?:(?:\d[\s-]*){6}|(?:[a-zA-Z\d][\s-]*){10})$/;
export const secondFactorCode = z.object({
  code: z
    .string()
    .regex(spokenCode, 'Please enter the six digits of your app, or a recovery code.')
    .transform((text) => text.replace(/[\s-]/g, '').toLowerCase()),
});
export const sessionsToEnd = z.object({ which: z.enum(['others', 'all'], 'Please say which devices.') });
export const securityRules = z.object({ require_second_factor: z.boolean() });
