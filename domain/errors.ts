import type { z } from 'zod';

// A refusal with a neutral code: http maps it to a status, the app to a sentence.
export const errorCodes = [
  'bad_request',
  'not_signed_in',
  'not_allowed',
  'not_found',
  'wrong_method',
  'changed_meanwhile',
  'too_large',
  'unsupported_type',
  'not_valid',
  'too_many',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** What is wrong with which field: one or more sentences each. */
export type FieldErrors = Record<string, string[]>;

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;
  /** Sent along with the sentence, such as the lead as somebody else has left it. */
  readonly also: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    fields?: FieldErrors,
    retryAfter?: number,
    also?: Record<string, unknown>,
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.also = also;
  }
}

/** One sentence, which stands at one field. */
export const refusalAt = (field: string, sentence: string) =>
  new Refusal('not_valid', sentence, { [field]: [sentence] });

/** One sentence or more for each field that a schema did not accept. */
export function refusalOf(error: z.ZodError): Refusal {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'form');
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return new Refusal('not_valid', 'Some fields need another look.', fields);
}

/** What is said where a schema has no words of its own: for `safeParse`. */
export const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return wanted[issue.expected] ?? 'Please check this.';
  if (issue.code === 'too_small') return `Please give at least ${issue.minimum}${unitOf(issue.origin)}.`;
  if (issue.code === 'too_big') return `Please give at most ${issue.maximum}${unitOf(issue.origin)}.`;
  if (issue.code === 'invalid_value') return `Please choose one of these: ${issue.values.join(', ')}.`;
  return 'Please check this.';
};

/** Only the length of a text needs a unit behind its number. */
const unitOf = (origin: string) => (origin === 'string' ? ' characters' : '');

const wanted: Partial<Record<z.core.$ZodIssueInvalidType['expected'], string>> = {
  string: 'Please fill this in as text.',
  number: 'Please give a number.',
  int: 'Please give a whole number.',
  boolean: 'Please say yes or no.',
  array: 'Please give a list.',
  object: 'Please send fields by their names.',
};
