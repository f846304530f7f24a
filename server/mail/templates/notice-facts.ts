// What a notice says about a lead, before it is set as HTML or text.
import {
  budgetLabels,
  formLabels,
  labelOf,
  packageLabels,
  remoteWorkLabels,
  scoreReasonLabels,
  serviceLabels,
  timelineLabels,
} from '#content/labels.ts';
import { staffNoticeWords as words } from '#content/mails.ts';
import { mailLink, phoneLink, shownPhone, whatsappLink } from '#domain/contact-links.ts';
import { scoreBreakdown } from '#domain/lead-score.ts';
import { money } from '#domain/money.ts';
import { ordinal } from '#domain/ordinal.ts';
import type { Button } from './layout.ts';
import { pageLink } from './links.ts';
import { momentOf } from './local-time.ts';
import { type MailLead, type MailSettings, oneLine } from './mail-input.ts';

export type Field = [label: string, value: string, link?: string];

export interface NoticeFacts {
  lead: MailLead;
  kind: string;
  /** For the eye and for headers: one line, short enough for a phone. */
  name: string;
  company: string;
  /** Which enquiry of this person it is; empty for the first. */
  again: string;
  /** The dashboard last. */
  actions: Button[];
  asked: Field[];
  contact: Field[];
  score: { label: string; points: number; most: number }[];
}

export function noticeFacts(lead: MailLead, earlier: number, settings: MailSettings): NoticeFacts {
  return {
    lead,
    kind: words.kind(isGuide(lead)),
    name: oneLine(lead.name, 60),
    company: oneLine(lead.company, 60),
    again: earlier > 0 ? words.again(ordinal(earlier + 1)) : '',
    actions: actionsOf(lead, settings),
    asked: askedFields(lead),
    contact: [...contactFields(lead), ...originFields(lead)],
    score: scoreBreakdown(lead).map(({ reason, points, most }) => ({ label: scoreReasonLabels[reason], points, most })),
  };
}

const isGuide = (lead: MailLead) => lead.form === 'guide';

function actionsOf(lead: MailLead, { agency, site }: MailSettings): Button[] {
  const name = oneLine(lead.name, 60);
  const service = oneLine(lead.other_service || labelOf(serviceLabels, lead.service_type), 60);
  const greeting = words.whatsappText(name, agency.name, service);
  const reach: Button[] = lead.phone
    ? [
        { label: words.call, href: phoneLink(lead.phone) },
        { label: words.whatsapp, href: whatsappLink(lead.phone, greeting), look: 'dark' },
      ]
    : [{ label: words.mail, href: mailLink(lead.email, words.mailSubject(isGuide(lead), lead.reference)) }];
  return [...reach, { label: words.dashboard, href: pageLink(site, '/dashboard', { lead: lead.id }), look: 'quiet' }];
}

const present = (fields: Field[]) => fields.filter(([, value]) => value !== '');

function askedFields(lead: MailLead): Field[] {
  const { fields } = words;
  const service = lead.service_type && labelOf(serviceLabels, lead.service_type);
  return present([
    [fields.service, [service, lead.other_service].filter(Boolean).join(': ')],
    [fields.package, lead.package && labelOf(packageLabels, lead.package)],
    [fields.budget, lead.budget_range && labelOf(budgetLabels, lead.budget_range)],
    [fields.timeline, lead.timeline && labelOf(timelineLabels, lead.timeline)],
    [fields.value, lead.estimated_value === null ? '' : money(lead.estimated_value)],
    [fields.remote, lead.remote_work && labelOf(remoteWorkLabels, lead.remote_work)],
  ]);
}

function contactFields(lead: MailLead): Field[] {
  const { fields } = words;
  const mail = mailLink(lead.email, words.mailSubject(isGuide(lead), lead.reference));
  return present([
    [fields.email, lead.email, mail],
    [fields.phone, lead.phone && shownPhone(lead.phone), phoneLink(lead.phone)],
    // Not a link: it is whatever a stranger typed.
    [fields.website, lead.website],
  ]);
}

function originFields(lead: MailLead): Field[] {
  const { fields } = words;
  return present([
    [fields.form, formLabels[lead.form]],
    [fields.page, lead.page],
    [fields.received, words.southAfricanTime(momentOf(lead.created_at))],
    [fields.reference, lead.reference],
  ]);
}
