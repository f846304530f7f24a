import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LeadPriority, leadListQuery } from '#domain/lead.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { sitAtDesk } from '#server/testing/lead-desk.ts';
import { programForThisTest, startTestProgram, type TestProgram } from '#server/testing/test-program.ts';
import { viewOf } from './lead-view.ts';

let program: TestProgram;
let cookie: string;
interface Listed {
  leads: { id: string; name: string; priority: LeadPriority; status: string; version: number }[];
  next_cursor: string | null;
  total: number;
}
const list = async (query = '') => (await (await program.get(`/api/leads${query}`, cookie)).json()) as Listed;
const names = async (query = '') => (await list(query)).leads.map((lead) => lead.name);

beforeAll(async () => {
  program = await startTestProgram();
  cookie = await program.signIn('member');
  // Low first, so that only the sort can bring the urgent ones up.
  for (const [name, budget, timeline] of [
    ['Low One', '', ''],
    ['Low Two', '', ''],
    ['Medium One', '50k-100k', ''],
    ['Urgent One', 'over-100k', 'asap'],
    ['High 100%_One', 'over-100k', ''],
    ['Urgent Two', 'over-100k', 'asap'],
  ]) {
    const service = name?.startsWith('Medium') || name?.startsWith('Low') ? '' : 'luxury-brand-websites';
    await program.post('/api/enquiries', anEnquiry({ name, budget, timeline, service, company: `${name} (Pty) Ltd` }));
  }
  await program.rows(`UPDATE leads SET status = 'contacted' WHERE name = 'Medium One'`);
  await program.rows(`UPDATE leads SET status = 'closed_won' WHERE name = 'Low Two'`);
});
afterAll(() => program.stop());

describe('the list of leads', () => {
  test('is sorted by priority, then oldest first', async () => {
    expect(await names()).toEqual(['Urgent One', 'Urgent Two', 'High 100%_One', 'Medium One', 'Low One', 'Low Two']);
  });

  test.each([
    ['?tab=queue', ['Urgent One', 'Urgent Two', 'High 100%_One', 'Low One']],
    ['?tab=in_progress', ['Medium One']],
    ['?tab=converted', ['Low Two']],
    ['?status=contacted', ['Medium One']],
    ['?tab=queue&priority=urgent', ['Urgent One', 'Urgent Two']],
    ['?tab=converted&status=new', []],
    ['?q=urgent', ['Urgent One', 'Urgent Two']],
    ['?q=PTY', ['Urgent One', 'Urgent Two', 'High 100%_One', 'Medium One', 'Low One', 'Low Two']],
    ['?q=luxury-brand', ['Urgent One', 'Urgent Two', 'High 100%_One']],
    ['?q=thandi@nkosi', ['Urgent One', 'Urgent Two', 'High 100%_One', 'Medium One', 'Low One', 'Low Two']],
    ['?q=100%25_', ['High 100%_One']],
    ['?q=%25', ['High 100%_One']],
    ['?q=nobody', []],
    ['?tab=queue&q=one', ['Urgent One', 'High 100%_One', 'Low One']],
    ['?q=urgent&status=closed_won', []],
  ])('%s holds %j', async (query, expected) => {
    const page = await list(query);
    expect(page.leads.map((lead) => lead.name)).toEqual(expected);
    expect(page.total).toBe(expected.length);
  });

  test('leaves compressed for whoever can read that, and says the same to whoever cannot', async () => {
    const [small, plain] = (await Promise.all(
      ['gzip, br', 'identity'].map((coding) =>
        fetch(`${program.url}/api/leads`, { headers: { cookie, 'accept-encoding': coding } }),
      ),
    )) as [Response, Response];
    expect([small, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null]);
    expect(small.headers.get('vary'), 'or a cache gives it to whoever cannot').toMatch(/accept-encoding/i);
    expect(await small.json()).toEqual(await plain.json());
  });

  test('is walked page by page without gap or overlap, and every lead tells its version', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Listed = await list(`?limit=2${cursor && `&cursor=${cursor}`}`);
      expect(page.leads.length).toBeLessThanOrEqual(2);
      expect(page.leads.every((lead) => lead.version === 1)).toBe(true);
      seen.push(...page.leads.map((lead) => lead.name));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(await names());
  });

  test('also takes an offset', async () => {
    expect(await names('?offset=4')).toEqual(['Low One', 'Low Two']);
    expect(await names('?offset=1&limit=2&tab=queue')).toEqual(['Urgent Two', 'High 100%_One']);
    expect(await list('?offset=9999')).toMatchObject({ leads: [], next_cursor: null, total: 6 });
  });

  test.each([
    ['', 25],
    ['offset=0', 10],
    ['limit=7', 7],
    ['offset=0&limit=7', 7],
  ])('has a page of its own size for %j: %i', (query, size) => {
    const asked = leadListQuery.parse(Object.fromEntries(new URLSearchParams(query)));
    expect(viewOf(asked, 'me').limit).toBe(size);
  });

  test.each([
    '?tab=mine',
    '?status=open',
    '?priority=1',
    '?limit=0',
    '?limit=101',
    '?cursor=nonsense',
    `?cursor=${Buffer.from('1 9999-99-99T99:99:99.999Z 00000000-0000-7000-8000-000000000000').toString('base64url')}`,
    `?cursor=${Buffer.from('1 2026-01-01T00:00:00.000Z ------------------------------------').toString('base64url')}`,
    `?cursor=${Buffer.from('1 0000-01-01T00:00:00.000Z 00000000-0000-7000-8000-000000000000').toString('base64url')}`,
    `?cursor=${Buffer.from('1 2026-02-31T00:00:00.000Z 00000000-0000-7000-8000-000000000000').toString('base64url')}`,
    '?offset=-1',
    '?offset=10001',
    '?offset=1e9',
  ])('refuses %s with 422', async (query) => {
    expect((await program.get(`/api/leads${query}`, cookie)).status).toBe(422);
  });

  test('says at the field what it wants', async () => {
    const answer = await (await program.get('/api/leads?limit=many&tab=odd', cookie)).json();
    expect(answer.errors).toMatchObject({
      limit: ['Please give a number.'],
      tab: [expect.stringMatching(/^Please choose one of these: .*queue/)],
    });
  });
});

test('the queue holds the new leads, most urgent first, with their age', async () => {
  const { leads } = (await (await program.get('/api/leads/queue', cookie)).json()) as {
    leads: { name: string; hours_since_created: number }[];
  };
  expect(leads.map((lead) => lead.name)).toEqual(['Urgent One', 'Urgent Two', 'High 100%_One', 'Low One']);
  expect(leads[0]?.hours_since_created).toBe(0);
});

test('of many that are as urgent the queue holds the ten oldest', async () => {
  const busy = await programForThisTest();
  for (let hours = 0; hours <= 10; hours++) await busy.post('/api/enquiries', anEnquiry({ name: `Hours ${hours}` }));
  await busy.rows(`UPDATE leads SET created_at = now() - split_part(name, ' ', 2)::int * interval '1 hour'`);
  const answer = await busy.get('/api/leads/queue', await busy.signIn('member'));
  const { leads } = (await answer.json()) as { leads: { name: string; hours_since_created: number }[] };
  expect(leads.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, i) => `Hours ${10 - i}`));
  expect(leads.map((lead) => lead.hours_since_created)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('a lead that arrived by a clock ahead of the database’s is no hours old, not less', async () => {
  const ahead = await programForThisTest();
  await ahead.post('/api/enquiries', anEnquiry());
  await ahead.rows(`UPDATE leads SET created_at = now() + interval '5 minutes'`);
  const answer = await ahead.get('/api/leads/queue', await ahead.signIn('member'));
  expect(await answer.json()).toMatchObject({ leads: [{ hours_since_created: 0 }] });
});

test('one lead is found by its id, an unknown one is 404', async () => {
  const [first] = (await list()).leads;
  const answer = await program.get(`/api/leads/${first?.id}`, cookie);
  expect(await answer.json()).toMatchObject({ name: 'Urgent One', email: 'thandi@nkosilaw.co.za' });
  expect((await program.get('/api/leads/00000000-0000-7000-8000-000000000000', cookie)).status).toBe(404);
  expect((await program.get('/api/leads/nonsense', cookie)).status).toBe(404);
});

test('the same person again is a new lead that knows how many came before, by mail address or telephone', async () => {
  const own = await programForThisTest();
  const cookie = await own.signIn('member');
  const send = async (changes: Record<string, unknown>) =>
    (await (await own.post('/api/enquiries', anEnquiry(changes))).json()) as { id: string };
  const earlierOf = async ({ id }: { id: string }) =>
    ((await (await own.get(`/api/leads/${id}`, cookie)).json()) as { earlier_enquiries: number }).earlier_enquiries;

  const first = await send({ email: 'lerato@tau.co.za', phone: '082 111 2222' });
  const stranger = await send({ email: 'someone@else.co.za', phone: '082 999 8888' });
  const byMail = await send({ email: 'Lerato@Tau.co.za', phone: '082 333 4444' });
  const byPhone = await send({ email: 'lerato@home.co.za', phone: '+27 82 111 2222' });
  expect(await Promise.all([first, stranger, byMail, byPhone].map(earlierOf))).toEqual([0, 0, 1, 1]);
  const both = await send({ email: 'lerato@tau.co.za', phone: '0821112222' });
  expect(await earlierOf(both)).toBe(3);
  // Two who gave no number have none in common.
  await send({ form: 'guide', email: 'other@else.co.za', phone: '' });
  const withoutPhone = await send({ form: 'guide', email: 'new@else.co.za', phone: '' });
  expect(await earlierOf(withoutPhone)).toBe(0);
});

test('of two at the same moment one came before the other, and nobody is counted beyond 99', async () => {
  const own = await programForThisTest();
  const desk = await sitAtDesk(own);
  const twins = [
    await desk.receive({ email: 'lerato@tau.co.za', phone: '082 111 2222' }),
    await desk.receive({ email: 'lerato@tau.co.za', phone: '082 333 4444' }),
  ];
  await own.rows(`UPDATE leads SET created_at = '2026-11-16T08:00:00Z'`);
  const earlierOf = async ({ id }: { id: string }) => (await desk.find(id)).earlier_enquiries;
  expect((await Promise.all(twins.map(earlierOf))).toSorted()).toEqual([0, 1]);
  // An id says nothing about time: what arrived earlier counts, whichever is greater.
  const [, second] = twins.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await own.rows(`UPDATE leads SET created_at = created_at - interval '1 second' WHERE id = $1`, [second?.id]);
  expect(second && (await earlierOf(second))).toBe(0);

  // By mail address alone, then by telephone as well.
  const columns = 'reference, form, page, name, company, website, service_type, other_service, budget_range, timeline';
  const copy = (email: string, phone: string) =>
    own.rows(
      `INSERT INTO leads (id, email, phone, created_at, ${columns}, remote_work, message, status, priority, lead_score)
       SELECT gen_random_uuid(), $2, $3, created_at - interval '1 day', ${columns}, remote_work, message, status, priority,
         lead_score FROM leads, generate_series(1, 120) WHERE id = $1`,
      [second?.id, email, phone],
    );
  const last = await desk.receive({ email: 'lerato@tau.co.za', phone: '082 555 6666' });
  await copy('lerato@tau.co.za', '');
  expect(await earlierOf(last)).toBe(99);
  await copy('lerato@home.co.za', '+27825556666');
  expect(await earlierOf(last)).toBe(99);
});

test('one lead comes with consent, other enquiries of the person, mails and downloads of the guide', async () => {
  const own = await programForThisTest();
  const desk = await sitAtDesk(own);
  const first = await desk.receive({ form: 'guide', email: 'lerato@tau.co.za', phone: '', marketing_consent: true });
  const stranger = await desk.receive({ email: 'someone@else.co.za', phone: '082 999 8888' });
  const second = await desk.receive({ email: 'Lerato@Tau.co.za', phone: '082 111 2222' });
  const third = await desk.receive({ email: 'lerato@home.co.za', phone: '+27 82 111 2222' });
  await desk.receive({ form: 'guide', email: 'without@telephone.co.za', phone: '' }); // as the first, and somebody else
  await own.rows('INSERT INTO guide_downloads (lead_id, downloads) VALUES ($1, 3)', [first.id]);

  expect(await desk.find(second.id)).toMatchObject({
    consents: [{ purpose: 'marketing', granted: false, page: '/' }],
    other_enquiries: [
      { id: third.id, reference: third.reference, status: 'new', created_at: third.created_at },
      { id: first.id, reference: first.reference },
    ],
    mails: [{ kind: 'receipt' }, { kind: 'staff_notice' }],
    guide_downloads: null,
  });
  expect(await desk.find(first.id)).toMatchObject({
    consents: [{ granted: true }],
    other_enquiries: [{ id: second.id }],
    mails: [{ kind: 'guide' }, { kind: 'staff_notice' }],
    guide_downloads: { downloads: 3 },
  });
  expect(await desk.find(stranger.id)).toMatchObject({ other_enquiries: [] });
});

test('the list says the same of a lead as the lead itself', async () => {
  const { leads } = await list();
  for (const lead of leads) {
    const details = (await (await program.get(`/api/leads/${lead.id}`, cookie)).json()) as Record<string, unknown>;
    const { consents, other_enquiries, mails, guide_downloads, ...same } = details;
    expect(lead).toEqual(same);
  }
});

test('words that could break the text of the list come through whole', async () => {
  const own = await programForThisTest();
  const desk = await sitAtDesk(own);
  const odd = { name: 'A "quoted" \\ name', company: 'Tab\tand </script> 😀', message: 'line\nline "two" \\n {}[],' };
  await desk.receive(odd);
  const { body } = await desk.send('GET', '/api/leads');
  expect(body.leads).toMatchObject([{ name: odd.name, company: 'Tab and </script> 😀', message: odd.message }]);
});
