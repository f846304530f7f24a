// The public forms: what they may send, what is wrong with it, and the lead that it becomes.
import { z } from 'zod';
import { budgetEstimate } from './budget.ts';
import { consentWording, consentWordings, firstConsentWording } from './consent.ts';
import { email, line, message, name, phone, requiredMessage } from './contact-fields.ts';
import { inPlainWords, refusalOf } from './errors.ts';
import { priorityFromScore } from './lead.ts';
import { leadScore } from './lead-score.ts';
import { parsePhone } from './phone.ts';

export const enquiryForms = ['home', 'contact', 'location', 'guide'] as const;
export type EnquiryForm = (typeof enquiryForms)[number];

const optionalLine = line().default('');

const notOurs = 'This form is not one of ours. Please reload the page and try again.';

const phoneNumber = phone(
  'Please check the phone number. We need one, for example 082 123 4567, or +44 20 7946 0000 from abroad.',
);

const anyForm = z.object({
  form: z.enum(enquiryForms, notOurs),
  page: optionalLine,
  submission_id: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.uuid('This form has gone stale. Please reload the page and send it again.').toLowerCase().optional(),
  ),
  name: name('Please tell us your name.').prefault(''),
  email: email('Please give us an email address.').prefault(''),
  phone: phoneNumber.min(1, 'Please give us a phone number.').prefault(''),
  company: optionalLine,
  website: optionalLine,
  service: optionalLine,
  other_service: optionalLine,
  package: optionalLine,
  budget: optionalLine,
  timeline: optionalLine,
  remote_work: optionalLine,
  message: message.default(''),
  marketing_consent: z.preprocess((value) => value === true || value === 'yes' || value === 'on', z.boolean()),
  /** The words that the form showed. Unknown ones are no reason to refuse an enquiry. */
  consent_wording: z.enum(consentWordings).catch(consentWording),
});

/** The forms differ only in what they insist on. */
export const enquirySchemas = {
  home: anyForm.extend({ form: z.literal('home', notOurs) }),
  contact: anyForm.extend({ form: z.literal('contact') }),
  location: anyForm.extend({
    form: z.literal('location'),
    message: requiredMessage('Please tell us a little about your project.').prefault(''),
  }),
  guide: anyForm.extend({ form: z.literal('guide'), phone: phoneNumber.default('') }),
} satisfies Record<EnquiryForm, z.ZodType>;

export type Enquiry = z.infer<typeof anyForm>;

/** An enquiry that another version of the program held, with the fields of this one: what it lacks is empty. */
export function withTodaysFields(held: Partial<Enquiry>): Enquiry {
  const kept: Record<string, unknown> = { consent_wording: firstConsentWording, ...held };
  return Object.fromEntries(
    Object.entries(anyForm.shape).map(([name, field]) => [name, kept[name] ?? field.safeParse(undefined).data]),
  ) as Enquiry;
}

/** Throws a Refusal that names each field. */
export function parseEnquiry(input: unknown): Enquiry {
  const sent = (input as { form?: unknown } | null | undefined)?.form;
  const form = enquiryForms.find((known) => known === sent) ?? 'home';
  const parsed = enquirySchemas[form].safeParse(input, { error: inPlainWords });
  if (parsed.success) return parsed.data;
  throw refusalOf(parsed.error);
}

/** A lead as it is first stored; ids, reference and times are added where they are made. */
export function leadFromEnquiry(enquiry: Enquiry) {
  const { submission_id: _, marketing_consent: __, consent_wording: ___, service, budget, ...same } = enquiry;
  const fields = { ...same, phone: parsePhone(enquiry.phone) ?? '', service_type: service, budget_range: budget };
  const score = leadScore(fields);
  return {
    ...fields,
    status: 'new' as const,
    lead_score: score,
    priority: priorityFromScore(score),
    estimated_value: budgetEstimate(budget),
  };
}
