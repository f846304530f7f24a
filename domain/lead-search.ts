// What a search text is looked for as. A telephone number is found in whatever way it was typed.

/** Any one of them is enough. The case of letters is the database's business, which keeps the searched text. */
export function searchTerms(text: string): string[] {
  if (!/^[\d\s()+./–‑-]+$/.test(text)) return [text];
  const digits = text.replace(/\D/g, '');
  if (digits.length < 3) return [text];
  const national = /^(?:00)?27(\d+)$/.exec(digits)?.[1] ?? digits.replace(/^0/, '');
  // '+27 (0)82 …' names the country and the trunk zero as well.
  const abroad = `27${national.replace(/^0/, '')}`;
  const isNumber = digits.startsWith('0') || digits.startsWith('27');
  // With a dash only it may be a reference as well.
  return [...new Set([...(/^[\d-]+$/.test(text) ? [text] : []), digits, ...(isNumber ? [abroad] : [])])];
}

/** Whether the index by groups of three letters can find any of it. */
export function isIndexed(term: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(term);
}
