// Mails before they leave: whom they are about, and what a mail program makes of them.
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { agencyDefaults } from '#content/agency.ts';
import { type DueLead, followUpsMail } from '#server/mail/templates/follow-ups-mail.ts';
import type { MailLead } from '#server/mail/templates/mail-input.ts';

export const mailSettings = { agency: agencyDefaults, site: 'https://highveldstudio.example' };
export const mailStaff = [{ name: 'Team', address: 'team@highveldstudio.example' }];

export function aLead(changes: Partial<MailLead> = {}): MailLead {
  return {
    id: '01931f5e-7c00-7000-8000-000000000001',
    reference: 'K7QD-2M4X',
    form: 'contact',
    page: '/contact',
    name: 'Thandi Nkosi',
    email: 'thandi@nkosilaw.co.za',
    phone: '+27821234567',
    company: 'Nkosi Attorneys',
    website: '',
    service_type: 'law-firm-website-development',
    other_service: '',
    package: '',
    budget_range: '50k-100k',
    timeline: 'asap',
    remote_work: '',
    message: 'We need a site that brings conveyancing clients.\nBy January.',
    priority: 'urgent',
    lead_score: 87,
    estimated_value: 75_000,
    created_at: new Date('2026-11-12T09:41:00+02:00'),
    ...changes,
  };
}

const aDay = new Date('2026-11-12T07:30:00+02:00');
export const dueOn = (lead: MailLead, changes: Partial<DueLead> = {}): DueLead => ({
  ...lead,
  status: 'contacted',
  follow_up_on: '2026-11-10',
  holder: lead.name,
  ...changes,
});
export const reminder = (due: DueLead[], total = due.length) =>
  followUpsMail({ due, total, now: aDay }, mailStaff, mailSettings);

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** As a mail program reads it: elements, links and the words between them. */
export function readMail(html: string) {
  const elements: Element[] = [];
  let words = '';
  const visit = (node: Node) => {
    if ('tagName' in node) elements.push(node);
    if (node.nodeName === '#text') words += (node as DefaultTreeAdapterTypes.TextNode).value;
    if ('childNodes' in node && node.nodeName !== 'style') node.childNodes.forEach(visit);
  };
  visit(parse(html));
  const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value ?? '';
  const links = elements.filter(({ tagName }) => tagName === 'a').map((link) => attribute(link, 'href'));
  return { elements, links, words, attribute };
}
