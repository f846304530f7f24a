// What somebody hears who does not see the page.
import type { Page } from '@playwright/test';

/**
 * For expect.poll: all that was said since the page was loaded. As readers do, it hears what changes in a place that it has
 * met before, a moment earlier; words that come together with their place are not heard.
 */
export async function hear(page: Page) {
  await page.addInitScript(() => {
    const heard: string[] = [];
    const met = new WeakMap<Element, { since: number; words: string }>();
    Object.assign(window, { heard });
    const look = () => {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      for (const place of document.querySelectorAll('[role=status], [role=alert], [aria-live=polite]')) {
        if (!place.checkVisibility() || place.closest('[inert]') || (dialog && !dialog.contains(place))) {
          met.delete(place);
          continue;
        }
        const words = place.textContent ?? '';
        const before = met.get(place);
        if (before?.words === words) continue;
        if (before && words && Date.now() - before.since >= 50) heard.push(words.replace(/\s+/g, ' ').trim());
        met.set(place, { since: before?.since ?? Date.now(), words });
      }
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden', 'inert', 'open', 'class'],
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
