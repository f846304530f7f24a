import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadStatuses } from '#domain/lead.ts';
import { leadMoves } from '#domain/lead-moves.ts';
import { type Desk, hearLive, sitAtDesk } from '#server/testing/lead-desk.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
let desk: Desk;
beforeAll(async () => {
  program = await startTestProgram();
  desk = await sitAtDesk(program);
});
afterAll(() => program.stop());

test('a move changes the lead, and is told as event, in the audit log and to open dashboards', async () => {
  const lead = await desk.receive();
  const live = await hearLive(program);
  const { status, body } = await desk.patch(lead, { version: 1, status: 'contacted' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: lead.id, status: 'contacted', version: 2, first_response_at: expect.any(String) });
  // What was last touched is what retention and the mark of a quiet lead go by.
  expect(body.updated_at).not.toBe(lead.updated_at);
  expect(await desk.events(lead.id)).toMatchObject([
    { kind: 'received', role: null },
    { kind: 'moved', role: 'member', detail: { changes: { status: { from: 'new', to: 'contacted' } } } },
  ]);
  expect(await desk.audit(lead.id)).toEqual([
    {
      action: 'lead_moved',
      role: 'member',
      detail: { reference: lead.reference, fields: ['status'], from: 'new', to: 'contacted' },
    },
  ]);
  expect(await live.about(lead.id)).toMatchObject({ metrics: [] });
});

describe('from every status exactly the moves of the table are allowed', () => {
  test.each(leadStatuses)('%s', async (from) => {
    for (const to of leadStatuses.filter((status) => status !== from || from === 'proposal_sent')) {
      const lead = await desk.receive();
      await program.rows('UPDATE leads SET status = $1 WHERE id = $2', [from, lead.id]);
      const allowed = leadMoves({ status: from }).some((move) => move.to === to);
      const { status, body } = await desk.patch(lead, { version: 1, status: to });
      expect([to, status]).toEqual([to, allowed ? 200 : 422]);
      if (!allowed) expect(body).toMatchObject({ errors: { status: [expect.any(String)] } });
    }
  });
});

test('the same status again changes nothing and is told to nobody', async () => {
  const lead = await desk.receive();
  expect(await desk.patch(lead, { version: 1, status: 'new' })).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await desk.events(lead.id)).toHaveLength(1);
  expect(await desk.audit(lead.id)).toEqual([]);
});

test('a proposal is a communication, and a second one leaves the status as it is', async () => {
  const lead = await desk.receive();
  await desk.patch(lead, { version: 1, status: 'qualified' });
  expect(await desk.patch(lead, { version: 2, status: 'proposal_sent' })).toMatchObject({ body: { version: 3 } });
  expect(await desk.patch(lead, { version: 3, status: 'proposal_sent' })).toMatchObject({
    status: 200,
    body: { version: 4, status: 'proposal_sent' },
  });
  expect((await desk.patch(lead, { version: 3, status: 'proposal_sent' })).status).toBe(409);
  const sent = await program.rows(
    'SELECT channel, direction, body FROM communications WHERE lead_id = $1 ORDER BY at',
    [lead.id],
  );
  expect(sent).toEqual([
    { channel: 'email', direction: 'outbound', body: 'Proposal sent.' },
    { channel: 'email', direction: 'outbound', body: 'Another proposal sent.' },
  ]);
  expect((await desk.events(lead.id)).map(({ kind }) => kind)).toEqual([
    'received',
    'moved',
    'moved',
    'proposed_again',
  ]);
  expect(await desk.audit(lead.id)).toHaveLength(3);
});

test('a priority that is chosen by hand stays chosen', async () => {
  const lead = await desk.receive();
  expect(await desk.patch(lead, { version: 1, priority: 'low' })).toMatchObject({
    status: 200,
    body: { priority: 'low', priority_set: true, version: 2 },
  });
  expect((await desk.events(lead.id)).at(-1)).toMatchObject({
    kind: 'prioritised',
    detail: { changes: { priority: { to: 'low' } } },
  });
  expect(await desk.audit(lead.id)).toMatchObject([{ detail: { fields: ['priority'], priority: 'low' } }]);
});

test('of two who move at once one wins, and the other is shown what the first has done', async () => {
  for (let round = 0; round < 5; round++) {
    const lead = await desk.receive();
    const answers = await Promise.all([
      desk.patch(lead, { version: 1, status: 'contacted' }),
      desk.patch(lead, { version: 1, status: 'qualified' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [won, lost] = answers[0]?.status === 200 ? answers : answers.toReversed();
    expect(lost?.body).toMatchObject({
      error: { code: 'changed_meanwhile' },
      lead: { id: lead.id, version: 2, status: won?.body.status },
    });
    expect(await desk.events(lead.id)).toHaveLength(2);
  }
});

describe('nobody else', () => {
  test('without a session changes a lead', async () => {
    const lead = await desk.receive();
    expect((await desk.patch(lead, { version: 1, status: 'contacted' }, '')).status).toBe(401);
    expect(await desk.find(lead.id)).toMatchObject({ status: 'new', version: 1 });
  });
  test('finds a lead that does not exist, however it is spelt', async () => {
    for (const id of ['00000000-0000-7000-8000-000000000000', 'nonsense', "'; DROP TABLE leads; --"])
      expect((await desk.patch({ id: encodeURIComponent(id) }, { version: 1, status: 'contacted' })).status).toBe(404);
  });
});

test.each(['{', 'null', '[]', '"x"', '7', '{"version":1e99,"status":"contacted"}', '{"version":{},"status":[]}'])(
  '%s is refused and never a fault of ours',
  async (body) => {
    const lead = await desk.receive();
    const { status } = await desk.patch(lead, body);
    expect([400, 422]).toContain(status);
  },
);
