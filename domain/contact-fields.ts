// How a person and what they wrote is checked, the same in a public form and at the desk. Each has its own words for it: a visitor
// is asked about themselves, staff about somebody else.
import { z } from 'zod';
import { longest } from './longest.ts';
import { parsePhone } from './phone.ts';
import { cleanLine, cleanText, isSeen, withoutUnseen } from './text.ts';

export const line = (most = longest.line) => z.string().overwrite(cleanLine).max(most, tooLong(most));

const required = (most: number, missing: string) =>
  z
    .string()
    .overwrite(cleanLine)
    .min(1, { error: missing, abort: true })
    .refine(isSeen, { error: missing, abort: true })
    .max(most, tooLong(most));

export const name = (missing: string) => required(longest.name, missing);

/** The pattern of browsers for an e-mail field, and a top-level domain. Without flags, which the API document could not show. */
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?\.)+[a-zA-Z][a-zA-Z\d-]{0,61}[a-zA-Z\d]$/;

/** A domain with a letter that is not ASCII; any other is judged as it was typed. */
const lettersOfAnyScript = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.-]+$/u;

export const email = (missing: string) =>
  z
    .string()
    .overwrite(withoutUnseen)
    .pipe(required(longest.email, missing))
    .pipe(z.string().overwrite(withPlainDomain).max(longest.email, tooLong(longest.email)))
    .pipe(
      z.email({ pattern: address, error: 'Please check the email address: it should look like name@company.co.za.' }),
    );

export const phone = (wrong: string) =>
  line(longest.phone).refine((typed) => typed === '' || parsePhone(typed) !== null, wrong);

export const message = z.string().overwrite(cleanText).max(longest.text, tooLong(longest.text));

export const requiredMessage = (missing: string) =>
  message.min(1, { error: missing, abort: true }).refine(isSeen, missing);

/** müller.co.za as mail servers know it. Some browsers write it so by themselves, others send what was typed. */
function withPlainDomain(typed: string): string {
  const at = typed.lastIndexOf('@') + 1;
  const domain = typed.slice(at);
  if (!lettersOfAnyScript.test(domain)) return typed;
  const address = `http://${domain}`;
  return URL.canParse(address) ? typed.slice(0, at) + new URL(address).hostname : typed;
}

function tooLong(most: number): string {
  return `Please keep this to ${most.toLocaleString('en')} characters.`;
}
