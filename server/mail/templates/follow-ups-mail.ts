// Tells staff in the morning whom they meant to be in touch with by today.
import { html } from 'hono/html';
import { statusLabels } from '#content/labels.ts';
import { followUpsWords as words } from '#content/mails.ts';
import { phoneLink, shownPhone } from '#domain/contact-links.ts';
import { describeDay } from '#domain/follow-up.ts';
import type { LeadStatus } from '#domain/lead.ts';
import { longest } from '#domain/longest.ts';
import type { Mail, MailAddress } from '../mail.ts';
import { button, day, type Fragment, frame, sans, serif } from './layout.ts';
import { pageLink } from './links.ts';
import { dayOf } from './local-time.ts';
import { type MailSettings, oneLine } from './mail-input.ts';

export interface DueLead {
  id: string;
  name: string;
  company: string;
  phone: string;
  status: LeadStatus;
  follow_up_on: string;
  /** In whose hands it is. */
  holder: string | null;
}

/** `due` are the first of so many, `total`, as they stand on this day. */
export function followUpsMail(
  { due, total, now }: { due: DueLead[]; total: number; now: Date },
  staff: MailAddress[],
  settings: MailSettings,
): Mail {
  const [first] = due;
  const subject = first ? words.subject(total, oneLine(first.name, 60)) : words.nothingSubject;
  const dashboard = pageLink(settings.site, '/dashboard');
  const stop = pageLink(settings.site, '/dashboard/settings/notifications');
  const items = due.map((lead) => itemOf(lead, now, settings));
  const more = total > due.length ? words.more(total - due.length) : '';
  return {
    to: staff.map(({ name, address }) => ({ name: oneLine(name), address: oneLine(address, longest.email) })),
    subject,
    html: frame({
      subject,
      preheader: items.map(({ name }) => name).join(' · '),
      palette: day,
      sky: html`<td class="side" bgcolor="${day.surface}" style="padding:24px 40px 28px;background-color:${day.surface};color:${day.text};font:16px/1.5 ${sans}">
<p style="margin:0;color:${day.muted};font-size:14px">${dayOf(now)}</p>
<h1 style="margin:8px 0 0;color:${day.text};font:normal 30px/1.15 ${serif}">${first ? words.title : words.nothingSubject}</h1></td>`,
      earth: html`${first ? items.map(asHtml) : html`<p style="margin:0 0 24px">${words.nothing}</p>`}
${more && html`<p style="margin:0 0 24px;color:${day.muted}">${more}</p>`}
${button({ label: words.dashboard, href: dashboard })}`,
      footer: html`${words.why} <a href="${stop}" style="color:${day.muted};text-decoration:underline">${words.settings}</a>.`,
    }),
    text: [
      `${words.title}, ${dayOf(now)}`,
      ...(first ? items.map(asText) : [words.nothing]),
      ...(more ? [more] : []),
      `${words.dashboard}: ${dashboard}`,
      `--\n${words.why} ${words.settings}: ${stop}`,
    ].join('\n\n'),
  };
}

interface Item {
  name: string;
  company: string;
  facts: string;
  phone: string;
  link: string;
}

function itemOf(lead: DueLead, now: Date, { site }: MailSettings): Item {
  const holder = lead.holder && words.with(oneLine(lead.holder, 60));
  const when = describeDay(lead.follow_up_on, now);
  return {
    name: oneLine(lead.name, 60),
    company: oneLine(lead.company, 60),
    facts: [when.charAt(0).toUpperCase() + when.slice(1), statusLabels[lead.status], holder]
      .filter(Boolean)
      .join(' · '),
    phone: lead.phone,
    link: pageLink(site, '/dashboard', { lead: lead.id }),
  };
}

function asHtml({ name, company, facts, phone, link }: Item): Fragment {
  return html`<div style="margin:0 0 20px;padding:0 0 20px;border-bottom:1px solid ${day.line}">
<p style="margin:0;font-size:18px;line-height:1.4"><a href="${link}" style="color:${day.text};font-weight:bold;text-decoration:underline"><bdi>${name}</bdi></a></p>
${company && html`<p style="margin:0;color:${day.text}"><bdi>${company}</bdi></p>`}
<p style="margin:0;color:${day.muted};font-size:15px">${facts}</p>
${phone && html`<p style="margin:4px 0 0"><a href="${phoneLink(phone)}" style="color:${day.accent};font-weight:bold;text-decoration:underline">${shownPhone(phone)}</a></p>`}
</div>`;
}

function asText({ name, company, facts, phone, link }: Item): string {
  return [[name, company].filter(Boolean).join(', '), facts, phone && shownPhone(phone), link]
    .filter(Boolean)
    .join('\n');
}
