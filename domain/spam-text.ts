// An enquiry's text made comparable: folded letters, its links, and its words as one plain line.
import type { Enquiry } from './enquiry.ts';
import { cheapEnding, usualEnding } from './spam-hosts.ts';

interface SpamText {
  /** What the sender wrote, folded, see fold. */
  text: string;
  links: Link[];
  /** The message without markup, as words apart by single spaces, one at either end as well; numbers, amounts and links by kind. */
  words: string;
}

export interface Link {
  host: string;
  address: string;
  /** It leads to the sender's own domain. */
  own: boolean;
}

export function readSpamText({ name, other_service, website, message, email }: Enquiry): SpamText {
  // Quoted lines are somebody else's words, often the very spam that the sender asks us about.
  const written = message.includes('>') ? message.replace(/^>.*$/gm, '') : message;
  const links: Link[] = [];
  const mailHost = hostOfMail(email);
  const body = fold(`${other_service}\n${written}`);
  const prose = takeLinks(body, mailHost, links);
  const about = fold(`${name}\n${website}`);
  takeLinks(about, mailHost, links);
  return {
    text: `${about}\n${body}`,
    links,
    words: wordsOf(prose.includes('<') ? prose.replace(/<[^<>]{1,300}>/g, ' ') : prose),
  };
}

export const hostOfMail = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Lower case, compatible forms, no accents, no invisible characters, no Cyrillic letters dressed up as Latin ones. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/ß/g, 'ss');
  return /[а-яα-ω]/.test(plain) && /[a-z]/.test(plain) ? plain.replace(/[\p{L}\p{N}]+/gu, unmask) : plain;
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}

const lookalikes = new Map(
  [...'аеорсухікмтвнјѕαοερτυνικ'].map((letter, at) => [letter, 'aeopcyxikmtbhjsaoeptuvik'[at] ?? '']),
);

function unmask(word: string): string {
  return /[a-z]/.test(word) ? word.replace(/[^a-z0-9]/g, (letter) => lookalikes.get(letter) ?? letter) : word;
}

/** From dot to dot, each letter once: no expression searches the whole message for the end of an address. */
function takeLinks(text: string, mailHost: string, links: Link[]): string {
  let prose = '';
  let taken = 0;
  let end = 0;
  for (let dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', end)) {
    let start = dot;
    while (start > end && !gaps.has(text.charCodeAt(start - 1))) start -= 1;
    end = dot + 1;
    while (end < text.length && !gaps.has(text.charCodeAt(end))) end += 1;
    const address = text.slice(start, end);
    const host = hostOf(address);
    if (host === null) continue;
    const own = host === mailHost || host.endsWith(`.${mailHost}`);
    links.push({ host, address, own });
    prose += `${text.slice(taken, start)}${own ? '#own' : '#link'}`;
    taken = end;
  }
  return taken === 0 ? text : prose + text.slice(taken);
}

const gaps = new Set([...' \n\t<>"\'()[]|,=;'].map((gap) => gap.charCodeAt(0)));

export function hostOf(piece: string): string | null {
  const dot = piece.indexOf('.');
  if (dot < 1 || dot === piece.length - 1 || piece.includes('@')) return null;
  const scheme = piece.indexOf('://');
  const rest = scheme < 0 ? piece : piece.slice(scheme + 3);
  const host = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+/.exec(rest)?.[0];
  if (host === undefined || host.length > 253) return null;
  const certain = scheme >= 0 || host.startsWith('www.') || (rest[host.length] === '/' && /\.[a-z]+$/.test(host));
  return certain || usualEnding.test(host) || (cheapEnding.test(host) && /[-\d]/.test(host))
    ? host.replace(/^www\./, '')
    : null;
}

/** One pass over the letters: every enquiry goes through here, and expressions took longer than the whole model. */
function wordsOf(prose: string): string {
  const text = prose.includes("'") ? prose.replaceAll("'", '') : prose;
  let words = ' ';
  for (let at = 0; at < text.length; ) {
    const kind = kindAt(text, at);
    let end = at + 1;
    if (kind === 'letter') {
      while (end < text.length && kindAt(text, end) === 'letter') end += 1;
      // R 500 is an amount, r the eighteenth letter.
      const digit = text[end] === ' ' ? end + 1 : end;
      if (end === at + 1 && text[at] === 'r' && kindAt(text, digit) === 'digit') {
        end = numberEnd(text, digit);
        words += '#rand ';
      } else words += `${text.slice(at, end)} `;
    } else if (kind === 'digit') {
      end = numberEnd(text, at);
      words += end - at > 3 ? '#number ' : '#few ';
    } else if (kind === 'money') {
      end = numberEnd(text, text[end] === ' ' ? end + 1 : end);
      words += '#money ';
    } else if (kind === 'picture') {
      end += 1;
      words += '#sign ';
    } else if (kind === 'mark') words += `${text[at]} `;
    else if (kind === 'stop' && !words.endsWith(' . ')) words += '. ';
    at = end;
  }
  return words;
}

type Kind = 'letter' | 'digit' | 'money' | 'picture' | 'mark' | 'stop' | 'gap';

function kindAt(text: string, at: number): Kind {
  const code = text.charCodeAt(at);
  if (code > 96 && code < 123) return 'letter';
  if (code === 32) return 'gap';
  if (code > 47 && code < 58) return 'digit';
  if (code === 46 || code === 59) return endsSentence(text.charCodeAt(at + 1)) ? 'stop' : 'gap';
  if (code === 10) return 'stop';
  if (code === 33 || code === 37 || code === 63) return 'mark';
  if (code === 36 || code === 0xa3 || code === 0x20ac) return 'money';
  if (code > 0xd7ff && code < 0xdc00) return 'picture';
  // The # of a link's place stays with its word.
  return code === 35 || (code > 0xde && code < 0x2000) || (code > 0x2bff && code < 0xfff0) ? 'letter' : 'gap';
}

const endsSentence = (next: number): boolean => Number.isNaN(next) || next === 32 || next === 10;

function numberEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && (kindAt(text, end) === 'digit' || text[end] === '.' || text[end] === ',')) end += 1;
  return end;
}
