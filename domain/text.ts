// Text as people typed it, made safe to store: well-formed Unicode, NFC, no control characters.

/** For one line: every white space run becomes one space. */
export function cleanLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}

/** For several lines: line ends become \n, tabs stay. */
export function cleanText(text: string): string {
  return clean(text.replace(/\r\n?/g, '\n')).trim();
}

/** Most of what is typed: nothing in it has to be looked at twice. */
const isPlain = /^[ -~]*$/;

function clean(text: string): string {
  if (isPlain.test(text)) return text;
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu, (control) =>
      control === '\n' || control === '\t' ? control : control === '\u2028' || control === '\u2029' ? '\n' : '',
    );
}
