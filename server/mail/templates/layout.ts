// The frame that all mails share: tables and inline styles, no pictures, legible where a client drops half of it.
import { html } from 'hono/html';
import { mailFooterWords } from '#content/mails.ts';
import { pageLink } from './links.ts';
import type { MailSettings } from './mail-input.ts';

export type Fragment = ReturnType<typeof html>;

/** The tokens of app/theme.css as hex, because mail programs know neither oklch nor variables. */
export const night = {
  ground: '#110c09',
  surface: '#1a1410',
  line: '#40382e',
  text: '#f4eee2',
  muted: '#bdb3a3',
  accent: '#e9b95a',
  onAccent: '#1f1307',
} as const;
/** The same hues by day, for what staff read on a phone in the sun. */
export const day = {
  ground: '#f3ede2',
  surface: '#fefcf9',
  line: '#dbd3c6',
  text: '#110c09',
  muted: '#564b3e',
  accent: '#835a0e',
  onAccent: '#fefcf9',
} as const;
type Palette = Record<keyof typeof night, string>;

export const serif = "Georgia,'Times New Roman',serif";
export const sans = 'Helvetica,Arial,sans-serif';

interface Frame {
  subject: string;
  preheader: string;
  palette: Palette;
  /** Above the horizon and below it. */
  sky: Fragment;
  earth: Fragment;
  footer: Fragment;
}

export function frame({ subject, preheader, palette, sky, earth, footer }: Frame): string {
  const { ground, surface, line, text, muted } = palette;
  const schemes = palette === night ? 'dark light' : 'light';
  return rendered(html`<!doctype html>
<html lang="en-ZA" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="${schemes}">
<meta name="supported-color-schemes" content="${schemes}">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${subject}</title>
<style>
:root{color-scheme:${schemes};supported-color-schemes:${schemes}}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
table{border-collapse:separate;border-spacing:0}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:480px){.side{padding-left:22px!important;padding-right:22px!important}.around{padding:0!important}}
</style>
</head>
<body bgcolor="${ground}" text="${text}" link="${text}" vlink="${text}" style="margin:0;padding:0;background-color:${ground};color:${text}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${ground}">${preheader}${filler}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${ground}" style="background-color:${ground}"><tr>
<td class="around" align="center" bgcolor="${ground}" style="padding:24px 12px;background-color:${ground}">
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;table-layout:fixed">
<tr>${sky}</tr>
<tr>${horizon(line)}</tr>
<tr><td class="side" bgcolor="${surface}" style="padding:32px 40px 36px;background-color:${surface};color:${text};font:16px/1.6 ${sans};word-break:break-word;overflow-wrap:anywhere">${earth}</td></tr>
<tr><td class="side" bgcolor="${ground}" style="padding:24px 40px 32px;border-top:1px solid ${line};background-color:${ground};color:${muted};font:13px/1.6 ${sans};word-break:break-word">
${footer}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`);
}

// Pads the line that inboxes show next to the subject, so that the first words of the page do not run into it.
const filler = '\u034f\u00a0'.repeat(60);

/** One line of light; where gradients are unknown it is plain gold. */
function horizon(edge: string): Fragment {
  const { accent } = night;
  return html`<td height="2" bgcolor="${accent}" style="height:2px;font-size:0;line-height:0;mso-line-height-rule:exactly;background-color:${accent};background-image:linear-gradient(90deg,${edge},${accent} 54%,${edge})">&nbsp;</td>`;
}

/**
 * The wordmark and the first words, and below them evening light. Never behind them: where a mail program turns colours around
 * for the dark, it leaves a gradient as it is, and the words would be as dark as their ground.
 */
export function eveningSky(settings: MailSettings, words: Fragment): Fragment {
  const { ground, text } = night;
  const glow = 'radial-gradient(ellipse 46% 100% at 54% 100%,#4a351b,#2a1d11 45%,#110c09 100%)';
  return html`<td class="side" bgcolor="${ground}" style="padding:32px 40px 12px;background-color:${ground};color:${text};font:17px/1.6 ${sans};word-break:break-word;overflow-wrap:anywhere">
${wordmark(settings)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td height="64" style="height:64px;font-size:0;line-height:0">&nbsp;</td></tr></table>
${words}</td></tr>
<tr><td height="56" bgcolor="${ground}" style="height:56px;font-size:0;line-height:0;background-color:${ground};background-image:${glow}">&nbsp;</td>`;
}

/** The sun on the horizon, drawn with cells: no picture has to load. */
function wordmark({ agency }: MailSettings): Fragment {
  const bar = 'font-size:0;line-height:0;mso-line-height-rule:exactly';
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td valign="middle" style="padding-right:12px"><table role="presentation" width="32" cellpadding="0" cellspacing="0" border="0">
<tr><td width="7"></td><td width="18" height="9" bgcolor="${night.accent}" style="height:9px;${bar};background-color:${night.accent};border-radius:9px 9px 0 0">&nbsp;</td><td width="7"></td></tr>
<tr><td colspan="3" height="2" bgcolor="${night.text}" style="height:2px;${bar};background-color:${night.text}">&nbsp;</td></tr>
</table></td>
<td valign="middle" style="color:${night.text};font:20px/1.2 ${serif}">${agency.name}</td>
</tr></table>`;
}

export interface Button {
  label: string;
  href: string;
  look?: 'gold' | 'dark' | 'quiet';
}

/** A cell that is the button, so that it keeps its ground where the link loses its padding. */
export function buttonCell({ label, href, look = 'gold' }: Button): Fragment {
  const { ground, onAccent, accent, text } = night;
  const [back, ink] = look === 'gold' ? [accent, onAccent] : look === 'dark' ? [ground, text] : [day.surface, ground];
  const edge = look === 'gold' ? accent : ground;
  return html`<td align="center" bgcolor="${back}" style="background-color:${back};border:1px solid ${edge};border-radius:3px;mso-padding-alt:14px 20px"><a href="${href}" style="display:block;padding:14px 20px;color:${ink};font:bold 16px/20px ${sans};text-decoration:none"><font color="${ink}">${label}</font></a></td>`;
}

export function button(one: Button): Fragment {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"><tr>${buttonCell(one)}</tr></table>`;
}

export function heading(text: string, { text: ink }: Palette): Fragment {
  return html`<h2 style="margin:0 0 14px;color:${ink};font:normal 22px/1.3 ${serif}">${text}</h2>`;
}

/** Hair-thin, between two thoughts. */
export function rule({ line }: Palette, space = 28): Fragment {
  return html`<div style="margin:${space}px 0;border-top:1px solid ${line};font-size:0;line-height:0">&nbsp;</div>`;
}

/** How a mail to somebody of ours about their own account begins. */
export function accountOpening(title: string, greeting: string, rest: Fragment): Fragment {
  const { text } = night;
  return html`<h1 style="margin:0 0 20px;max-width:430px;color:${text};font:normal 34px/1.15 ${serif};letter-spacing:-0.5px">${title}</h1>
<p style="margin:0 0 6px;color:${text}"><bdi>${greeting}</bdi></p>
${rest}`;
}

/** Why a visitor gets the mail, and who we are. */
export function visitorFooter(why: string, { agency, site }: MailSettings): Fragment {
  return html`<p style="margin:0 0 8px">${why}</p>
<p style="margin:0"><a href="${pageLink(site, '/privacy')}" style="color:${night.muted};text-decoration:underline">${mailFooterWords.privacy}</a></p>
<p style="margin:12px 0 0">${agency.name}<br>${agency.address}</p>`;
}

/** The same footer where there is only text. */
export function visitorTextFooter(why: string, { agency, site }: MailSettings): string {
  return ['--', why, `${mailFooterWords.privacy}: ${pageLink(site, '/privacy')}`, '', agency.name, agency.address].join(
    '\n',
  );
}

/** Nothing in a mail waits, so the fragments are here already. */
function rendered(fragment: Fragment): string {
  if (fragment instanceof Promise) throw new Error('A mail template must not hold a promise.');
  return fragment.toString();
}
