// The public forms: what they may send, what is wrong with it, and the lead that it becomes.
import { z } from 'zod';
import { budgetEstimate } from './budget.ts';
import { consentWording, consentWordings } from './consent.ts';
import { email, line, message, name, phone, requiredMessage } from './contact-fields.ts';
import { inPlainWords, refusalOf } from './errors.ts';
import { type LeadPriority, type LeadStatus, priorityFromScore } from './lead.ts';
import { leadScore } from './lead-score.ts';
import { parsePhone } from './phone.ts';

export const enquiryForms = ['home', 'contact', 'location', 'guide'] as const;
export type EnquiryForm = (typeof enquiryForms)[number];

const optionalLine = line().default('');

const notOurs = 'This form is not one of ours. Please reload the page and try again.';

const anyForm = z.object({
  form: z.enum(enquiryForms, notOurs),
  page: optionalLine,
  submission_id: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.uuid('This form has gone stale. Please reload the page and send it again.').toLowerCase().optional(),
  ),
  name: name.prefault(''),
  email: email.prefault(''),
  phone: phone.min(1, 'Please give us a phone number.').prefault(''),
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
  guide: anyForm.extend({ form: z.literal('guide'), phone: phone.default('') }),
} satisfies Record<EnquiryForm, z.ZodType>;

export type Enquiry = z.infer<typeof anyForm>;

/** What every field holds that is left out. An enquiry that was held before the forms had a field is completed with it. */
export const leftOut = Object.fromEntries(
  Object.entries(anyForm.shape).map(([name, field]) => [name, field.safeParse(undefined).data]),
) as Partial<Enquiry>;

/** Throws a Refusal that names each field. */
export function parseEnquiry(input: unknown): Enquiry {
  const sent = (input as { form?: unknown } | null | undefined)?.form;
  const form = enquiryForms.find((known) => known === sent) ?? 'home';
  const parsed = enquirySchemas[form].safeParse(input, { error: inPlainWords });
  if (parsed.success) return parsed.data;
  throw refusalOf(parsed.error);
}

/** A lead as it is first stored; ids, reference and times are added where they are made. */
interface NewLead {
  form: EnquiryForm;
  page: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  website: string;
  service_type: string;
  other_service: string;
  package: string;
  budget_range: string;
  timeline: string;
  remote_work: string;
  message: string;
  status: LeadStatus;
  lead_score: number;
  priority: LeadPriority;
  estimated_value: number | null;
}

export function leadFromEnquiry(enquiry: Enquiry): NewLead {
  const fields = {
    form: enquiry.form,
    page: enquiry.page,
    name: enquiry.name,
    email: enquiry.email,
    phone: parsePhone(enquiry.phone) ?? '',
    company: enquiry.company,
    website: enquiry.website,
    service_type: enquiry.service,
    other_service: enquiry.other_service,
    package: enquiry.package,
    budget_range: enquiry.budget,
    timeline: enquiry.timeline,
    remote_work: enquiry.remote_work,
    message: enquiry.message,
  };
  const score = leadScore(fields);
  return {
    ...fields,
    status: 'new',
    lead_score: score,
    priority: priorityFromScore(score),
    estimated_value: budgetEstimate(fields.budget_range),
  };
}
