// Hostile text goes in through every field of the form, and is looked at in every view that staff have.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { xssCorpus } from '../xss-corpus.ts';
import { tellToOwnProgram, test } from './own-program.ts';
import { expect, signIn } from './story.ts';

tellToOwnProgram();

const fields = ['name', 'company', 'website', 'service', 'other_service', 'message', 'page', 'budget', 'timeline'];

test('no text that a visitor sends runs as a program in any view', async ({ page, request }) => {
  test.setTimeout(300_000);
  expect(xssCorpus.length).toBeGreaterThanOrEqual(60);
  const ids: string[] = [];
  for (const [at, payload] of xssCorpus.entries()) {
    const texts = Object.fromEntries(fields.map((field) => [field, payload]));
    const answer = await request.post('/api/enquiries', {
      data: {
        form: at % 2 ? 'contact' : 'location',
        submission_id: randomUUID(),
        email: `"${at}"@hostile.example`.replaceAll('"', ''),
        phone: `082 ${String(1_000_000 + at).slice(0, 3)} ${String(1000 + at)}`,
        // Some are held as spam, and the others become leads: both lists are looked at.
        ...(at % 3 === 0 && { homepage: payload, seconds: 1 }),
        first_touch: { utm_source: payload, referrer: payload },
        last_touch: { utm_campaign: payload },
        ...texts,
      },
    });
    if (answer.status() === 201) ids.push(((await answer.json()) as { id: string }).id);
  }
  expect(ids.length).toBeGreaterThan(50);

  const complaints = watch(page);
  await signIn(page, 'ceo', '/dashboard/settings');
  await page.getByRole('textbox', { name: 'Name' }).fill('<img src=x onerror=window.__ran=1>');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Welcome back, <img')).toBeVisible();

  const untouched = async () => {
    await page.mouse.move(200, 300);
    expect(await page.evaluate(() => (window as { __ran?: number }).__ran)).toBeUndefined();
  };
  for (const path of ['', '/quarantine', '/mail', '/settings/staff', '/settings/audit']) {
    await page.goto(`/dashboard${path}`);
    await expect(page.getByRole('listitem').nth(5)).toBeVisible();
    const next = page.getByRole('button', { name: /^Show (more|older)$/ });
    for (let more = 0; more < 4 && (await next.isVisible()); more++) {
      const rows = await page.getByRole('listitem').count();
      // It goes with the last page, which the last press may just have brought.
      const isPressed = await next.click({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
      if (isPressed) await expect(page.getByRole('listitem')).not.toHaveCount(rows);
    }
    await untouched();
  }
  const { leads } = (await (await page.request.get('/api/leads?limit=100')).json()) as { leads: Lead[] };
  expect(leads.length).toBeGreaterThan(20);
  for (const [at, { id, name, company, reference, version }] of leads.slice(0, 30).entries()) {
    const said = { channel: 'call', direction: 'inbound', body: xssCorpus[at] };
    const logged = await page.request.post(`/api/leads/${id}/communications`, { data: said });
    expect(logged.status()).toBe(201);

    await page.goto(`/dashboard?tab=all&q=${reference}&lead=${id}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(name);
    const timeline = dialog.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByRole('listitem').filter({ hasText: '__ran=1' })).toBeVisible();
    await untouched();

    await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL(/&edit=1/);
    await expect(dialog.getByRole('textbox', { name: 'Company' })).toHaveValue(company);
    await untouched();

    if (at < 10) {
      // Somebody else saves other hostile text first: both versions are shown side by side.
      const [theirs, ours] = [`theirs ${xssCorpus[at + 20]}`, `ours ${xssCorpus[at + 40]}`];
      const change = { version, company: theirs, message: theirs, service_type: theirs };
      expect((await page.request.patch(`/api/leads/${id}`, { data: change })).status()).toBe(200);
      await dialog.getByRole('textbox', { name: 'Company' }).fill(ours);
      await dialog.getByRole('textbox', { name: 'Message' }).fill(ours);
      await dialog.getByRole('button', { name: 'Save' }).click();
      const choice = dialog.getByRole('group', { name: 'Company' });
      await expect(choice).toContainText(theirs);
      await expect(choice).toContainText(ours);
      await untouched();
      await dialog.getByRole('button', { name: 'Save this choice' }).click();
      await expect(dialog.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
      await expect(choice).toBeHidden();
      await untouched();
    }

    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    const row = page.getByRole('article').filter({ has: page.locator(`[data-row="${id}"]`) });
    await row.locator(`[data-row="${id}"]`).click();
    await expect(row.getByRole('region', { name: 'Contact' })).toContainText(reference);
    await expect(row.getByRole('region', { name: 'Project' })).toContainText('__ran=1');
    await untouched();
  }
  const { mails } = (await (await page.request.get('/api/mails')).json()) as { mails: { id: string }[] };
  // Without the sandbox that the server puts around them: they must be harmless by themselves.
  for (const { id } of mails.slice(0, 60)) {
    const html = await (await page.request.get(`/api/mails/${id}`)).text();
    await page.goto('about:blank');
    await page.setContent(html);
    await untouched();
  }
  expect(complaints).toEqual([]);
});

type Lead = Record<'id' | 'name' | 'company' | 'reference', string> & { version: number };

/** A dialog, or a policy that had to stop something from running. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
