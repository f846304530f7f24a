// What those who only hear the dashboard are told of a thing beside its name: whose it is, what it asks, where it leads.
import { arrive } from './arrive.ts';
import { expect, haveSession, nameOnce, signIn, test } from './story.ts';

test('a link that opens a new tab says so, and devices that are called alike are told apart', async ({
  page,
  request,
}) => {
  const name = nameOnce('Thabo Tabbed');
  await arrive(request, name, { website: 'thabo.co.za' });
  await signIn(page, 'team', `/dashboard?tab=all&q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Expand ${name}` }).click();
  for (const link of [`WhatsApp ${name}`, 'thabo.co.za'])
    await expect(page.getByRole('link', { name: link })).toHaveAccessibleDescription('Opens in a new tab');
  await haveSession(request);
  await page.goto('/dashboard/settings/security');
  await expect(page.getByRole('button', { name: /^Sign out .+, last used \d.+, \S+$/ }).first()).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`a lead is heard with its status, priority and score at ${width} px`, async ({ page, request }) => {
    const name = nameOnce('Read Aloud');
    await arrive(request, name);
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'team', `/dashboard?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(
      /^New (Low|Medium|High|Urgent) Score \d+$/,
    );
  });
}

test('what can be done with a held enquiry says with whose', async ({ page, request }) => {
  const name = nameOnce('Whose');
  await arrive(request, name, {
    email: 'links@mailinator.com',
    phone: '+1 202 555 0137',
    message: `We offer 5000 backlinks. [url=http://cheap-links.xyz]Order now, ${name}[/url]`,
    homepage: 'http://cheap-links.xyz',
  });
  await signIn(page, 'team', '/dashboard/quarantine');
  const button = (label: string) => page.getByRole('listitem', { name }).getByRole('button', { name: label });
  for (const label of ['Not spam', 'Delete']) await expect(button(label)).toHaveAccessibleDescription(name);
  await button('Delete').press('Enter');
  for (const label of ['Keep it', 'Yes, delete for good'])
    await expect(button(label)).toHaveAccessibleDescription(name);
});

test('a question is read as a whole when it opens, and gives the focus back', async ({ page, request }) => {
  const name = nameOnce('Questioned');
  const { id } = await arrive(request, name);
  await signIn(page, 'team', `/dashboard?tab=all&lead=${id}`);
  const lead = page.getByRole('dialog', { name, exact: true });
  for (const [opener, title, words] of [
    ['Delete Lead', `Delete ${name}`, /^Are you sure .+ Its calls, mails, notes and history go with it\. .+\.$/],
    ['Record consent to marketing', 'Record consent to marketing', /^Did .+\? It is written down .+ the time\.$/],
  ] as const) {
    const question = page.getByRole('dialog', { name: title });
    await lead.getByRole('button', { name: opener }).press('Enter');
    await expect(question).toBeFocused();
    await expect(question).toHaveAccessibleDescription(words);
    await page.keyboard.press('Escape');
    await expect(lead.getByRole('button', { name: opener })).toBeFocused();
  }
});

test('of two passwords on a page each is shown by a button that says which one', async ({ page }) => {
  await signIn(page, 'team', '/dashboard/settings/security');
  for (const which of ['current', 'new']) {
    await page.getByRole('button', { name: `Show ${which} password` }).press('Enter');
    await expect(page.getByLabel(`${which} password`)).toHaveAttribute('type', 'text');
  }
});
