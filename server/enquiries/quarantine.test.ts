import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { firstConsentWording } from '#domain/consent.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { readStream } from '#server/testing/read-stream.ts';
import { programForThisTest, startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
let cookie: string;
beforeAll(async () => {
  program = await startTestProgram();
  cookie = await program.signIn('member');
});
afterAll(() => program.stop());

const spam = (changes: Record<string, unknown> = {}) =>
  anEnquiry({
    name: 'SEO Expert https://cheap-links.xyz',
    email: 'rank@mailinator.com',
    message: 'We offer 5000 backlinks for your website. [url=http://cheap-links.xyz]Order now[/url]',
    homepage: 'http://cheap-links.xyz',
    seconds: 1,
    ...changes,
  });
interface Held {
  id: string;
  reference: string;
  spam_score: number;
  spam_reasons: { code: string; points: number }[];
  enquiry: { name: string };
}
const listHeld = async () =>
  ((await (await program.get('/api/quarantine', cookie)).json()) as { enquiries: Held[]; total: number }).enquiries;
const send = async (enquiry: unknown, headers = {}) => {
  const answer = await program.post('/api/enquiries', enquiry, headers);
  return { status: answer.status, body: (await answer.json()) as { id: string; reference: string } };
};
const count = async (table: string, id: string, column = 'lead_id') =>
  (await program.rows(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [id])).length;

test('spam is answered like any other enquiry, is no lead, sends nothing, and stands in a list with its reasons', async () => {
  const { status, body } = await send(spam());
  expect(status).toBe(201);
  expect(Object.keys(body).toSorted()).toEqual(['id', 'reference']);
  expect(await count('leads', body.id, 'id')).toBe(0);
  expect(await count('outbox', body.id)).toBe(0);

  const held = (await listHeld()).find(({ id }) => id === body.id);
  expect(held?.reference).toBe(body.reference);
  expect(held?.spam_score).toBeGreaterThanOrEqual(5);
  expect(held?.spam_reasons.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['hidden_field', 'too_fast', 'disposable_address', 'link_in_name', 'markup']),
  );
  expect(held?.spam_reasons.reduce((sum, { points }) => sum + points, 0)).toBe(held?.spam_score);
});

test('words that others sent lately are a reason, and one’s own are none', async () => {
  const message = 'Dear owner, we offer a thousand followers for your pages within a week. Answer today.';
  const from = async (email: string) => {
    const { body } = await send(spam({ email, message }));
    const held = (await listHeld()).find(({ id }) => id === body.id);
    return held?.spam_reasons.filter(({ code }) => code === 'repeated_body').map(({ points }) => points);
  };
  expect(await from('first@a.example')).toEqual([]);
  expect(await from('first@a.example')).toEqual([]);
  expect(await from('second@a.example')).toEqual([1]);
});

test('sent again it gets the same answer and stands there once; with other content it is refused', async () => {
  const enquiry = spam();
  const first = await send(enquiry);
  expect(await send(enquiry)).toEqual(first);
  expect((await listHeld()).filter(({ id }) => id === first.body.id)).toHaveLength(1);
  expect((await send({ ...enquiry, message: 'Something else.' })).status).toBe(422);
});

test('among many that arrive together each goes its own way: a lead with all that belongs to it, or the quarantine alone', async () => {
  const sent = await Promise.all(Array.from({ length: 40 }, (_, i) => send(i % 2 ? spam() : anEnquiry())));
  const places = ['leads.id', 'lead_events.lead_id', 'consents.lead_id', 'outbox.lead_id', 'quarantine.id'];
  for (const [i, { body }] of sent.entries()) {
    const found = await Promise.all(
      places.map((place) => {
        const [table = '', column] = place.split('.');
        return count(table, body.id, column);
      }),
    );
    expect(found, body.id).toEqual(i % 2 ? [0, 0, 0, 0, 1] : [1, 1, 1, 2, 0]);
  }
});

test('«Not spam» makes it the lead that it would have been, with event, consent and mails, and says who did it', async () => {
  const touches = { first_touch: { page: '/sandton' }, last_touch: { page: '/', utm_source: 'print' } };
  const { body } = await send(spam({ marketing_consent: true, ...touches }), {
    'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148',
  });
  const arrived = await program.rows<{ created_at: Date; spam_score: number }>(
    `UPDATE quarantine SET created_at = created_at - interval '1 day' WHERE id = $1 RETURNING created_at, spam_score`,
    [body.id],
  );
  const [{ created_at, spam_score } = { created_at: new Date(0), spam_score: 0 }] = arrived;
  const answer = await program.post(`/api/quarantine/${body.id}/release`, {}, { cookie });
  expect(answer.status).toBe(200);

  const [lead] = await program.rows('SELECT * FROM leads WHERE id = $1', [body.id]);
  expect(lead).toMatchObject({
    ...touches,
    reference: body.reference,
    status: 'new',
    device: 'phone',
    created_at,
    updated_at: created_at,
  });
  const events = await program.rows(
    `SELECT kind, name, detail, at = $2 AS at_arrival FROM lead_events LEFT JOIN staff ON staff.id = staff_id
     WHERE lead_id = $1 ORDER BY at`,
    [body.id, created_at],
  );
  expect(events).toEqual([
    { kind: 'received', name: null, detail: expect.objectContaining({ form: 'home' }), at_arrival: true },
    { kind: 'released', name: 'Team Member', detail: { spam_score }, at_arrival: false },
  ]);
  // The consent was given when the form was sent, not when it was found to be in order.
  expect(await program.rows('SELECT granted, page, at FROM consents WHERE lead_id = $1', [body.id])).toEqual([
    { granted: true, page: '/', at: created_at },
  ]);
  expect(await count('outbox', body.id)).toBe(2);
  expect((await listHeld()).map(({ id }) => id)).not.toContain(body.id);

  expect((await program.post(`/api/quarantine/${body.id}/release`, {}, { cookie })).status).toBe(404);
});

test('what its mails promise counts from the release, however long it waited', async () => {
  const mailAfter = async (days: number, changes = {}) => {
    const { body } = await send(spam(changes));
    await program.rows('UPDATE quarantine SET created_at = created_at - make_interval(days => $2) WHERE id = $1', [
      body.id,
      days,
    ]);
    await program.post(`/api/quarantine/${body.id}/release`, {}, { cookie });
    const [mail] = await program.rows<{ id: string }>(
      "SELECT id FROM outbox WHERE lead_id = $1 AND kind <> 'staff_notice'",
      [body.id],
    );
    return (await program.get(`/api/mails/${mail?.id}`, cookie)).text();
  };
  const promiseIn = (mail: string) => /We read it ([^.]+)\./.exec(mail)?.[1];
  const promise = promiseIn(await mailAfter(0));
  expect(promise).toBeDefined();
  expect(promiseIn(await mailAfter(40))).toBe(promise);
  const guide = await mailAfter(40, { form: 'guide', phone: '' });
  const link = /href="[^"]*(\/api\/guide\/[^"]*)"/.exec(guide)?.[1];
  expect((await program.get(link ?? '')).headers.get('content-type')).toBe('application/pdf');
});

test('what another version of the program held is released with the fields of this one: empty where it had none', async () => {
  const { body } = await send(spam());
  await program.rows(
    `UPDATE quarantine SET enquiry = enquiry - 'timeline' - 'website' || '{"unknown_here":"x"}' WHERE id = $1`,
    [body.id],
  );
  expect((await program.post(`/api/quarantine/${body.id}/release`, {}, { cookie })).status).toBe(200);
  const leads = await program.rows('SELECT timeline, website FROM leads WHERE id = $1', [body.id]);
  expect(leads).toEqual([{ timeline: '', website: '' }]);
});

test('what was held before forms named their words for consent is released under the first of them', async () => {
  const { body } = await send(spam({ marketing_consent: true }));
  await program.rows("UPDATE quarantine SET enquiry = enquiry - 'consent_wording' WHERE id = $1", [body.id]);
  expect((await program.post(`/api/quarantine/${body.id}/release`, {}, { cookie })).status).toBe(200);
  const consents = await program.rows('SELECT granted, wording FROM consents WHERE lead_id = $1', [body.id]);
  expect(consents).toEqual([{ granted: true, wording: firstConsentWording }]);
});

test.each([
  { who: 'the same person, by another spelling', email: 'Sipho@Shop.example', after: true, counts: false },
  { who: 'the same person, before they sent it', email: 'lindi@shop.example', after: false, counts: true },
  { who: 'somebody else', email: 'zola@shop.example', after: true, counts: true },
])('a consent that was taken back while it waited is none once it is released: by $who', async (told) => {
  const held = () =>
    send(spam({ marketing_consent: true, email: told.counts ? 'lindi@shop.example' : 'sipho@shop.example' }));
  const early = told.after && (await held());
  const lead = await send(anEnquiry({ marketing_consent: true, email: told.email }));
  await program.send('POST', `/api/leads/${lead.body.id}/consents`, cookie, { granted: false });
  const { id } = (early || (await held())).body;
  await program.send('POST', `/api/quarantine/${id}/release`, cookie);
  const said = await program.rows('SELECT granted FROM consents WHERE lead_id = $1 ORDER BY id DESC', [id]);
  expect(said[0]).toEqual({ granted: told.counts });
});

test('a consent that is taken back at the moment of the release is none either', async () => {
  const naledi = { email: 'naledi@shop.example', marketing_consent: true };
  const [known, held] = [await send(anEnquiry(naledi)), await send(spam(naledi))];
  const colleague = await program.pool.connect();
  await colleague.query('BEGIN');
  await colleague.query('SELECT FROM leads WHERE id = $1 FOR UPDATE', [known.body.id]);
  const withdrawn = program.send('POST', `/api/leads/${known.body.id}/consents`, cookie, { granted: false });
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(() => program.rows(waiting)).toHaveLength(1);
  let isReleased = false;
  const released = program.send('POST', `/api/quarantine/${held.body.id}/release`, cookie).finally(() => {
    isReleased = true;
  });
  await expect.poll(async () => isReleased || (await program.rows(waiting)).length === 2).toBe(true);
  await colleague.query('COMMIT');
  colleague.release();
  expect([(await withdrawn).status, (await released).status]).toEqual([201, 200]);
  const said = await program.rows('SELECT granted FROM consents WHERE lead_id = $1 ORDER BY id', [held.body.id]);
  expect(said).toEqual([{ granted: true }, { granted: false }]);
});

test('the list is read page by page, the newest first, and nothing stands in it twice', async () => {
  const own = await programForThisTest();
  await own.rows(`INSERT INTO quarantine (id, reference, enquiry, origin, spam_score, spam_reasons)
    SELECT ('01931f5e-7c00-7000-8000-' || lpad(n::text, 12, '0'))::uuid, n, '{}', '{}', 9, '[]' FROM generate_series(1, 101) AS n`);
  const reader = await own.signIn('member');
  const seen: string[][] = [];
  for (let before = ''; seen.length < 5; ) {
    const page = (await (await own.get(`/api/quarantine${before}`, reader)).json()) as {
      enquiries: Held[];
      next_cursor: string | null;
      total: number;
    };
    expect(page.total).toBe(101);
    seen.push(page.enquiries.map(({ reference }) => reference));
    if (page.next_cursor === null) break;
    before = `?before=${page.next_cursor}`;
  }
  expect(seen.map((page) => page.length)).toEqual([50, 50, 1]);
  expect(seen.flat()).toEqual(Array.from({ length: 101 }, (_, i) => String(101 - i)));
});

test('released by two people at once it is one lead', async () => {
  const { body } = await send(spam());
  const release = () => program.post(`/api/quarantine/${body.id}/release`, {}, { cookie });
  const answers = await Promise.all([release(), release(), release()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect(await count('outbox', body.id)).toBe(2);
});

test('open dashboards are told of what is held, released and deleted, by its id', async () => {
  const stream = await readStream(program.url, cookie);
  onTestFinished(() => stream.close());
  await stream.next();
  const toldOf = async (id: string) => {
    for (;;) {
      const event = await stream.next();
      if (event === undefined || event.includes(id)) return JSON.parse(event?.replace(/^data: /, '') ?? '{}');
    }
  };
  const [one, other] = [(await send(spam())).body, (await send(spam())).body];
  expect(await toldOf(other.id)).toMatchObject({ quarantine: expect.arrayContaining([other.id]) });
  await program.post(`/api/quarantine/${one.id}/release`, {}, { cookie });
  expect(await toldOf(one.id)).toMatchObject({ quarantine: [one.id], leads: [one.id], metrics: [] });
  await fetch(`${program.url}/api/quarantine/${other.id}`, { method: 'DELETE', headers: { cookie } });
  expect(await toldOf(other.id)).toMatchObject({ quarantine: [other.id] });
  const ids = [(await send(spam())).body.id, (await send(spam())).body.id];
  await program.post('/api/quarantine/delete', { ids }, { cookie });
  expect(await toldOf('"quarantine":[]')).toMatchObject({ quarantine: [] });
});

test('deleted it is gone for good with what tells what was typed, and a late repetition does not bring it back', async () => {
  const enquiry = spam();
  const { body } = await send(enquiry);
  const remove = () => fetch(`${program.url}/api/quarantine/${body.id}`, { method: 'DELETE', headers: { cookie } });
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  expect(await program.rows('SELECT digest FROM submissions WHERE id = $1', [body.id])).toEqual([{ digest: '' }]);
  expect((await send(enquiry)).body).toEqual(body);
  expect(await count('quarantine', body.id, 'id')).toBe(0);
  expect(await count('leads', body.id, 'id')).toBe(0);
});

test('many are deleted at once, those that were named and no others, and each is written down by its reference', async () => {
  const [one, other, decided, unnamed] = await Promise.all(Array.from({ length: 4 }, () => send(spam())));
  await program.post(`/api/quarantine/${decided?.body.id}/release`, {}, { cookie });
  const named = [one, other, decided].map((sent) => sent?.body.id ?? '');
  const answer = await program.post('/api/quarantine/delete', { ids: named }, { cookie });
  expect([answer.status, await answer.json()]).toEqual([200, { deleted: 2 }]);
  const left = (await listHeld()).map(({ id }) => id);
  expect(left).toContain(unnamed?.body.id);
  for (const id of named) expect(left).not.toContain(id);
  expect(await count('leads', decided?.body.id ?? '', 'id')).toBe(1);
  const entries = await program.rows(
    `SELECT name, subject, detail FROM audit_log JOIN staff ON staff.id = staff_id
     WHERE action = 'quarantined_deleted' AND subject = ANY ($1) ORDER BY subject`,
    [named],
  );
  expect(entries).toEqual(
    [one, other]
      .map((sent) => ({ name: 'Team Member', subject: sent?.body.id, detail: { reference: sent?.body.reference } }))
      .toSorted((a, b) => ((a.subject ?? '') < (b.subject ?? '') ? -1 : 1)),
  );
});

test.each([
  [{}],
  [{ ids: [] }],
  [{ ids: ['all'] }],
  [{ ids: Array(501).fill('00000000-0000-7000-8000-000000000000') }],
])('what does not name a few by their ids deletes nothing: case %#', async (body) => {
  await send(spam());
  const before = await listHeld();
  expect((await program.post('/api/quarantine/delete', body, { cookie })).status).toBe(422);
  expect(await listHeld()).toEqual(before);
});

test('a stranger neither sees nor releases nor deletes', async () => {
  const { body } = await send(spam());
  expect((await program.get('/api/quarantine')).status).toBe(401);
  expect((await program.post(`/api/quarantine/${body.id}/release`, {})).status).toBe(401);
  expect((await fetch(`${program.url}/api/quarantine/${body.id}`, { method: 'DELETE' })).status).toBe(401);
  expect((await program.post('/api/quarantine/delete', { ids: [body.id] })).status).toBe(401);
  expect(await count('quarantine', body.id, 'id')).toBe(1);
});

test('a plain form with a filled trap is thanked like any other', async () => {
  const { submission_id: _, ...fields } = spam({ seconds: '' });
  const answer = await program.post('/api/enquiries', new URLSearchParams(fields as never).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html',
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/thank-you');
});
