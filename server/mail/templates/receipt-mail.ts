// Tells the visitor that the enquiry is here and what comes next. It never repeats free text: whoever typed this address
// into the form may not be the one who reads the mail.
import { html } from 'hono/html';
import type { Agency } from '#content/agency.ts';
import { receiptWords as words } from '#content/mails.ts';
import { mailLink, phoneLink, shownPhone, whatsappLink } from '#domain/contact-links.ts';
import { doorsOf, isOfficeOpen, nextOpening } from '#domain/office-hours.ts';
import type { Mail } from '../mail.ts';
import {
  button,
  eveningSky,
  type Fragment,
  frame,
  heading,
  night,
  rule,
  sans,
  serif,
  visitorFooter,
  visitorTextFooter,
} from './layout.ts';
import { dayOf, timeOf } from './local-time.ts';
import { fromAgency, greetingName, knownService, type MailLead, type MailSettings, toVisitor } from './mail-input.ts';

export function receiptMail(lead: MailLead, settings: MailSettings): Mail {
  const subject = words.subject(lead.reference);
  const steps = stepsOf(lead, settings);
  const whatsapp = whatsappLink(settings.agency.whatsapp, words.whatsappText(lead.reference));
  const why = words.why(new URL(settings.site).host);
  const preheader = words.preheader(lead.reference, whenRead(lead, settings));
  const earth = [reference(lead), rule(night), nextSteps(steps), rule(night), contact(whatsapp, settings)];
  return {
    to: [toVisitor(lead)],
    replyTo: fromAgency(settings),
    subject,
    html: frame({
      subject,
      preheader,
      palette: night,
      sky: eveningSky(settings, opening(lead)),
      earth: html`${earth}`,
      footer: visitorFooter(why, settings),
    }),
    text: plainText(lead, steps, whatsapp, why, settings),
  };
}

interface Step {
  title: string;
  text: string;
}

function stepsOf(lead: MailLead, settings: MailSettings): Step[] {
  const { read, talk, proposal } = words.steps;
  const { hours } = settings.agency;
  return [
    {
      title: read.title(whenRead(lead, settings)),
      text: isOfficeOpen(lead.created_at, hours) ? read.open(doorsOf(hours).closes) : read.closed,
    },
    { title: talk.title, text: lead.phone ? talk.byPhone : talk.byMail },
    proposal,
  ];
}

// The day has its name even when it is today: a mail may be opened, or delivered, on another.
function whenRead({ created_at }: MailLead, { agency }: MailSettings): string {
  if (isOfficeOpen(created_at, agency.hours)) return words.whenOpen(dayOf(created_at));
  const opening = nextOpening(created_at, agency.hours);
  return words.whenClosed(`${dayOf(opening)}, ${timeOf(opening)}`);
}

function opening(lead: MailLead): Fragment {
  return html`<h1 style="margin:0 0 20px;color:${night.text};font:normal 38px/1.12 ${serif};letter-spacing:-0.5px">${words.title}</h1>
<p style="margin:0 0 6px;color:${night.text}"><bdi>${words.greeting(greetingName(lead))}</bdi></p>
<p style="margin:0;color:${night.text}">${words.stored}</p>`;
}

function reference(lead: MailLead): Fragment {
  const service = knownService(lead);
  return html`<p style="margin:0;color:${night.muted};font-size:14px">${words.reference}</p>
<p style="margin:6px 0 8px;color:${night.text};font:36px/1.2 ${sans};letter-spacing:3px">${lead.reference}</p>
<p style="margin:0;color:${night.muted};font-size:14px">${words.referenceHint}</p>
${service && html`<p style="margin:14px 0 0;color:${night.muted}">${words.service}: <span style="color:${night.text}">${service}</span></p>`}`;
}

function nextSteps(steps: Step[]): Fragment {
  const rows = steps.map(
    ({ title, text }, at) => html`<tr>
<td width="40" valign="top" style="width:40px;padding:0 0 18px;color:${night.accent};font:30px/1 ${serif}">${at + 1}</td>
<td valign="top" style="padding:2px 0 18px;color:${night.muted};font:16px/1.55 ${sans}"><strong style="color:${night.text}">${unbroken(title)}</strong><br>${text}</td>
</tr>`,
  );
  return html`${heading(words.next, night)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-bottom:-18px">${rows}</table>`;
}

/** Keeps the day and its month on one line. */
function unbroken(text: string): string {
  return text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
}

function contact(whatsapp: string, { agency }: MailSettings): Fragment {
  const link = `color:${night.text};text-decoration:underline`;
  return html`${heading(words.sooner, night)}${button({ label: words.whatsapp, href: whatsapp })}
<p style="margin:20px 0 0;color:${night.muted};line-height:1.75">${words.phone}: <a href="${phoneLink(agency.phone)}" style="${link}">${shownPhone(agency.phone)}</a><br>
${words.mail}: <a href="${mailLink(agency.email)}" style="${link}">${agency.email}</a><br>
${words.hours}: ${openHours(agency)}</p>`;
}

function openHours({ hours }: Agency): string {
  const { opens, closes } = doorsOf(hours);
  return words.officeHours(opens, closes);
}

function plainText(lead: MailLead, steps: Step[], whatsapp: string, why: string, settings: MailSettings): string {
  const { agency } = settings;
  const service = knownService(lead);
  return [
    words.greeting(greetingName(lead)),
    words.stored,
    `${words.reference}: ${lead.reference}\n${words.referenceHint}`,
    ...(service ? [`${words.service}: ${service}`] : []),
    words.next.toUpperCase(),
    ...steps.map(({ title, text }, at) => `${at + 1}. ${title}\n   ${text}`),
    words.sooner.toUpperCase(),
    `${words.whatsapp}:\n${whatsapp}`,
    [
      `${words.phone}: ${shownPhone(agency.phone)}`,
      `${words.mail}: ${agency.email}`,
      `${words.hours}: ${openHours(agency)}`,
    ].join('\n'),
    visitorTextFooter(why, settings),
  ].join('\n\n');
}
