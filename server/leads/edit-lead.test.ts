import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, hearLive, sitAtDesk } from '#server/testing/lead-desk.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
let desk: Desk;
beforeAll(async () => {
  program = await startTestProgram();
  desk = await sitAtDesk(program, 'admin');
});
afterAll(() => program.stop());

const times = async (id: string) =>
  (
    await program.rows<{ first_response_at: Date | null; closed_at: Date | null }>(
      'SELECT first_response_at, closed_at FROM leads WHERE id = $1',
      [id],
    )
  )[0];

test('an edit cleans, scores and estimates anew, and is told without the words of the message', async () => {
  const lead = await desk.receive({ budget: '50k-100k' });
  const live = await hearLive(program);
  const { status, body } = await desk.patch(lead, {
    version: 1,
    name: '  Thandi   Nkosi-Dube ',
    phone: '(082) 765 4321',
    budget_range: 'over-100k',
    message: 'The secret plan.',
    colour: 'is no field of ours',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Thandi Nkosi-Dube',
    phone: '+27827654321',
    budget_range: 'over-100k',
    lead_score: (lead.lead_score as number) + 8,
    estimated_value: 150_000,
    version: 2,
  });
  const event = (await desk.events(lead.id)).at(-1);
  expect(event).toMatchObject({
    kind: 'edited',
    role: 'admin',
    detail: { changes: { name: { from: 'Thandi Nkosi', to: 'Thandi Nkosi-Dube' }, message: null } },
  });
  const audit = await desk.audit(lead.id);
  expect(audit).toMatchObject([
    {
      action: 'lead_edited',
      detail: { reference: lead.reference, fields: expect.arrayContaining(['name', 'message']) },
    },
  ]);
  expect(JSON.stringify([event, audit])).not.toContain('secret');
  expect(JSON.stringify(audit)).not.toContain('Thandi');
  expect(await live.about(lead.id)).toMatchObject({ metrics: [] });
});

test('why it was lost is kept, told and counted, and goes when the lead is taken up again', async () => {
  const lead = await desk.receive();
  const step = async (version: number, set: object) => (await desk.patch(lead, { version, ...set })).body;
  const losses = async () => {
    const { losses } = (await (await program.get('/api/stats/trends', desk.cookie)).json()) as {
      losses: { name: string | null; leads: number }[];
    };
    return losses;
  };
  expect((await desk.patch(lead, { version: 1, lost_reason: 'price' })).body).toMatchObject({
    errors: { lost_reason: ['Only a lead that was lost has a reason for it.'] },
  });
  expect(await step(1, { status: 'closed_lost' })).toMatchObject({ lost_reason: null });
  expect(await losses()).toEqual([{ name: null, leads: 1 }]);
  expect(await step(2, { lost_reason: 'price' })).toMatchObject({ lost_reason: 'price', version: 3 });
  expect(await losses()).toEqual([{ name: 'price', leads: 1 }]);
  expect((await desk.events(lead.id)).at(-1)).toMatchObject({
    kind: 'edited',
    detail: { changes: { lost_reason: { from: null, to: 'price' } } },
  });
  expect((await desk.patch(lead, { version: 3, lost_reason: 'weather' })).status).toBe(422);
  expect(await step(3, { status: 'negotiating', follow_up_on: null })).toMatchObject({ lost_reason: null });
  expect(await losses()).toEqual([]);
});

test('the priority follows the score until somebody sets it', async () => {
  const lead = await desk.receive({ budget: '', timeline: '' });
  expect(await desk.patch(lead, { version: 1, budget_range: 'over-100k', timeline: 'asap' })).toMatchObject({
    body: { priority: 'urgent', priority_set: false },
  });
  await desk.patch(lead, { version: 2, priority: 'medium' });
  expect(await desk.patch(lead, { version: 3, budget_range: '', timeline: '' })).toMatchObject({
    body: { priority: 'medium', priority_set: true, estimated_value: null },
  });
});

test('what a deal is worth is written down as typed, told, and is the revenue of the day on which it is won', async () => {
  const revenue = async () => (await desk.send('GET', '/api/stats')).body.revenue_today as number;
  const before = await revenue();
  const lead = await desk.receive({ budget: 'not-sure' });
  expect(await desk.patch(lead, { version: 1, estimated_value: 'ninety' })).toMatchObject({
    status: 422,
    body: { errors: { estimated_value: ['Please give the value in whole rand, such as 75 000.'] } },
  });
  const { body } = await desk.patch(lead, { version: 1, status: 'contacted', estimated_value: 'R 92 500' });
  expect(body).toMatchObject({ estimated_value: 92_500, version: 2 });
  expect((await desk.events(lead.id)).at(-1)).toMatchObject({
    detail: { changes: { estimated_value: { from: null, to: 92_500 } } },
  });
  expect(await desk.patch(lead, { version: 2, budget_range: 'under-10k' })).toMatchObject({
    body: { estimated_value: 92_500 },
  });
  await desk.patch(lead, { version: 3, status: 'closed_won' });
  expect(await revenue()).toBe(before + 92_500);
});

describe('the form may set any status', () => {
  test('a closed lead is opened again, and its closing forgotten', async () => {
    const lead = await desk.receive();
    await desk.patch(lead, { version: 1, status: 'contacted' });
    await desk.patch(lead, { version: 2, status: 'closed_won' });
    const won = await times(lead.id);
    expect(won?.closed_at).toBeInstanceOf(Date);
    await desk.patch(lead, { version: 3, status: 'closed_won', name: 'Renamed' });
    expect(await times(lead.id)).toEqual(won);
    expect(await desk.patch(lead, { version: 4, status: 'negotiating', name: 'Again' })).toMatchObject({ status: 200 });
    expect(await times(lead.id)).toEqual({ ...won, closed_at: null });
    expect(await desk.patch(lead, { version: 5, status: 'nurturing', priority: 'low' })).toMatchObject({ status: 200 });
  });

  test('back to new, the answer counts only if somebody wrote or called', async () => {
    const lead = await desk.receive();
    await desk.patch(lead, { version: 1, status: 'contacted' });
    await desk.patch(lead, { version: 2, status: 'new', name: 'By mistake' });
    expect((await times(lead.id))?.first_response_at).toBeNull();
    const call = { channel: 'call', direction: 'outbound', body: 'Called.' };
    // What the person says is no answer, however early it was.
    const asked = { ...call, direction: 'inbound', at: lead.created_at };
    await desk.send('POST', `/api/leads/${lead.id}/communications`, asked);
    await desk.send('POST', `/api/leads/${lead.id}/communications`, call);
    const answered = await times(lead.id);
    await desk.patch(lead, { version: 3, status: 'contacted' });
    await desk.patch(lead, { version: 4, status: 'new', name: 'Again' });
    expect((await times(lead.id))?.first_response_at).toEqual(answered?.first_response_at);
  });

  test('back to new, a call that was written down as earlier than the enquiry answers it when it arrives', async () => {
    const lead = await desk.receive();
    const call = { channel: 'call', direction: 'outbound', body: 'Called.', at: '2026-01-05T08:00:00Z' };
    await desk.send('POST', `/api/leads/${lead.id}/communications`, call);
    await desk.patch(lead, { version: 1, status: 'contacted' });
    await desk.patch(lead, { version: 2, status: 'new', name: 'By mistake' });
    expect((await times(lead.id))?.first_response_at).toEqual(new Date(String(lead.created_at)));
  });
});

test('nothing changed is nothing told', async () => {
  const lead = await desk.receive();
  const { status, body } = await desk.patch(lead, {
    version: 1,
    name: lead.name,
    email: lead.email,
    phone: '0821234567',
    status: 'new',
    priority: lead.priority,
  });
  expect([status, body.version]).toEqual([200, 1]);
  expect(await desk.events(lead.id)).toHaveLength(1);
});

test('wrong fields are named with a sentence each, and nothing is changed', async () => {
  const lead = await desk.receive();
  const { status, body } = await desk.patch(lead, { version: 1, name: '', email: 'no', phone: '1', company: 'Kept?' });
  expect(status).toBe(422);
  expect(Object.keys(body.errors as object)).toEqual(['name', 'email', 'phone']);
  expect(await desk.find(lead.id)).toMatchObject({ company: 'Nkosi Attorneys', version: 1 });
});

test('of two who edit at once exactly one is stored, and the other gets the lead as it is now', async () => {
  const lead = await desk.receive();
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => desk.patch(lead, { version: 1, name, company: `${name} Ltd` })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const stored = await desk.find(lead.id);
  expect(stored.company).toBe(`${stored.name} Ltd`);
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body.lead).toMatchObject({ name: stored.name, version: 2 });
});

test('the longest lead that may be stored fits into the indexes', async () => {
  const lead = await desk.receive();
  const long = (most: number) => '漢'.repeat(most);
  const email = `${'x'.repeat(64)}@${'y'.repeat(60)}.${'z'.repeat(60)}.${'w'.repeat(50)}.za`;
  const answer = await desk.patch(lead, {
    version: 1,
    name: long(120),
    email,
    company: long(200),
    service_type: long(200),
    message: long(5000),
  });
  expect(answer.status).toBe(200);
});

test('nobody without a session edits', async () => {
  const lead = await desk.receive();
  expect((await desk.patch(lead, { version: 1, name: 'Mallory' }, '')).status).toBe(401);
  expect(await desk.find(lead.id)).toMatchObject({ name: 'Thandi Nkosi' });
});

test('the answer to a change is the lead as that change has left it, also where another follows at once', async () => {
  const lead = await desk.receive();
  // What an answer is put together from cannot be read for a moment; what the changes write can be written.
  const slow = await program.pool.connect();
  await slow.query('BEGIN; LOCK TABLE communications IN ACCESS EXCLUSIVE MODE');
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const send = async (change: { version: number; company: string }) => {
    const before = (await program.rows(waiting)).length;
    const answer = desk.patch(lead, change);
    await expect.poll(async () => (await program.rows(waiting)).length).toBeGreaterThan(before);
    return { answer };
  };
  const ours = await send({ version: 1, company: 'Ours (Pty) Ltd' });
  const theirs = await send({ version: 2, company: 'Theirs (Pty) Ltd' });
  await slow.query('COMMIT');
  slow.release();
  expect((await ours.answer).body).toMatchObject({ version: 2, company: 'Ours (Pty) Ltd' });
  expect((await theirs.answer).body).toMatchObject({ version: 3, company: 'Theirs (Pty) Ltd' });
});
