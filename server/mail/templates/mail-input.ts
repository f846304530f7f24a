// What the templates are given, and how visitors' text becomes fit for headers and greetings.
import type { Agency } from '#content/agency.ts';
import { labelOf, serviceLabels } from '#content/labels.ts';
import { longest } from '#domain/longest.ts';
import { cleanLine } from '#domain/text.ts';
import type { leads } from '#server/db/schema/leads.ts';
import type { MailAddress } from '../mail.ts';

export interface MailSettings {
  agency: Agency;
  /** The origin of the site. */
  site: string;
}

export type MailLead = Pick<
  typeof leads.$inferSelect,
  | 'id'
  | 'reference'
  | 'form'
  | 'page'
  | 'name'
  | 'email'
  | 'phone'
  | 'company'
  | 'website'
  | 'service_type'
  | 'other_service'
  | 'package'
  | 'budget_range'
  | 'timeline'
  | 'remote_work'
  | 'message'
  | 'priority'
  | 'lead_score'
  | 'estimated_value'
  | 'created_at'
>;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * One line without control characters, cut between letters as people see them. What looks like an encoded word is taken apart:
 * mail programs would turn it into whatever it hides.
 */
export function oneLine(text: string, most = 200): string {
  const plain = cleanLine(text).replace(/=\?/g, '= ?');
  const letters = Array.from(graphemes.segment(plain), ({ segment }) => segment);
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

// Anyone can type a stranger's address into a form: what could pass for a link, an offer or a number is not repeated.
const notAName = /[@/\\:<>[\]{}|=]|\S[.。][\p{L}\p{M}]{2,}|\d.*\d|www|http/iu;

/** The name to greet by; empty where what was typed is not one. */
export function greetingName(lead: MailLead): string {
  const name = oneLine(lead.name);
  // Dots of other widths and letters that nobody sees make a link that the eye or the mail program puts together again.
  const seen = name.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return notAName.test(seen) || [...name].length > 60 ? '' : name;
}

/** The visitor as the recipient of a mail that they may not have asked for. */
export function toVisitor(lead: MailLead): MailAddress {
  return { name: greetingName(lead), address: oneLine(lead.email, longest.email) };
}

export function fromAgency({ agency }: MailSettings): MailAddress {
  return { name: oneLine(agency.name), address: oneLine(agency.email, longest.email) };
}

/** The service's name where it is one of ours; free text is left out. */
export function knownService(lead: MailLead): string {
  return Object.hasOwn(serviceLabels, lead.service_type) ? labelOf(serviceLabels, lead.service_type) : '';
}
