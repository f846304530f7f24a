// What staff do beside the list of leads: look through the quarantine, read mails, open a lead by its link.
import { randomUUID } from 'node:crypto';
import { expect, haveSession, nameOnce, signIn, test } from './story.ts';

const spam = {
  form: 'home',
  page: '/',
  name: 'Cheap Backlinks',
  email: 'links@mailinator.com',
  phone: '+1 202 555 0137',
  message: 'We offer 5000 backlinks for your website. [url=http://cheap-links.xyz]Order now[/url]',
  homepage: 'http://cheap-links.xyz',
  seconds: 1,
};

test('what looks like spam waits with its reasons, and one click makes it a lead', async ({ page, request }) => {
  const name = nameOnce('Not A Robot');
  await signIn(page);
  await page.getByRole('link', { name: 'Quarantine' }).click();
  await request.post('/api/enquiries', { data: { ...spam, name, submission_id: randomUUID() } });
  const held = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(held).toContainText('The hidden field was filled in');
  await expect(held).toContainText('Spam score');
  await held.getByRole('button', { name: 'Not spam' }).click();
  await expect(held).toBeHidden();
  // By key: another notice may arrive under the pointer.
  await page
    .getByRole('listitem')
    .filter({ hasText: `${name} is a lead now` })
    .getByText('Open it')
    .press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
});

test('spam is deleted only when that was meant', async ({ page, request }) => {
  const name = nameOnce('Truly Spam');
  await request.post('/api/enquiries', { data: { ...spam, name, submission_id: randomUUID() } });
  await signIn(page);
  await page.getByRole('link', { name: 'Quarantine' }).click();
  const held = page.getByRole('listitem').filter({ hasText: name });
  // By key: news of other enquiries may lie over the buttons, and stays for as long as a pointer rests on it.
  await held.getByRole('button', { name: 'Delete' }).press('Enter');
  await held.getByRole('button', { name: 'Keep it' }).press('Enter');
  await held.getByRole('button', { name: 'Delete' }).press('Enter');
  await held.getByRole('button', { name: 'Yes, delete for good' }).press('Enter');
  await expect(held).toBeHidden();
});

test('the link in the mail to staff opens the lead, and its mails can be read', async ({ page, request }) => {
  const answer = await request.post('/api/enquiries', {
    data: {
      form: 'contact',
      page: '/contact',
      submission_id: randomUUID(),
      name: 'Zanele Linked',
      email: 'zanele@linked.co.za',
      phone: '082 555 0144',
      company: 'Linked Attorneys',
      service: 'law-firm-website-development',
      budget: 'over-100k',
      message: 'We move offices in March and want the new site by then.',
    },
  });
  const { id, reference } = await answer.json();
  await signIn(page, 'team', `/dashboard?lead=${id}`);
  const panel = page.getByRole('dialog', { name: 'Zanele Linked' });
  await expect(panel).toContainText('We move offices in March');
  await expect(panel).toContainText(reference);
  await expect(panel.getByRole('link', { name: '+27 82 555 0144' })).toHaveAttribute('href', 'tel:+27825550144');

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Mail', exact: true }).click();
  const mail = page.getByRole('listitem').filter({ hasText: reference }).filter({ hasText: 'Receipt to the visitor' });
  await expect(mail).toContainText('Kept in the spool');
  const [view] = await Promise.all([page.waitForEvent('popup'), mail.getByRole('link', { name: 'Read' }).click()]);
  await expect(view.getByText('Hello Zanele Linked')).toBeVisible();
  await mail.getByRole('link', { name: reference }).click();
  await expect(panel).toContainText('We move offices in March');
});

test('a mail that was given up says why, and one click sends it again', async ({ page, request }) => {
  const name = nameOnce('Full Mailbox');
  const asked = {
    ...spam,
    name,
    form: 'guide',
    email: 'full@mailbox.co.za',
    phone: '',
    message: '',
    homepage: '',
    seconds: 40,
  };
  const { reference } = await (
    await request.post('/api/enquiries', { data: { ...asked, submission_id: randomUUID() } })
  ).json();
  // What is still on its way is not sent again.
  await haveSession(request);
  const state = async () => {
    const list = (await (await request.get('/api/mails')).json()) as { mails: Record<string, string>[] };
    return list.mails.find((mail) => mail.reference === reference && mail.kind === 'guide')?.state;
  };
  await expect.poll(state).toBe('kept');
  await page.route('**/api/mails', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { mails: { reference: string }[] };
    const mails = list.mails.map((mail) =>
      mail.reference === reference ? { ...mail, state: 'given_up', last_error: 'The mailbox is full.' } : mail,
    );
    await route.fulfill({ response, json: { ...list, mails } });
  });
  await signIn(page);
  await page.getByRole('link', { name: 'Mail', exact: true }).click();
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: reference })
    .filter({ hasText: 'The guide to the visitor' });
  await expect(mail).toContainText('Given up');
  await expect(mail).toContainText('The mailbox is full.');
  const answered = page.waitForResponse('**/api/mails/*/send-again');
  await mail.getByRole('button', { name: 'Send again' }).press('Enter');
  expect((await answered).status()).toBe(200);
  // The list is read again meanwhile.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
