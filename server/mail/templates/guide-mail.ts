// Brings the guide to whoever asked for it: one link, and until when it works.
import { html } from 'hono/html';
import { guideMailWords as words } from '#content/mails.ts';
import type { Mail } from '../mail.ts';
import {
  button,
  eveningSky,
  type Fragment,
  frame,
  heading,
  night,
  rule,
  serif,
  visitorFooter,
  visitorTextFooter,
} from './layout.ts';
import { momentOf } from './local-time.ts';
import { fromAgency, greetingName, type MailLead, type MailSettings, toVisitor } from './mail-input.ts';

interface GuideLink {
  url: string;
  validUntil: Date;
}

export function guideMail(lead: MailLead, guide: GuideLink, settings: MailSettings): Mail {
  const subject = words.subject(words.title);
  const until = momentOf(guide.validUntil);
  const why = words.why(new URL(settings.site).host);
  const greeting = words.greeting(greetingName(lead));
  return {
    to: [toVisitor(lead)],
    replyTo: fromAgency(settings),
    subject,
    html: frame({
      subject,
      preheader: words.preheader(until),
      palette: night,
      sky: eveningSky(settings, cover(greeting, guide.url, until)),
      earth: inside(),
      footer: visitorFooter(why, settings),
    }),
    text: [
      greeting,
      words.intro,
      `${words.title.toUpperCase()}\n${words.kind}`,
      `${words.button}:\n${guide.url}`,
      words.until(until),
      words.inside.toUpperCase(),
      ...words.parts.map(({ title, text }) => `${title}\n${text}`),
      words.reply,
      visitorTextFooter(why, settings),
    ].join('\n\n'),
  };
}

/** The guide's own cover, as far as a mail can carry one. */
function cover(greeting: string, url: string, until: string): Fragment {
  const { text, muted, accent } = night;
  return html`<p style="margin:0 0 10px;color:${accent};font-size:14px">${words.kind}</p>
<h1 style="margin:0 0 22px;max-width:430px;color:${text};font:normal 38px/1.12 ${serif};letter-spacing:-0.5px">${words.title}</h1>
<p style="margin:0 0 6px;color:${text}"><bdi>${greeting}</bdi></p>
<p style="margin:0 0 26px;color:${text}">${words.intro}</p>
${button({ label: words.button, href: url })}
<p style="margin:16px 0 0;color:${muted};font-size:14px;line-height:1.5">${words.until(until)}</p>`;
}

function inside(): Fragment {
  const { text, muted } = night;
  const parts = words.parts.map(
    (part) =>
      html`<p style="margin:0 0 16px;color:${muted}"><strong style="color:${text}">${part.title}</strong><br>${part.text}</p>`,
  );
  return html`${heading(words.inside, night)}${parts}${rule(night, 24)}<p style="margin:0;color:${text}">${words.reply}</p>`;
}
