// Browsers that store nothing, or not as they should: an enquiry leaves all the same.
import type { Page } from '@playwright/test';
import { expect, openAwake, test } from './story.ts';

test.use({ films: false });

const faults: Record<string, () => void> = {
  'has no IndexedDB': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'forbids IndexedDB': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  },
  'never answers from IndexedDB': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  'has no locks': () => Object.defineProperty(navigator, 'locks', { value: undefined }),
  'throws for a lock': () => {
    LockManager.prototype.request = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  },
  'refuses locks': () => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  },
  'never grants a lock': () => {
    LockManager.prototype.request = () => new Promise(() => {});
  },
  'forbids channels between tabs': () => {
    window.BroadcastChannel = class {
      constructor() {
        throw new DOMException('Denied', 'SecurityError');
      }
    } as unknown as typeof BroadcastChannel;
  },
  'forbids memory of the tab': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    }),
};

async function fill(page: Page) {
  await page.getByLabel('Your Name').fill('Stored Ayanda');
  await page.getByLabel('Email Address').fill('ayanda@dube.co.za');
  await page.getByLabel('Phone Number').fill('0845550111');
  await page.getByLabel('Message').fill('A site for our practice in Umhlanga.');
}
const send = (page: Page) => page.getByRole('button', { name: 'Send enquiry' }).click();

for (const [what, fault] of Object.entries(faults)) {
  test(`a browser that ${what} sends an enquiry all the same`, async ({ page }) => {
    await page.addInitScript(fault);
    await openAwake(page, '/');
    await fill(page);
    await send(page);
    await expect(page.getByText(/Your reference: [0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
  });
}

test('a browser that forbids everything, on a dead line, keeps what was typed', async ({ page }) => {
  for (const what of ['forbids IndexedDB', 'throws for a lock', 'forbids channels between tabs'] as const) {
    await page.addInitScript(faults[what] as () => void);
  }
  await page.addInitScript(faults['forbids memory of the tab'] as () => void);
  await page.route('**/api/enquiries', (route) => route.abort());
  await openAwake(page, '/');
  await fill(page);
  await send(page);
  const form = page.locator('form[data-enquiry-form=home]');
  await expect(form.getByText('This did not reach us. Everything you typed is still here')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('A site for our practice in Umhlanga.');
  await page.unroute('**/api/enquiries');
  await send(page);
  await expect(page.getByText(/Your reference/)).toBeVisible();
});
