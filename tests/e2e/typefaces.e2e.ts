// Names are set in one typeface at the desk, whatever accents they have; a public page brings the letters that it is written with.
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './story.ts';

/** Latin-1 and Latin Extended-A, but for the few that the typefaces were drawn without. */
const letters = Array.from({ length: 0x180 - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).filter((letter) =>
  /[^\p{C}\s\u00b5ĸŉſ]/u.test(letter),
);

for (const [role, family, undrawn] of [
  ['display', 'Hedvig Letters Serif', 'ĔĕĬĭĿŀŎŏŦŧ'],
  ['body', 'Hanken Grotesk', ''],
] as const) {
  test(`at the desk every letter of a name is set in ${family}`, async ({ page }) => {
    await signIn(page, 'team', '/dashboard/settings');
    const families = await familiesOf(page, role);
    const others = [...families.keys()].filter((letter) => !families.get(letter)?.startsWith(family));
    expect(others.join('')).toBe(undrawn);
  });
}

test('a public page brings one file of each typeface, whatever letters stand in it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(request.url());
  });
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Élise Žižek');
  await page.evaluate(() => {
    document.body.getBoundingClientRect();
    return document.fonts.ready;
  });
  expect(files).toHaveLength(2);
});

/** By letter, each in a block of its own: within a line letters may melt into one sign. */
async function familiesOf(page: Page, role: 'display' | 'body'): Promise<Map<string, string>> {
  await page.evaluate(
    ({ all, stack }) => {
      const list = document.body.appendChild(document.createElement('div'));
      list.id = 'letters';
      list.style.fontFamily = stack;
      for (const letter of all) list.appendChild(document.createElement('p')).textContent = letter;
      // The files are asked for when the letters are laid out.
      list.getBoundingClientRect();
      return document.fonts.ready;
    },
    { all: letters, stack: `var(--font-${role})` },
  );
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '#letters > p' });
  const families = new Map<string, string>();
  for (const [i, nodeId] of nodeIds.entries()) {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    families.set(letters[i] ?? '', fonts.map(({ familyName }) => familyName).join());
  }
  return families;
}
