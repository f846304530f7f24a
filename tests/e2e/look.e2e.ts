// What lies over what, what stays within its edges, and which page is marked as the one that is open.
import { expect, openAwake, test } from './story.ts';

test('a page opened by its address is the one that the navigation marks', async ({ page }) => {
  for (const [path, label] of [
    ['/', 'Home'],
    ['/services', 'Services'],
    ['/faq', 'FAQ'],
  ] as const) {
    await openAwake(page, path);
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText(label);
  }
});
