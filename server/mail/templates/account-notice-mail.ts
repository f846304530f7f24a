// To somebody of ours: what changed about their account and when, and what to do if it was not them.
import { html } from 'hono/html';
import { accountNoticeWords as words } from '#content/mails.ts';
import { longest } from '#domain/longest.ts';
import type { AccountNoticeKind } from '#domain/staff.ts';
import type { Mail } from '../mail.ts';
import { accountOpening, eveningSky, frame, night, visitorFooter, visitorTextFooter } from './layout.ts';
import { pageLink } from './links.ts';
import { momentOf } from './local-time.ts';
import { type MailSettings, oneLine } from './mail-input.ts';

interface AccountNotice {
  kind: AccountNoticeKind;
  name: string;
  email: string;
  at: Date;
}

export function accountNoticeMail(notice: AccountNotice, settings: MailSettings): Mail {
  const said = words.kinds[notice.kind];
  const name = oneLine(notice.name, 120);
  const subject = said.subject(oneLine(settings.agency.name));
  const when = words.when(momentOf(notice.at));
  const why = words.why(new URL(settings.site).host);
  const signIn = pageLink(settings.site, '/dashboard');
  const { text, muted } = night;
  return {
    to: [{ name, address: oneLine(notice.email, longest.email) }],
    subject,
    html: frame({
      subject,
      preheader: `${said.text} ${when}`,
      palette: night,
      sky: eveningSky(
        settings,
        accountOpening(
          said.title,
          words.greeting(name),
          html`<p style="margin:0;color:${text}">${said.text} ${when}</p>`,
        ),
      ),
      earth: html`<p style="margin:0 0 12px;color:${muted}">${words.ifYou}</p>
<p style="margin:0;color:${text}">${said.ifNot}</p>
${said.signIn && html`<p style="margin:16px 0 0"><a href="${signIn}" style="color:${text};text-decoration:underline">${said.signIn}</a></p>`}`,
      footer: visitorFooter(why, settings),
    }),
    text: [
      words.greeting(name),
      `${said.text} ${when}`,
      words.ifYou,
      said.ifNot,
      ...(said.signIn ? [`${said.signIn}: ${signIn}`] : []),
      visitorTextFooter(why, settings),
    ].join('\n\n'),
  };
}
