import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { consentWording } from '#domain/consent.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { programForThisTest, startTestProgram, type TestProgram } from '#server/testing/test-program.ts';
import type { Receipt } from './insert-leads.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const send = (body: unknown, headers?: Record<string, string>) => program.post('/api/enquiries', body, headers);
const form = (fields: Record<string, string>, accept = 'text/html') =>
  send(new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded', accept });
const countLeads = async () =>
  (await program.rows<{ count: number }>('SELECT count(*)::int AS count FROM leads'))[0]?.count;

describe('an enquiry as JSON', () => {
  test('is answered 201 with its id, and lead, first event and consent are stored together', async () => {
    const answer = await send(anEnquiry({ marketing_consent: true }));
    expect(answer.status).toBe(201);
    const { id, reference } = (await answer.json()) as Receipt;

    const [lead] = await program.rows('SELECT * FROM leads WHERE id = $1', [id]);
    expect(lead).toMatchObject({
      reference,
      form: 'home',
      name: 'Thandi Nkosi',
      phone: '+27821234567',
      service_type: 'law-firm-website-development',
      budget_range: '50k-100k',
      status: 'new',
      lead_score: 65,
      priority: 'high',
      estimated_value: 75_000,
      version: 1,
    });
    const events = await program.rows('SELECT kind, staff_id, detail FROM lead_events WHERE lead_id = $1', [id]);
    expect(events).toEqual([
      { kind: 'received', staff_id: null, detail: { form: 'home', page: '/', score: 65, priority: 'high' } },
    ]);
    const consents = await program.rows('SELECT purpose, granted, wording, page FROM consents WHERE lead_id = $1', [
      id,
    ]);
    expect(consents).toEqual([{ purpose: 'marketing', granted: true, wording: consentWording, page: '/' }]);
    await expect(program.rows('UPDATE consents SET granted = false WHERE lead_id = $1', [id])).rejects.toThrow(
      'never changed',
    );
    const mails = await program.rows('SELECT kind FROM outbox WHERE lead_id = $1 ORDER BY id', [id]);
    expect(mails).toEqual([{ kind: 'receipt' }, { kind: 'staff_notice' }]);
  });

  test('has a reference of its own, in letters that neither ear nor eye confuses', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => send(anEnquiry())));
    const references = await Promise.all(answers.map(async (one) => ((await one.json()) as Receipt).reference));
    expect(new Set(references).size).toBe(60);
    for (const reference of references) expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  test('that lacks something is answered 422 at its fields, and nothing is stored', async () => {
    const before = await countLeads();
    const answer = await send(anEnquiry({ name: '', email: 'thandi', phone: 'none' }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: { code: 'not_valid' },
      errors: { name: [expect.any(String)], email: [expect.any(String)], phone: [expect.any(String)] },
    });
    expect(await countLeads()).toBe(before);
  });

  test('sent again gets the same answer and makes no second lead', async () => {
    const enquiry = anEnquiry();
    const first = await (await send(enquiry)).json();
    const second = await send(enquiry);
    expect(second.status).toBe(201);
    expect(await second.json()).toEqual(first);
    expect(
      await program.rows('SELECT leads.id FROM leads JOIN submissions USING (id) WHERE submission_id = $1', [
        enquiry.submission_id,
      ]),
    ).toHaveLength(1);
  });

  test('under an id that was used for other content is refused, and the first one stands', async () => {
    const enquiry = anEnquiry();
    await send(enquiry);
    const answer = await send({ ...enquiry, message: 'Something else altogether.' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toHaveProperty('errors.submission_id');
    const stored = await program.rows(
      'SELECT message FROM leads JOIN submissions USING (id) WHERE submission_id = $1',
      [enquiry.submission_id],
    );
    expect(stored).toEqual([{ message: enquiry.message }]);
  });

  test('sent twenty times at once becomes one lead, and all twenty hear of it', async () => {
    const enquiry = anEnquiry({ submission_id: randomUUID().toUpperCase() });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(enquiry)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
    expect(new Set(ids).size).toBe(1);
    expect(
      await program.rows('SELECT leads.id FROM leads JOIN submissions USING (id) WHERE submission_id = $1', [
        enquiry.submission_id,
      ]),
    ).toHaveLength(1);
    expect(await program.rows('SELECT id FROM lead_events WHERE lead_id = $1', [ids[0]])).toHaveLength(1);
    const [counted] = await program.rows(
      'SELECT (SELECT count(*) FROM leads) = (SELECT count(*) FROM submissions) AS same',
    );
    expect(counted).toEqual({ same: true });
  });

  test.each([
    ['is not JSON', '{"form": "home"', 'application/json', 400],
    ['is empty', '', 'application/json', 400],
    ['is a list', '[1, 2]', 'application/json', 422],
    ['is null', 'null', 'application/json', 422],
    ['is text', 'hello', 'text/plain', 415],
    ['is a broken multipart', 'hello', 'multipart/form-data; boundary=x', 400],
    ['has no boundary', 'hello', 'multipart/form-data', 400],
    ['has a number for a name', JSON.stringify(anEnquiry({ name: 7 })), 'application/json', 422],
    ['has an object for a message', JSON.stringify(anEnquiry({ message: { a: 1 } })), 'application/json', 422],
    ['has null for a phone', JSON.stringify(anEnquiry({ phone: null })), 'application/json', 422],
    ['is larger than 64 KiB', JSON.stringify(anEnquiry({ extra: 'x'.repeat(65_536) })), 'application/json', 413],
  ])('a body that %s is refused', async (_, body, type, status) => {
    const answer = await send(body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
  });

  test.each(['declared', 'unknown'])(
    'of 64 KiB is taken and of one byte more is not, its length %s',
    async (length) => {
      const sendBytes = async (bytes: number) => {
        const enquiry = JSON.stringify(anEnquiry({ extra: '#' }));
        const text = enquiry.replace('#', 'x'.repeat(bytes - enquiry.length + 1));
        const body = length === 'declared' ? text : new Blob([text]).stream();
        const headers = { 'content-type': 'application/json' };
        const request = { method: 'POST', headers, body, duplex: 'half' };
        return (await fetch(`${program.url}/api/enquiries`, request)).status;
      };
      expect(await sendBytes(65_536)).toBe(201);
      expect(await sendBytes(65_537)).toBe(413);
    },
  );

  test('is stored with what brought the person first and last, and the class of their device', async () => {
    const touch = (page: string, source: string) => ({ at: '2026-11-16T08:00:00.000Z', page, utm_source: source });
    const touches = { first_touch: touch('/sandton', 'google'), last_touch: touch('/', 'newsletter') };
    const agent = { 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148' };
    const { id } = (await (await send(anEnquiry(touches), agent)).json()) as { id: string };
    const [lead] = await program.rows('SELECT first_touch, last_touch, device FROM leads WHERE id = $1', [id]);
    expect(lead).toMatchObject({ ...touches, device: 'tablet' });
  });

  test.each([
    ['first and last', ['/sandton', '/'], ['/sandton', '/']],
    ['only last', [null, '/'], ['/', '/']],
    ['only first', ['/sandton', null], ['/sandton', null]],
    ['neither', [null, null], [null, null]],
  ])('of which %s touch is known is stored so', async (_, [first, last], stored) => {
    const touch = (page: string | null | undefined) => (page ? { page, utm_source: 'print' } : null);
    const sent = anEnquiry({ first_touch: touch(first), last_touch: touch(last) });
    const { id } = (await (await send(sent)).json()) as { id: string };
    const [lead] = await program.rows(
      `SELECT first_touch->>'page' AS first, last_touch->>'page' AS last FROM leads WHERE id = $1`,
      [id],
    );
    expect(lead).toEqual({ first: stored[0], last: stored[1] });
  });

  test('text that a database cannot hold is stored without it', async () => {
    const { id } = (await (await send(anEnquiry({ name: 'Vusi\u0000 \ud800', message: 'A\u0000B 🌾' }))).json()) as {
      id: string;
    };
    const [lead] = await program.rows('SELECT name, message FROM leads WHERE id = $1', [id]);
    expect(lead).toEqual({ name: 'Vusi \ufffd', message: 'AB 🌾' });
  });
});

describe('an enquiry as a plain form', () => {
  const { submission_id: _, ...fields } = anEnquiry();

  test('is stored and sent on to /thank-you', async () => {
    const before = (await countLeads()) ?? 0;
    const answer = await form(fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/thank-you');
    expect(await countLeads()).toBe(before + 1);
  });

  test('comes back with its errors on the page it was sent from, everything as typed and no script on it', async () => {
    const answer = await form({
      ...fields,
      email: 'not-an-address',
      name: '"><script>alert(1)</script>',
      message: '\nfirst line',
    });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    const { headers } = await program.get('/');
    expect(answer.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'));
    expect(page).toContain('Some fields need another look.');
    expect(page).not.toContain('<script');
    expect(page).toContain(
      'value="&quot;><script>alert(1)</script>"'
        .replace('><script>', '&gt;&lt;script&gt;')
        .replace('</script>', '&lt;/script&gt;'),
    );
    expect(page).toContain('Please check the email address');
    expect(page).toMatch(/<input[^>]*name="email"[^>]*value="not-an-address"[^>]*aria-invalid="true"[^>]*autofocus/);
    expect(page).toMatch(/<option value="50k-100k" selected="">/);
    expect(page).toContain('>\n\nfirst line</textarea>');
  });

  test('that is too much to be read is answered on its page, and in JSON to a program', async () => {
    const tooMuch = { ...fields, message: 'x'.repeat(70_000) };
    const answer = await send(new URLSearchParams(tooMuch).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      referer: `${program.url}/cape-town`,
    });
    expect(answer.status).toBe(413);
    const page = await answer.text();
    expect(page).toContain('data-enquiry-form="location"');
    expect(page).toContain('Please go back one page: your browser still has what you typed.');
    expect(page).toMatch(
      /<p data-other-ways="" class="[^"]*"><a href="https:\/\/wa\.me\/[^>]*>[^<]+<\/a><a href="tel:/,
    );
    expect(await (await form(tooMuch, '*/*')).json()).toMatchObject({ error: { code: 'too_large' } });
  });

  test('has an address that leads back to the form when it is opened by a person, and nowhere for a program', async () => {
    const open = (accept: string) => fetch(`${program.url}/api/enquiries`, { headers: { accept }, redirect: 'manual' });
    const opened = await open('text/html,application/xhtml+xml');
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/contact']);
    expect((await open('application/json')).status).toBe(405);
  });

  test('sent twice without an id of its own is one enquiry; other words are another', async () => {
    const before = (await countLeads()) ?? 0;
    const twice = { ...fields, message: 'Clicked twice.' };
    expect((await Promise.all([form(twice), form(twice)])).map((answer) => answer.status)).toEqual([303, 303]);
    await form({ ...fields, message: 'Something else.' });
    expect(await countLeads()).toBe(before + 2);
  });

  test('sent again some minutes later is the same enquiry, also past a full ten minutes, and not past two', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const before = (await countLeads()) ?? 0;
    const twice = { ...fields, message: 'Reloaded the answer.' };
    for (const [time, leads] of [
      ['10:00:00', 1],
      ['10:09:59', 1],
      ['10:19:59', 1],
      ['10:20:00', 2],
    ] as const) {
      vi.setSystemTime(new Date(`2026-11-16T${time}Z`));
      expect((await form(twice)).status).toBe(303);
      expect(await countLeads()).toBe(before + leads);
    }
  });

  test('in the same words from another address is the same enquiry, because a telephone changes it with its line', async () => {
    const behindProxy = await programForThisTest({ TRUST_PROXY: '1' });
    const from = (address: string) =>
      behindProxy.post('/api/enquiries', new URLSearchParams(fields as Record<string, string>).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': address,
      });
    for (const address of ['196.25.1.9', '41.13.2.200', '2c0f:f4c0::7']) expect((await from(address)).status).toBe(303);
    expect(await behindProxy.rows('SELECT FROM leads')).toHaveLength(1);
  });

  test('of a caller that wants JSON is answered in JSON', async () => {
    const answer = await form(fields, 'application/json');
    expect(answer.status).toBe(201);
    expect(await answer.json()).toHaveProperty('id');
  });

  test('stores the package that the address of its page named, and the campaign', async () => {
    const answer = await send(new URLSearchParams({ ...fields, message: 'From packages.' }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      referer: `${program.url}/contact?package=premium&utm_source=print`,
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/146 Mobile Safari/537.36',
    });
    expect(answer.status).toBe(303);
    const [lead] = await program.rows(`SELECT package, device, last_touch FROM leads WHERE message = 'From packages.'`);
    expect(lead).toMatchObject({
      package: 'premium',
      device: 'phone',
      last_touch: { page: '/contact', utm_source: 'print' },
    });
  });

  test('that came back with mistakes still knows what its first address named, and the box that was ticked', async () => {
    const asForm = (sent: Record<string, string>, referer: string) =>
      send(new URLSearchParams(sent).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        referer: program.url + referer,
      });
    const typed = { ...fields, form: 'contact', page: '/contact', message: 'Second try.', marketing_consent: 'yes' };
    const address = '/contact?package=premium&utm_source=print';
    const page = await (await asForm({ ...typed, phone: '12' }, address)).text();
    expect(page).toMatch(/<input[^>]*name="marketing_consent"[^>]*checked/);
    const carried = [...page.matchAll(/<input type="hidden" name="(package|sent_from)" value="([^"]*)">/g)];
    expect(carried.map(([, name]) => name)).toEqual(['package', 'sent_from']);

    const hidden = Object.fromEntries(carried.map(([, name = '', value = '']) => [name, value.replace('&amp;', '&')]));
    expect((await asForm({ ...typed, ...hidden }, '/api/enquiries')).status).toBe(303);
    const [lead] = await program.rows(`SELECT package, last_touch FROM leads WHERE message = 'Second try.'`);
    expect(lead).toMatchObject({ package: 'premium', last_touch: { page: '/contact', utm_source: 'print' } });
  });

  test('takes the service from the address of its page where none was chosen', async () => {
    const from = async (chosen: string, message: string) => {
      await send(new URLSearchParams({ ...fields, service: chosen, message }).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        referer: `${program.url}/contact?service=luxury-brand-websites`,
      });
      const [lead] = await program.rows<{ service_type: string }>('SELECT service_type FROM leads WHERE message = $1', [
        message,
      ]);
      return lead?.service_type;
    };
    expect(await from('', 'No service chosen.')).toBe('luxury-brand-websites');
    expect(await from('corporate-websites', 'Another service chosen.')).toBe('corporate-websites');
  });

  test('takes nothing from the address of its page that is not ours', async () => {
    await send(new URLSearchParams({ ...fields, service: '', message: 'From elsewhere.' }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      referer: `${program.url}/contact?service=anything&package=free`,
    });
    expect(await program.rows(`SELECT service_type, package FROM leads WHERE message = 'From elsewhere.'`)).toEqual([
      { service_type: '', package: '' },
    ]);
  });

  test('is known again by an id that only our secret makes', async () => {
    const ids = [];
    for (const secret of ['one', 'two']) {
      const other = await programForThisTest({ AUTH_SECRET: secret.repeat(12) });
      const body = new URLSearchParams({ ...fields, message: 'The same words.' });
      await fetch(`${other.url}/api/enquiries`, { method: 'POST', body, redirect: 'manual' });
      ids.push(...(await other.rows<{ submission_id: string }>('SELECT submission_id FROM submissions')));
    }
    expect(new Set(ids.map(({ submission_id }) => submission_id)).size).toBe(2);
  });

  test('of more names than any form has is read no further than the two hundredth', async () => {
    const own = new URLSearchParams(fields as Record<string, string>);
    const others = 'a&'.repeat(200 - own.size - 1);
    const answer = await send(`${own}&${others}company=Last&${'a&'.repeat(30_000)}name=Late`, {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    });
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    expect(await program.rows('SELECT name, company FROM leads WHERE id = $1', [id])).toEqual([
      { name: fields.name, company: 'Last' },
    ]);
  });

  test('of a longer address than any browser names is read no more than the beginning', async () => {
    const sent_from = `${program.url}/contact?${'a&'.repeat(2048)}utm_source=late`;
    const all = { ...(fields as Record<string, string>), sent_from, message: 'A long way as a form.' };
    expect((await form(all)).status).toBe(303);
    expect((await send({ ...all, message: 'A long way as JSON.' })).status).toBe(201);
    expect(await program.rows(`SELECT last_touch FROM leads WHERE message LIKE 'A long way%'`)).toEqual([
      { last_touch: null },
      { last_touch: null },
    ]);
  });

  test('may be multipart too', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value as string);
    const answer = await fetch(`${program.url}/api/enquiries`, { method: 'POST', body, redirect: 'manual' });
    expect(answer.status).toBe(303);
  });
});
