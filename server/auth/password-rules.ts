// Which passwords are refused: common ones, patterns that programs try first, and words that anybody here would guess.
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { refusalAt } from '#domain/errors.ts';

interface Person {
  name: string;
  email: string;
}

/** How many guesses a password must withstand: ten to this power. */
const leastGuesses = 9;
/** Long ones are judged by their beginning: the estimate takes the square of the length. */
const judged = 40;
const shortWord = 4;

export async function refusePoorPassword(
  field: string,
  password: string,
  person: Person,
  agencyWords: readonly string[],
): Promise<void> {
  const objection = await objectionTo(password, person, agencyWords);
  if (objection) throw refusalAt(field, objection);
}

/** What is wrong with it, in a sentence; nothing where it will do. */
export async function objectionTo(
  password: string,
  person: Person,
  agencyWords: readonly string[],
): Promise<string | undefined> {
  const text = password.normalize('NFKC').toLowerCase();
  const own = ownWords(person, agencyWords);
  const word = own.find((one) => contains(text, one));
  if (word) return `Please leave out “${word}”: names of the agency and your own are the first that others try.`;
  const { guessesLog10 } = (await estimator()).check(text.slice(0, judged), own);
  if (guessesLog10 >= leastGuesses) return undefined;
  return 'This password is among the first that programs try. Four or five unrelated words make a good one.';
}

function ownWords({ name, email }: Person, agencyWords: readonly string[]): string[] {
  const mailbox = email.split('@')[0] ?? '';
  const words = [...agencyWords, name, mailbox].flatMap((text) => [
    text,
    text.replace(/[^\p{L}\p{N}]/gu, ''),
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  return [...new Set(words.map((word) => word.normalize('NFKC').toLowerCase()))].filter((word) => word.length > 2);
}

/** A short word stands in many others; it counts only by itself. */
function contains(text: string, word: string): boolean {
  if (word.length >= shortWord) return text.includes(word);
  return text.split(/[^\p{L}]+/u).includes(word);
}

// The lists take a moment and some memory, and most programs never set a password.
let made: Promise<ZxcvbnFactory> | undefined;
function estimator(): Promise<ZxcvbnFactory> {
  made ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }, english]) =>
      new ZxcvbnFactory({ dictionary: { ...dictionary, ...english.dictionary }, graphs: adjacencyGraphs }),
  );
  return made;
}

/** Name, domain and the place we are called after. */
export function agencyWordsOf({ name, domain }: { name: string; domain: string }): string[] {
  return [name, domain, domain.split('.')[0] ?? '', 'highveld'];
}
