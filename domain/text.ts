// Text as people typed it, made safe to store: well-formed Unicode, NFC, no control characters.

/** For one line: every white space run becomes one space. */
export function cleanLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}

/** For several lines: line ends become \n, tabs stay. */
export function cleanText(text: string): string {
  return clean(text.replace(/\r\n?/g, '\n')).trim();
}

/** Copied addresses and numbers bring signs along that nobody sees. */
export const withoutUnseen = (text: string) => text.replace(/\p{Cf}/gu, '');

/** Whether anything of it can be seen: a name of invisible characters would be an empty line in the list. */
export const isSeen = (text: string) => /[^\p{Default_Ignorable_Code_Point}\s]/u.test(text);

/** Plain ASCII, as most of what is typed is: there is nothing in it to clean. */
const isPlain = /^[ -~]*$/;

/**
 * No language stacks more marks on a letter than this (Unicode's stream-safe text). To put them in order takes their number
 * squared: a page of nothing else would hold up everybody for seconds.
 */
const crowdedMarks = /(\p{M}{30})\p{M}+/gu;

// Controls first: one between a letter and its accent would keep them apart.
function clean(text: string): string {
  if (isPlain.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu, (control) =>
      control === '\n' || control === '\t' ? control : control === '\u2028' || control === '\u2029' ? '\n' : '',
    )
    .replace(crowdedMarks, '$1')
    .normalize('NFC');
}
