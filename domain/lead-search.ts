// What a search text is looked for as. A telephone number is found in whatever way it was typed.
import { parsePhone } from './phone.ts';
import { spokenLetters } from './reference.ts';
import { withoutUnseen } from './text.ts';

/**
 * A lead is found by any one of them. A space stands for anything between two words; one or two letters after it must begin a
 * word. The database takes care of case and accents.
 */
export function searchTerms(typed: string): string[] {
  const text = withoutUnseen(typed);
  const [address] = mailAddress.exec(text) ?? [];
  if (address) return [address];
  if (!/^[\d\s()+./–‑-]+$/.test(text)) {
    const number = parsePhone(text);
    if (number) return [number.slice(1)];
    return [...new Set([...asWords(text), ...asReference(text), ...(joiner.test(typed) ? [typed] : [])])];
  }
  const digits = text.replace(/\D/g, '');
  if (digits.length < 3) return [text];
  const abroad = numberAbroad(digits);
  // With a dash only, or of eight digits, it may be a reference as well.
  const references = /^\d*-[\d-]*$/.test(text) ? [text] : asReference(text);
  return [...new Set([...references, digits, ...(abroad ? [abroad] : [])])];
}

/** Unseen as well, but it holds the letters or the emoji of some names together. */
const joiner = /\p{Join_Control}/u;

/** Wherever it stands in what was copied: 'Thandi Nkosi <thandi@nkosi.co.za>', 'mailto:thandi@nkosi.co.za'. */
const mailAddress = /[^\s@<>()[\]",:;]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;

/** Parts of a name are enough, and the surname may come first. A service is stored as 'law-firm-website-development'. */
function asWords(text: string): string[] {
  const words = text.split(/[\s,;&/]+/).filter(Boolean);
  if (words.length === 0) return [text];
  const last = words.slice(-1);
  const lastFirst = isIndexed(last.join()) ? [[...last, ...words.slice(0, -1)].join(' ')] : [];
  return [words.join(' '), ...lastFirst, words.join('-')];
}

/** As somebody says or copies it: without its dash, with letters that references do not have. A digit tells it from a word. */
function asReference(text: string): string[] {
  const said = text.replace(/^\s*(?:ref(?:erence)?\b|#)[\s.:#]*/i, '');
  const [, first, second] = /^\s*(?=.*\d)([\da-z]{4})[\s-]?([\da-z]{4})\s*$/i.exec(said) ?? [];
  if (first && second) return [`${first}-${second}`.replace(/o/gi, '0').replace(/[il]/gi, '1')];
  const written = text.match(/[\p{L}\p{N}-]+/gu)?.find(isReference);
  return written ? [written] : [];
}

const fourLetters = `[${spokenLetters}]{4}`;
const likeReference = new RegExp(`^${fourLetters}-${fourLetters}$`, 'i');
/** As it stands in our mails. Small letters alone are two words. */
const isReference = (word: string) => likeReference.test(word) && /\d|^[^a-z]+$/.test(word);

/** What the stored number begins with, where enough of it was typed that few people share it. */
export function phoneStart(terms: string[]): string | undefined {
  const abroad = numberAbroad(terms.at(-1) ?? '');
  return abroad && abroad.length >= 7 ? `+${abroad}` : undefined;
}

/** Digits that begin like a South African number, with the country in front. */
function numberAbroad(digits: string): string | undefined {
  if (!/^(0|27)\d+$/.test(digits)) return undefined;
  const national = /^(?:00)?27(\d+)$/.exec(digits)?.[1] ?? digits.replace(/^0/, '');
  // '+27 (0)82 …' names the country and the trunk zero as well.
  return `27${national.replace(/^0/, '')}`;
}

/** Whether the index by groups of three letters can find any of it. */
export function isIndexed(term: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(term);
}
