import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, hearLive, sitAtDesk } from '#server/testing/lead-desk.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

interface Colleague {
  id: string;
  name: string;
}

let program: TestProgram;
let desk: Desk;
let ceo: Colleague;
let member: Colleague;
beforeAll(async () => {
  program = await startTestProgram();
  desk = await sitAtDesk(program, 'member');
  const { colleagues } = (await desk.send('GET', '/api/colleagues')).body as { colleagues: Colleague[] };
  expect(colleagues.map(({ name }) => name)).toEqual(['Admin User', 'CEO', 'Team Member']);
  [, ceo, member] = colleagues as [Colleague, Colleague, Colleague];
});
afterAll(() => program.stop());

const listed = async (query: string) => {
  const { status, body } = await desk.send('GET', `/api/leads?${query}`);
  expect(status).toBe(200);
  return body as { leads: { name: string }[]; total: number; next_cursor: string | null };
};
const names = ({ leads }: { leads: { name: string }[] }) => leads.map(({ name }) => name);

test('who takes a lead is told to the history by name, to the log, and live; a colleague who gets it is told apart', async () => {
  const lead = await desk.receive({ name: 'Taken One' });
  const live = await hearLive(program);
  expect(lead.taken_by).toBeNull();
  expect(await desk.patch(lead, { version: 1, taken_by: member.id })).toMatchObject({
    status: 200,
    body: { taken_by: member, version: 2 },
  });
  expect(await live.about(lead.id)).not.toHaveProperty('handed_over');
  expect((await desk.events(lead.id)).at(-1)).toMatchObject({
    kind: 'handed_over',
    role: 'member',
    detail: { changes: { taken_by: { from: null, to: 'Team Member' } } },
  });
  expect(await desk.audit(lead.id)).toMatchObject([{ action: 'lead_edited', detail: { fields: ['taken_by'] } }]);

  const later = await hearLive(program);
  await desk.patch(lead, { version: 2, taken_by: ceo.id });
  expect(await later.about(lead.id)).toMatchObject({ handed_over: [lead.id] });
  expect((await desk.events(lead.id)).at(-1)?.detail).toEqual({
    changes: { taken_by: { from: 'Team Member', to: 'CEO' } },
  });
  expect(await desk.patch(lead, { version: 3, taken_by: null })).toMatchObject({ body: { taken_by: null } });
});

test('only somebody who works here can have a lead; who has left keeps theirs until it is taken', async () => {
  const refused = { status: 422, body: { errors: { taken_by: ['Please choose somebody who works here.'] } } };
  const lead = await desk.receive();
  for (const taken_by of ['nobody-we-know', '', 'x'.repeat(65), 'a\u0000b'])
    expect(await desk.patch(lead, { version: 1, taken_by })).toMatchObject(refused);
  await desk.patch(lead, { version: 1, taken_by: ceo.id });
  await program.rows('UPDATE staff SET disabled_at = now() WHERE id = $1', [ceo.id]);
  try {
    const named = async () => (await desk.send('GET', '/api/colleagues')).body as Record<string, Colleague[]>;
    expect((await named()).colleagues).not.toContainEqual(ceo);
    expect((await named()).left, 'who has left and has leads').toEqual([ceo]);
    expect((await desk.find(lead.id)).taken_by).toEqual(ceo);
    expect(await desk.patch(lead, { version: 2, timeline: 'asap' })).toMatchObject({ body: { taken_by: ceo } });
    expect(await desk.patch(lead, { version: 3, taken_by: member.id })).toMatchObject({ body: { taken_by: member } });
    expect(await desk.patch(lead, { version: 4, taken_by: ceo.id })).toMatchObject(refused);
    expect((await named()).left).toEqual([]);
  } finally {
    await program.rows('UPDATE staff SET disabled_at = NULL WHERE id = $1', [ceo.id]);
  }
});

test('the leads in somebody’s hands come in the order of the list, page by page, under every other filter', async () => {
  for (const [name, priority, holder] of [
    ['Zuko One', 'low', ceo],
    ['Zuko Two', 'urgent', ceo],
    ['Thandi', 'high', ceo],
    ['Zuko Other', 'urgent', member],
  ] as const) {
    const lead = await desk.receive({ name });
    await desk.patch(lead, { version: 1, priority, taken_by: holder.id });
  }
  const first = await listed(`with=${ceo.id}&limit=2`);
  expect({ names: names(first), total: first.total }).toEqual({ names: ['Zuko Two', 'Thandi'], total: 3 });
  expect(names(await listed(`with=${ceo.id}&limit=2&cursor=${first.next_cursor}`))).toEqual(['Zuko One']);
  expect(names(await listed(`with=${ceo.id}&limit=2&offset=1`))).toEqual(['Thandi', 'Zuko One']);
  expect(names(await listed(`with=${ceo.id}&q=zuko`))).toEqual(['Zuko Two', 'Zuko One']);
  expect(names(await listed(`with=${ceo.id}&q=zuko&priority=low`))).toEqual(['Zuko One']);
  expect(await listed(`with=${ceo.id}&tab=converted`)).toMatchObject({ leads: [], total: 0 });
  expect(names(await listed('with=me&q=zuko'))).toEqual(['Zuko Other']);
  expect(await listed('with=somebody-else')).toMatchObject({ leads: [], total: 0 });
  const admin = await program.signIn('admin');
  for (const path of ['/api/leads', '/api/leads/export.csv'])
    expect(await desk.send('GET', `${path}?with=%00`, undefined, admin)).toMatchObject({ status: 422 });
});

test('an export of somebody’s leads holds theirs alone, with their name', async () => {
  const cookie = await program.signIn('admin');
  const lead = await desk.receive({ name: 'Exported Holder' });
  await desk.patch(lead, { version: 1, taken_by: ceo.id });
  const answer = await program.get(`/api/leads/export.csv?with=${ceo.id}&q=Exported`, cookie);
  const [head, ...lines] = (await answer.text()).trim().split('\r\n');
  expect(answer.headers.get('X-Lead-Count')).toBe('1');
  expect(lines).toHaveLength(1);
  expect(head).toContain(',With,');
  expect(lines[0]).toContain(',CEO,');
  expect((await program.rows('SELECT detail FROM audit_log ORDER BY id DESC LIMIT 1'))[0]?.detail).toEqual({
    tab: 'all',
    search: true,
    with: 'CEO',
    count: 1,
  });
  const mine = await program.get('/api/leads/export.csv?with=me', cookie);
  expect(mine.headers.get('X-Lead-Count')).toBe('0');
});
