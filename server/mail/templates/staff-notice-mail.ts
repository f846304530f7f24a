// Tells staff who wrote, how good the lead is, and puts call, chat and dashboard under the thumb.
import { html } from 'hono/html';
import { staffNoticeWords as words } from '#content/mails.ts';
import type { LeadPriority } from '#domain/lead.ts';
import { longest } from '#domain/longest.ts';
import type { Mail, MailAddress } from '../mail.ts';
import { buttonCell, day, type Fragment, frame, heading, night, rule, sans, serif } from './layout.ts';
import { dayOf, timeOf } from './local-time.ts';
import { type MailLead, type MailSettings, oneLine } from './mail-input.ts';
import { type Field, type NoticeFacts, noticeFacts } from './notice-facts.ts';

export function staffNoticeMail(lead: MailLead, staff: MailAddress[], earlier: number, settings: MailSettings): Mail {
  const facts = noticeFacts(lead, earlier, settings);
  const who = [facts.name, facts.company].filter(Boolean).join(', ');
  const subject = words.subject(facts.kind, who);
  const judged = `${words.priority(lead.priority)}, ${lead.lead_score} ${words.outOf}`;
  return {
    to: staff.map(({ name, address }) => ({ name: oneLine(name), address: oneLine(address, longest.email) })),
    replyTo: { name: oneLine(lead.name, longest.name), address: oneLine(lead.email, longest.email) },
    subject,
    html: frame({
      subject,
      preheader: [judged, ...facts.asked.map(([, value]) => value)].join(' · '),
      palette: day,
      sky: firstScreen(facts),
      earth: rest(facts),
      footer: html`${words.replying}`,
    }),
    text: plainText(facts),
  };
}

// Word, colour and shape: each of them alone tells the priority.
export const marks: Record<LeadPriority, { shape: string; ink: string; back: string }> = {
  urgent: { shape: '▲', ink: '#fefcf9', back: '#b13c11' },
  high: { shape: '◆', ink: night.onAccent, back: night.accent },
  medium: { shape: '●', ink: day.text, back: '#e4dccd' },
  low: { shape: '○', ink: day.muted, back: day.surface },
};

function firstScreen({ lead, kind, name, company, again, actions }: NoticeFacts): Fragment {
  const { shape, ink, back } = marks[lead.priority];
  const spacer = html`<td width="10" style="width:10px;font-size:0">&nbsp;</td>`;
  const [first, ...others] = actions.slice(0, -1);
  const reach = first && html`${buttonCell(first)}${others.map((other) => html`${spacer}${buttonCell(other)}`)}`;
  const row = (cells: unknown) =>
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:10px;table-layout:fixed"><tr>${cells}</tr></table>`;
  return html`<td class="side" bgcolor="${day.surface}" style="padding:24px 40px 28px;background-color:${day.surface};color:${day.text};font:16px/1.5 ${sans};word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0;color:${day.muted};font-size:14px">${kind}, ${dayOf(lead.created_at)}, ${timeOf(lead.created_at)}</p>
<h1 style="margin:8px 0 2px;color:${day.text};font:normal 30px/1.15 ${serif}"><bdi>${name}</bdi></h1>
${company && html`<p style="margin:0;color:${day.text};font-size:17px"><bdi>${company}</bdi></p>`}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:14px 0 6px"><tr>
<td bgcolor="${back}" style="padding:5px 12px;background-color:${back};border:1px solid ${lead.priority === 'low' ? day.muted : back};border-radius:3px;color:${ink};font:bold 15px/20px ${sans}"><font color="${ink}"><span aria-hidden="true">${shape}&nbsp;</span>${words.priority(lead.priority)}</font></td>
<td style="padding-left:14px;color:${day.muted};font:15px/20px ${sans}">${words.score} <strong style="color:${day.text};font-size:20px">${lead.lead_score}</strong> ${words.outOf}</td>
</tr></table>
${again && html`<p style="margin:8px 0 4px;color:${day.accent};font-weight:bold">${again}</p>`}
${row(reach)}${row(actions.slice(-1).map((action) => buttonCell(action)))}</td>`;
}

function rest({ lead, asked, contact, score }: NoticeFacts): Fragment {
  const parts: [string, Fragment][] = [
    [words.why, breakdown(score)],
    [words.details, table(contact)],
  ];
  if (hasMessage(lead)) parts.unshift([words.message, message(lead)]);
  if (asked.length > 0) parts.unshift([words.asked, table(asked)]);
  return html`${parts.map(([title, part], at) => html`${at > 0 && rule(day, 22)}${heading(title, day)}${part}`)}`;
}

function table(fields: Field[]): Fragment {
  const cell = `padding:5px 0;font:15px/1.45 ${sans};word-break:break-word;overflow-wrap:anywhere`;
  const rows = fields.map(
    ([label, value, link]) => html`<tr>
<td width="36%" valign="top" style="${cell};color:${day.muted}">${label}</td>
<td valign="top" style="${cell};color:${day.text}"><bdi>${link ? html`<a href="${link}" style="color:${day.text};text-decoration:underline">${value}</a>` : value}</bdi></td>
</tr>`,
  );
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" role="presentation" style="table-layout:fixed">${rows}</table>`;
}

/** Whoever asks for the guide is not asked for one. */
const hasMessage = ({ form, message }: MailLead) => form !== 'guide' || message !== '';

function message(lead: MailLead): Fragment {
  if (!lead.message) return html`<p style="margin:0;color:${day.muted}">${words.noMessage}</p>`;
  const lines = lead.message.split('\n').map((line, at) => html`${at > 0 && html`<br>\n`}${line}`);
  return html`<div dir="auto" style="padding:2px 0 2px 16px;border-left:3px solid ${night.accent};color:${day.text};font-size:17px;line-height:1.55;unicode-bidi:plaintext">${lines}</div>`;
}

function breakdown(score: NoticeFacts['score']): Fragment {
  const cell = `padding:4px 0;color:${day.text};font:15px/1.4 ${sans}`;
  const rows = score.map(({ label, points, most }) => {
    const part = Math.round((100 * points) / most);
    return html`<tr>
<td width="36%" style="${cell};color:${day.muted}">${label}</td>
<td style="${cell}">${bar(part)}</td>
<td width="84" align="right" style="${cell};width:84px">${words.points(points, most)}</td>
</tr>`;
  });
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" role="presentation">${rows}</table>`;
}

function bar(part: number): Fragment {
  const piece = (width: number, colour: string) =>
    width > 0 &&
    html`<td width="${width}%" height="6" bgcolor="${colour}" style="height:6px;font-size:0;line-height:0;background-color:${colour}">&nbsp;</td>`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${piece(part, night.accent)}${piece(100 - part, day.line)}</tr></table>`;
}

function plainText({ lead, kind, name, company, again, actions, asked, contact, score }: NoticeFacts): string {
  const list = (fields: Field[]) => fields.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n');
  const lines = score.map(({ label, points, most }): Field => [label, words.points(points, most)]);
  const { shape } = marks[lead.priority];
  return [
    [kind, name, company].filter(Boolean).join('\n'),
    `${shape} ${words.priority(lead.priority)}, ${words.score.toLowerCase()} ${lead.lead_score} ${words.outOf}`,
    ...(again ? [again] : []),
    ...actions.map(({ label, href }) => `${label}:\n${href}`),
    ...(asked.length > 0 ? [`${words.asked.toUpperCase()}\n${list(asked)}`] : []),
    // Marked line by line, so that nothing in it can pass for our own words.
    ...(hasMessage(lead)
      ? [`${words.message.toUpperCase()}\n${lead.message ? lead.message.replace(/^/gm, '> ') : words.noMessage}`]
      : []),
    `${words.why.toUpperCase()}\n${list(lines)}`,
    `${words.details.toUpperCase()}\n${list(contact)}`,
    `--\n${words.replying}`,
  ].join('\n\n');
}
