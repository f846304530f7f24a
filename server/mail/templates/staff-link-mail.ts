// To somebody of ours: one link, what it does, until when, and what to do if it was not asked for.
import { html } from 'hono/html';
import { staffLinkWords as words } from '#content/mails.ts';
import { longest } from '#domain/longest.ts';
import type { StaffLinkKind } from '#domain/staff.ts';
import type { Mail } from '../mail.ts';
import {
  accountOpening,
  button,
  eveningSky,
  type Fragment,
  frame,
  night,
  visitorFooter,
  visitorTextFooter,
} from './layout.ts';
import { momentOf } from './local-time.ts';
import { type MailSettings, oneLine } from './mail-input.ts';

interface StaffLinkFacts {
  kind: StaffLinkKind;
  name: string;
  email: string;
  validUntil: Date;
}

/** Without a link, as others than its reader may see it. */
export function staffLinkMail(facts: StaffLinkFacts, url: string | undefined, settings: MailSettings): Mail {
  const said = words.kinds[facts.kind];
  const name = oneLine(facts.name, 120);
  const subject = said.subject(oneLine(settings.agency.name));
  const until = momentOf(facts.validUntil);
  const why = words.why(new URL(settings.site).host);
  return {
    to: [{ name, address: oneLine(facts.email, longest.email) }],
    subject,
    html: frame({
      subject,
      preheader: words.preheader(until),
      palette: night,
      sky: eveningSky(settings, opening(facts, name, url, until)),
      earth: html`<p style="margin:0;color:${night.muted}">${said.not}</p>`,
      footer: visitorFooter(why, settings),
    }),
    text: [
      words.greeting(name),
      said.text,
      `${said.button}:\n${url ?? words.hidden}`,
      words.until(until),
      said.not,
      visitorTextFooter(why, settings),
    ].join('\n\n'),
  };
}

function opening({ kind }: StaffLinkFacts, name: string, url: string | undefined, until: string): Fragment {
  const { text, muted } = night;
  const said = words.kinds[kind];
  return accountOpening(
    said.title,
    words.greeting(name),
    html`<p style="margin:0 0 26px;color:${text}">${said.text}</p>
${url ? button({ label: said.button, href: url }) : html`<p style="margin:0;color:${muted}">${words.hidden}</p>`}
<p style="margin:16px 0 0;color:${muted};font-size:14px;line-height:1.5">${words.until(until)}</p>`,
  );
}
