// Hard signs in what was written: things that hardly anybody does who wants a website, whatever the words are.
import type { Enquiry } from './enquiry.ts';
import { cheapEnding, shortener } from './spam-hosts.ts';
import { fold, hostOf, type Link } from './spam-text.ts';

/** Links to the sender's own domain are not counted; people show up to three sites that they like. */
export function crowdPoints(links: readonly Link[]): number {
  const strange = links.filter((link) => !link.own).length;
  return strange < 2 ? 0 : strange < 4 ? 1 : strange < 6 ? 3 : 5;
}

export function linkPoints(links: readonly Link[]): number {
  return links.some((link) => !link.own && isSuspicious(link)) ? 3 : 0;
}

function isSuspicious({ host, address }: Link): boolean {
  return (
    shortener.test(host) || cheapEnding.test(host) || /\.(?:zip|rar|exe|apk|scr|iso|7z|msi)(?:$|[?.])/.test(address)
  );
}

export function nameLinkPoints(name: string): number {
  const host = name.includes('.') && fold(name).split(' ').map(hostOf).find(Boolean);
  return host ? (host.endsWith('.za') ? 2 : 4) : 0;
}

/** People paste a piece of their page; nobody but a robot writes BBCode. */
export function markupPoints(text: string): number {
  if (!text.includes('<') && !text.includes('](') && !text.includes('[')) return 0;
  return bbcode.test(text) ? 4 : html.test(text) ? 2 : 0;
}

const bbcode = /\[(?:url|link|img)[=\]]|\[\/(?:url|link|img)\]/;
const html =
  /<\/?(?:a|b|h[1-6]|div|p|span|img|script|iframe|table|strong|br|style|font|ul|li|nav|meta|svg)[\s>/]|\]\(https?:/;

/**
 * People describe an attack that troubles them, at some length and in words that read like an enquiry;
 * in the other fields there is no reason for one.
 */
export function probePoints(enquiry: Enquiry, text: string, readsGenuine: boolean): number {
  const { name, company, website, service, other_service, phone, email, page } = enquiry;
  const others = `${name}\n${company}\n${website}\n${service}\n${other_service}\n${phone}\n${email}\n${plainPath.test(page) ? '' : page}`;
  if (isProbe(others.toLowerCase())) return 6;
  if (!isProbe(text)) return 0;
  return readsGenuine && enquiry.message.length > 120 ? 2 : 5;
}

const plainPath = /^[a-z/-]*$/;

/** Most texts hold nothing that an attack could begin with: the long expression is spared them. */
const isProbe = (text: string): boolean => needed.test(text) && injection.test(text);

const needed =
  /[<>'"`$%{}|&;\\=*(/_#]|\b(?:union|drop|waitfor|select|acunetix|sqlmap|oastify|burpcoll|javascript:|bcc|mime-v|content-t)|\.(?:\.|ini|exe|sh|cookie|254|constructor)/;

/**
 * What scanners try, and people who paste a page's source, an e-mail's head or a query do not.
 * Every quantifier has an end, so that no text takes longer than its length.
 */
const injection = new RegExp(
  [
    /\bunion\s(?:all\s)?select\b|'\s?(?:or|and)\s?\(?'?\d'?\s?=\s?'?\d|\bor 1=1\b|\bsleep\(\d|pg_sleep|waitfor delay|benchmark\(\d/,
    /\bdrop table\b|information_schema|xp_cmdshell|';?\s?--(?:\s|$)|\d'\s?--|admin'\s?(?:--|#|or)|\bselect\s(?:\*|null|\d|@@|version|user\()/,
    /<script[^>]{0,80}>[^<]{0,40}(?:alert|document\.|eval|fetch|prompt|import)|<script[^>]{0,40}src=["']?(?:https?:)?\/\/[^>\s]{0,60}xss/,
    /\bon[a-z]{3,12}\s?=\s?["'`]?(?:alert|prompt|confirm|fetch|eval|document|location|import|print)\b|javascript:(?!void)\w|document\.cookie/,
    /\.\.[/\\]\.\.|\/etc\/passwd|win\.ini|cmd\.exe|[;|&]\s?(?:cat \/|ls -|wget |curl |ping -|whoami|nslookup )|`(?:id|whoami|sleep|ls|uname)\b/,
    /\$\((?:id|whoami|sleep|curl|wget|nslookup|ls|cat)\b|\$\{(?:jndi|\d|env|sys|t\()|\{\{\s?\d+\s?\*\s?'?\d|<%=\s?\d|#\{\s?\d|\{php\}/,
    /<!entity|phpinfo\(|base64_decode\(|%0d%0a|%0[ad](?:bcc|cc|to|content|set)|%3cscript|%27(?:%20|\+)?(?:or|and|union)|%00|%[snx]%[snx]%/,
    /\n\s?(?:bcc|content-type|mime-version)\s?:\s|\bbcc:\s?\S{1,40}@|burpcollaborator|oastify|interact\.sh|"\$(?:ne|gt|regex)"|__proto__|constructor\.constructor/,
    /169\.254\.169\.254|file:\/\/\/|gopher:\/\/|php:\/\/|acunetix|sqlmap|\*\)\(\w/,
  ]
    .map((part) => part.source)
    .join('|'),
);

/** A serial letter that nobody filled in. */
export const templatePoints = (message: string): number => (placeholder.test(message) ? 4 : 0);

const placeholder =
  /\{\{\s*[\w. ]{2,40}\}\}|\{(?:first|last|full|your|company|business|domain|name|site|url|city|keyword|website|industry|sender)[\w ]{0,20}\}|%[A-Z][A-Z_ ]{2,20}%|\[(?:[Yy]our |[Ff]irst|[Ll]ast|[Cc]ompany|[Nn]ame|[Bb]usiness|[Dd]omain|[Ww]ebsite|[Ii]nsert|[Cc]ity|COMPANY|NAME|FIRST|YOUR|INSERT|[Rr]ecipient|[Ii]ndustry)[^\][\n]{0,30}\]|<(?:insert|first_?name|company_?name|your name)|\{[\w' ]{1,20}\|[\w' ]{1,20}|\$(?:name|firstname|company)\b|\bundefined\b.{0,3}team/;

export function gibberishPoints({ name, company, message, email }: Enquiry): number {
  const words = message.length < 60 ? message.split(/[\s.,!]+/).filter(Boolean) : [];
  const [local = '', host = ''] = email.toLowerCase().split('@');
  let points = 0;
  if (isRandom(name)) points += 3;
  if (mashed.test(name) || mashed.test(company)) points += 2;
  if (isRandom(company) || /^(?:google|facebook|amazon|apple|microsoft|nokia|aliexpress)$/i.test(company)) points += 1;
  if (words.length > 0 && words.every((word) => mashed.test(word) || isRandom(word))) points += 3;
  else if (message !== '' && !/\p{L}/u.test(message)) points += 2;
  // RobertSlomb: a first name with a random surname stuck to it.
  if (/^[A-Z][a-z]{3,}[A-Z][a-z]{2,}$/.test(name)) points += 1;
  // Gmail ignores dots: one mailbox, as many addresses as one likes.
  if (host === 'gmail.com' && local.split('.').filter((part) => part.length < 3).length > 3) points += 2;
  return Math.min(6, points);
}

/** What fingers type that only try the form. */
const mashed =
  /^(?:test\w{0,4}|asdf\w*|qwer\w*|zxcv\w*|sdfg\w*|dfgh\w*|hjkl\w*|jkl\w?;?|aaa+|xxx+|abcd\w*|123+|blah|lorem|ipsum|asd|dsa|qwe|fgh)$/i;

/** Letters that nobody's tongue put together. */
function isRandom(word: string): boolean {
  if (word.length < 6 || word.length > 60 || !/^[A-Za-z0-9]+$/.test(word)) return false;
  if ((word.match(/[a-z][A-Z]/g) ?? []).length > 2 || /[a-z]\d+[a-z]+\d/i.test(word)) return true;
  return /[bcdfghjklmnpqrstvwxz]{6}/i.test(word) || /^[bcdfghjklmnpqrstvwxz]+$/i.test(word);
}
