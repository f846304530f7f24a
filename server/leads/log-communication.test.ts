import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, hearLive, sitAtDesk } from '#server/testing/lead-desk.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
let desk: Desk;
beforeAll(async () => {
  program = await startTestProgram();
  desk = await sitAtDesk(program);
});
afterAll(() => program.stop());

const log = (id: string, body: unknown, as?: string) => desk.send('POST', `/api/leads/${id}/communications`, body, as);
const call = { channel: 'call', direction: 'outbound', body: 'Called, will ring back.' };

test('a call is stored with who made it, audited without its words, and told', async () => {
  const lead = await desk.receive();
  const live = await hearLive(program);
  const { status, body } = await log(lead.id, call);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...call, id: expect.any(String), lead_id: lead.id });
  const audit = await desk.audit(lead.id);
  expect(audit).toEqual([
    {
      action: 'communication_logged',
      role: 'member',
      detail: { reference: lead.reference, channel: 'call', direction: 'outbound' },
    },
  ]);
  expect(await live.about(lead.id)).toMatchObject({ metrics: [] });
  expect(await desk.find(lead.id)).toMatchObject({ status: 'new', version: 1, first_response_at: body.at });
});

test('the same id again answers the same and stores nothing new, whoever is faster', async () => {
  const lead = await desk.receive();
  const id = randomUUID();
  const answers = await Promise.all([1, 2, 3].map((n) => log(lead.id, { ...call, id, body: `Call ${n}` })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.body)).size).toBe(1);
  expect(await desk.audit(lead.id)).toHaveLength(1);
  const other = await desk.receive();
  expect((await log(other.id, { ...call, id })).status).toBe(422);
});

test('the first word that goes out is the answer: not an earlier question, a note, or a time before the enquiry', async () => {
  const lead = await desk.receive();
  await program.rows(`UPDATE leads SET created_at = '2026-01-05T08:00:00Z' WHERE id = $1`, [lead.id]);
  const answered = async () => (await desk.find(lead.id)).first_response_at;
  await log(lead.id, { ...call, direction: 'inbound' });
  await log(lead.id, { channel: 'note', body: 'Likes green.' });
  expect(await answered()).toBeNull();
  await log(lead.id, { ...call, at: '2026-01-07T10:00:00+02:00' });
  expect(await answered()).toBe('2026-01-07T08:00:00.000Z');
  await log(lead.id, { ...call, at: '2026-01-06T08:00:00Z' });
  await log(lead.id, { ...call, at: '2026-01-08T08:00:00Z' });
  expect(await answered()).toBe('2026-01-06T08:00:00.000Z');
  await log(lead.id, { ...call, at: '2026-01-01T08:00:00Z' });
  expect(await answered()).toBe('2026-01-05T08:00:00.000Z');
});

test('a lead says who of us called, wrote or chatted last, in the list and by itself', async () => {
  const lead = await desk.receive({ name: 'Lindiwe Last' });
  const listed = async () => {
    const { leads } = (await desk.send('GET', '/api/leads?q=Lindiwe Last')).body as {
      leads?: { last_contact: unknown }[];
    };
    return leads?.[0]?.last_contact;
  };
  expect([await listed(), (await desk.find(lead.id)).last_contact]).toEqual([null, null]);
  await log(lead.id, call);
  const { body } = await log(lead.id, { channel: 'whatsapp', direction: 'outbound', body: 'Sent the address.' });
  await log(lead.id, { ...call, direction: 'inbound' });
  await log(lead.id, { channel: 'note', body: 'Likes green.' });
  const last = { channel: 'whatsapp', at: body.at, staff_name: 'Team Member' };
  expect([await listed(), (await desk.find(lead.id)).last_contact]).toEqual([last, last]);
});

test('whatever is written down about a lead is a change of it, now, also what was said before', async () => {
  const lead = await desk.receive();
  const touched = async () => (await desk.find(lead.id)).updated_at as string;
  for (const said of [
    { ...call, at: '2026-01-06T08:00:00Z' },
    { ...call, direction: 'inbound' },
    { channel: 'note', body: 'Likes green.' },
  ]) {
    await program.rows("UPDATE leads SET updated_at = '2026-01-05 08:00Z' WHERE id = $1", [lead.id]);
    const from = new Date().toISOString();
    await log(lead.id, said);
    expect((await touched()) >= from).toBe(true);
  }
  expect(await desk.find(lead.id)).toMatchObject({ version: 1 });
});

test('a call in the future, without words, or for nobody is refused', async () => {
  const lead = await desk.receive();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect(await log(lead.id, { ...call, at: tomorrow })).toMatchObject({
    status: 422,
    body: { errors: { at: ['Please give a time that has passed.'] } },
  });
  expect((await log(lead.id, { ...call, body: '' })).status).toBe(422);
  expect((await log(lead.id, { ...call, body: '\u0000' })).status).toBe(422);
  expect((await log('00000000-0000-7000-8000-000000000000', call)).status).toBe(404);
  expect((await log('nonsense', call)).status).toBe(404);
  expect((await log(lead.id, call, '')).status).toBe(401);
  expect(await program.rows('SELECT FROM communications WHERE lead_id = $1', [lead.id])).toEqual([]);
});

interface Timeline {
  timeline: { type: string; id: string; at: string; staff_name: string | null; body?: string; kind?: string }[];
  next_cursor: string | null;
}

test('the history is one line of time, newest first, page by page without gap or overlap, with names', async () => {
  const lead = await desk.receive();
  await desk.patch(lead, { version: 1, status: 'qualified' });
  await desk.patch(lead, { version: 2, status: 'proposal_sent' });
  // Many in one moment: only the id tells them apart then.
  for (let n = 0; n < 12; n++) await log(lead.id, { ...call, body: `Call ${n}`, at: '2026-01-05T08:00:00Z' });
  const read = async (query: string) =>
    (await desk.send('GET', `/api/leads/${lead.id}/communications${query}`)).body as unknown as Timeline;
  const whole = await read('');
  expect(whole.next_cursor).toBeNull();
  expect(whole.timeline).toHaveLength(16);
  expect(whole.timeline.slice(0, 4).map(({ type, kind, body }) => [type, kind ?? body])).toEqual(
    expect.arrayContaining([
      ['event', 'moved'],
      ['communication', 'Proposal sent.'],
      ['event', 'moved'],
      ['event', 'received'],
    ]),
  );
  expect(whole.timeline[0]?.staff_name).toBe('Team Member');
  const times = whole.timeline.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());

  const seen: unknown[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Timeline = await read(`?limit=5${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.timeline);
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(whole.timeline);
});

const [noDay, noYear] = ['2026-02-31', '0000-01-01'].map((day) =>
  Buffer.from(`${day}T00:00:00.000Z event-1`).toString('base64url'),
);
test.each(['?limit=0', '?limit=101', '?cursor=nonsense', `?cursor=${noDay}`, `?cursor=${noYear}`])(
  'a history with %s is refused',
  async (query) => {
    const lead = await desk.receive();
    expect((await desk.send('GET', `/api/leads/${lead.id}/communications${query}`)).status).toBe(422);
  },
);

test('a lead that is gone has no history', async () => {
  const gone = '/api/leads/00000000-0000-7000-8000-000000000000/communications';
  expect((await desk.send('GET', gone)).status).toBe(404);
});
