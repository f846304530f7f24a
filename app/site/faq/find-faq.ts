// Which questions a search finds: every word must occur somewhere in question, answer, category or tags.
import type { Faq } from '#content/schema.ts';

export function findFaq(faq: readonly Faq[], text: string, category: string | undefined): Faq[] {
  const wanted = fold(text).split(' ').filter(Boolean);
  return faq.filter((item) => {
    if (category && item.category !== category) return false;
    const said = fold([item.question, item.answer, item.category, ...item.tags].join(' '));
    return wanted.every((word) => said.includes(word));
  });
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}
