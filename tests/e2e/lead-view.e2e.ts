// The view of the leads stands in the address, which follows what is chosen a moment later.
import { expect, signIn, test } from './story.ts';

/** Runs in the page: nobody is kept waiting for what the page does in between. */
async function chooseInARow(pause: number) {
  const set = (field: HTMLInputElement | HTMLSelectElement | null, value: string, event: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field?.dispatchEvent(new Event(event, { bubbles: true }));
  };
  const next = () => new Promise((resolve) => setTimeout(resolve, pause));
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  tabs.find(({ textContent }) => textContent?.startsWith('All Leads'))?.click();
  await next();
  set(document.querySelector<HTMLInputElement>('input[type=search]'), 'naledi', 'input');
  await next();
  set(document.querySelector<HTMLSelectElement>('main select'), 'new', 'change');
}

test('of choices in a row none is undone by the address of an earlier one, whatever their pace', async ({ page }) => {
  await signIn(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const pause of [0, 1, 2, 4, 8, 16, 32, 64]) {
    await page.goto('/dashboard');
    await page.getByRole('searchbox', { name: 'Search leads' }).waitFor();
    await page.evaluate(chooseInARow, pause);
    await expect(page, `${pause} ms apart`).toHaveURL(/^(?=.*tab=all)(?=.*q=naledi)(?=.*status=new)/);
  }
});
