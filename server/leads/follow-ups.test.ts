import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, hearLive, sitAtDesk } from '#server/testing/lead-desk.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
let desk: Desk;
beforeAll(async () => {
  program = await startTestProgram();
  desk = await sitAtDesk(program, 'member');
});
afterAll(() => program.stop());

const planned = async () =>
  (await desk.send('GET', '/api/leads/follow-ups')).body as {
    leads: { name: string; follow_up_on: string }[];
    total: number;
  };

test('a planned day is kept, told to the history and the log, heard live, and stands in the list of leads', async () => {
  const lead = await desk.receive({ name: 'Planned One' });
  const live = await hearLive(program);
  expect(await desk.patch(lead, { version: 1, follow_up_on: '2026-11-20' })).toMatchObject({
    status: 200,
    body: { follow_up_on: '2026-11-20', version: 2 },
  });
  expect((await desk.events(lead.id)).at(-1)).toMatchObject({
    kind: 'planned',
    role: 'member',
    detail: { changes: { follow_up_on: { from: null, to: '2026-11-20' } } },
  });
  expect(await desk.audit(lead.id)).toMatchObject([{ action: 'lead_edited', detail: { fields: ['follow_up_on'] } }]);
  await live.about(lead.id);
  const { body } = await desk.send('GET', '/api/leads?q=Planned+One');
  expect(body.leads).toMatchObject([{ id: lead.id, follow_up_on: '2026-11-20' }]);
  await desk.patch(lead, { version: 2, follow_up_on: null });
  expect(await planned()).toEqual({ leads: [], total: 0 });
});

test('follow-ups come the earliest first, of one day the most urgent first, and only those that are planned', async () => {
  const plans = [
    ['Later', '2026-12-01', 'urgent'],
    ['Soon and low', '2026-11-18', 'low'],
    ['Late', '2026-11-02', 'low'],
    ['Soon and urgent', '2026-11-18', 'urgent'],
  ] as const;
  await desk.receive({ name: 'Unplanned' });
  for (const [name, follow_up_on, priority] of plans) {
    const lead = await desk.receive({ name });
    await desk.patch(lead, { version: 1, follow_up_on, priority });
  }
  const { leads, total } = await planned();
  expect(leads.map(({ name }) => name)).toEqual(['Late', 'Soon and urgent', 'Soon and low', 'Later']);
  expect(total).toBe(4);
});

test('a lead that is closed leaves the follow-ups, and comes back with its day when that is taken back', async () => {
  const lead = await desk.receive({ name: 'Closed by mistake' });
  await desk.patch(lead, { version: 1, status: 'contacted', follow_up_on: '2026-11-25' });
  await desk.patch(lead, { version: 2, status: 'closed_lost' });
  const names = async () => (await planned()).leads.map(({ name }) => name);
  expect(await names()).not.toContain('Closed by mistake');
  await desk.patch(lead, { version: 3, status: 'contacted', follow_up_on: '2026-11-25' });
  expect(await names()).toContain('Closed by mistake');
});

test('a day that does not exist is refused at its field, and what somebody else planned is not overwritten', async () => {
  const lead = await desk.receive();
  expect(await desk.patch(lead, { version: 1, follow_up_on: '2026-02-30' })).toMatchObject({
    status: 422,
    body: { errors: { follow_up_on: ['Please choose a day.'] } },
  });
  await desk.patch(lead, { version: 1, follow_up_on: '2026-11-20' });
  expect(await desk.patch(lead, { version: 1, follow_up_on: null })).toMatchObject({
    status: 409,
    body: { lead: { follow_up_on: '2026-11-20' } },
  });
});
