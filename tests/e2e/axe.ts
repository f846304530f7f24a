// What axe objects to on a page. Run in the page itself, which has no frames, and with no list of all that is well, it takes a
// quarter of the time.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export async function expectCleanToAxe(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // what fades in is faint for a moment
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ at: page.url(), id, nodes: nodes.map(({ target }) => target) }))).toEqual(
    [],
  );
}
