// An enquiry's text made comparable, and what is found in it: links, phrases, sentences that offer something.
import {
  cheapEnding,
  offerings,
  type PhraseGroup,
  phraseGroups,
  shortener,
  tradeInAddress,
  usualEnding,
  type WordClass,
  wordClasses,
} from './spam-words.ts';

export interface SpamText {
  /** Folded, see fold. */
  text: string;
  links: Link[];
  phrases: Map<PhraseGroup, number>;
  /** Points for the sentences that offer something; those that ask are left out. */
  offered: number;
}

export interface Link {
  /** It leads to the sender's own domain. */
  own: boolean;
  points: number;
}

/** Several fields, one to a line; the mail domain tells which links are the sender's own. */
export function readSpamText(fields: readonly string[], mailHost: string): SpamText {
  // Neeeed, plzzz
  const text = fold(fields.join('\n')).replace(/([a-z])\1\1+/g, '$1$1');
  const { links, prose } = splitLinks(text, mailHost);
  return { text, links, ...findPhrases(wordsOf(prose)) };
}

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

export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}

const lookalikes = new Map(
  [...'аеорсухікмтвнјѕαοερτυνικ'].map((letter, at) => [letter, 'aeopcyxikmtbhjsaoeptuvik'[at] ?? '']),
);

function unmask(word: string): string {
  return /[a-z]/.test(word) ? word.replace(/[^a-z0-9]/g, (letter) => lookalikes.get(letter) ?? letter) : word;
}

function splitLinks(text: string, mailHost: string): { links: Link[]; prose: string } {
  const links: Link[] = [];
  if (!/\.[a-z0-9]/.test(text)) return { links, prose: text };
  // Piece by piece: no expression searches the whole message for the end of an address.
  const prose = text.replace(/[^\s<>"'()[\]|,=;]+/g, (piece) => {
    const host = hostOf(piece);
    if (host === null) return piece;
    const own = host === mailHost || host.endsWith(`.${mailHost}`);
    links.push({ own, points: own ? 0 : linkPoints(host, piece) });
    return '#link';
  });
  return { links, prose };
}

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

function linkPoints(host: string, address: string): number {
  if (/\.(?:zip|rar|exe|apk|scr|iso|7z|msi)(?:$|[?.])/.test(address)) return 3;
  if (shortener.test(host) || cheapEnding.test(host)) return 3;
  return !host.endsWith('.za') && tradeInAddress.test(host) ? 2 : 0;
}

/** The words of a text: numbers and amounts as classes, plurals folded, `.` where a sentence begins or ends. */
function wordsOf(prose: string): string[] {
  const words = ['.'];
  for (const found of prose.match(/[a-z0-9$£€%#'\u00c0-\u1fff\u2c00-\uffff]+|[.!?;\n]/g) ?? []) {
    if (sentenceEnds.has(found)) {
      if (words[words.length - 1] !== '.') words.push('.');
    } else if (found.includes("'")) words.push(...uncontracted(found));
    else words.push(wordFrom(found));
  }
  if (words[words.length - 1] !== '.') words.push('.');
  return words;
}

const sentenceEnds = new Set('.!?;\n');
const contractions: Record<string, string> = {
  re: 'are',
  ve: 'have',
  ll: 'will',
  m: 'am',
  d: 'would',
  t: 'not',
  s: '',
};

function uncontracted(word: string): string[] {
  const [stem = '', ending = ''] = word.split("'");
  const before = ending === 't' && stem.endsWith('n') ? stem.slice(0, -1) : stem;
  return [before, contractions[ending] ?? ending].filter(Boolean).map(singular);
}

const digit = /\d/;

function wordFrom(found: string): string {
  if (!digit.test(found)) return singular(found);
  if (/^(?:us?\$|[$€£]|zar|r)\d|^\d+[$€£]/.test(found)) return '#money';
  if (/^\d/.test(found)) return found.endsWith('%') ? '#pct' : found === '1st' || found === '10kg' ? found : '#n';
  // v1agra, c4sino
  return /^[a-z]+[0134][a-z]+$/.test(found) ? found.replace(/[0134]/g, (digit) => 'oi?ea'[Number(digit)] ?? '') : found;
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word === 'news') return word;
  const before = word[word.length - 2] ?? '';
  if (before !== 'e') return 'siu'.includes(before) ? word : word.slice(0, -1);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:ch|sh|x|ss)es$/.test(word) ? -2 : -1);
}

const classNames = Object.keys(wordClasses) as WordClass[];
const maskOf = (names: readonly WordClass[]) => names.reduce((mask, name) => mask | (1 << classNames.indexOf(name)), 0);
const siteMask = maskOf(['site']);
const classesOfWord = new Map<string, number>();
for (const name of classNames) {
  for (const word of wordClasses[name].split(/\s+/)) {
    classesOfWord.set(singular(word), (classesOfWord.get(singular(word)) ?? 0) | maskOf([name]));
  }
}
const offeringMasks = offerings.map(({ classes }) => maskOf(classes));

/** In isiZulu and isiXhosa the website hides inside the word: yewebsite, iwebhusayithi. */
const classesOf = (word: string): number => (classesOfWord.get(word) ?? 0) | (word.includes('web') ? siteMask : 0);

function findPhrases(words: readonly string[]): Pick<SpamText, 'phrases' | 'offered'> {
  const phrases = new Map<PhraseGroup, number>();
  const sentences = offerings.map(() => 0);
  const kinds = words.map(classesOf);
  const ends: PhraseGroup[] = [];
  let present = 0;
  let asking = false;
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '.') {
      for (let i = 0; !asking && i < sentences.length; i += 1) {
        const mask = offeringMasks[i] ?? 0;
        if ((present & mask) === mask) sentences[i] = (sentences[i] ?? 0) + 1;
      }
      present = 0;
      asking = false;
    }
    const kind = kinds[at] ?? 0;
    present |= kind;
    ends.length = 0;
    const begun = phraseTree.next.get(words[at] ?? '');
    if (begun) follow(begun, words, kinds, at + 1, ends);
    if (siteFirst && kind & siteMask) follow(siteFirst, words, kinds, at + 1, ends);
    for (const group of ends) {
      phrases.set(group, (phrases.get(group) ?? 0) + 1);
      if (group.code === 'asks_for_a_site' && group.points > 1) asking = true;
    }
  }
  const offered = offerings.reduce((sum, { points, most }, i) => sum + Math.min(most, points * (sentences[i] ?? 0)), 0);
  return { phrases, offered };
}

interface Branch {
  next: Map<string, Branch>;
  ends: PhraseGroup[];
}

// A tree of words rather than expressions: time grows with the number of words, whatever they are.
const phraseTree = plantPhrases();
const siteFirst = phraseTree.next.get('#site');

function plantPhrases(): Branch {
  const root: Branch = { next: new Map(), ends: [] };
  for (const group of phraseGroups) {
    for (const spelling of group.phrases.split(';').flatMap(spellings)) {
      let branch = root;
      for (const word of spelling) {
        const next: Branch = branch.next.get(word) ?? { next: new Map(), ends: [] };
        branch.next.set(word, next);
        branch = next;
      }
      if (!branch.ends.includes(group)) branch.ends.push(group);
    }
  }
  return root;
}

function spellings(phrase: string): string[][] {
  let all: string[][] = [[]];
  for (const part of phrase.trim().split(/\s+/)) {
    const optional = part.endsWith('?');
    const choices: string[][] =
      part === '~'
        ? [[], ['*'], ['*', '*'], ['*', '*', '*']]
        : (optional ? part.slice(0, -1) : part).split('/').map((word) => [singular(fold(word))]);
    if (optional) choices.push([]);
    all = all.flatMap((words) => choices.map((choice) => [...words, ...choice]));
  }
  return all;
}

function follow(
  branch: Branch,
  words: readonly string[],
  kinds: readonly number[],
  at: number,
  ends: PhraseGroup[],
): void {
  for (const group of branch.ends) if (!ends.includes(group)) ends.push(group);
  const word = words[at];
  if (word === undefined || branch.next.size === 0) return;
  const same = branch.next.get(word);
  if (same) follow(same, words, kinds, at + 1, ends);
  if (word === '.') return;
  // «I want … your site» is another matter than «I want … a site».
  const any = word === 'your' ? undefined : branch.next.get('*');
  if (any) follow(any, words, kinds, at + 1, ends);
  const site = (kinds[at] ?? 0) & siteMask ? branch.next.get('#site') : undefined;
  if (site) follow(site, words, kinds, at + 1, ends);
}
