/** Runs in the page, as browsers translate it: every text is taken out, and another one put in its place. */
export function translate() {
  const translated = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (translated.nextNode()) texts.push(translated.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, option, font')) continue;
    const other = document.createElement('font');
    other.textContent = text.data;
    text.replaceWith(other);
  }
}
