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

const say = (id: string, granted: unknown, as?: string) =>
  desk.send('POST', `/api/leads/${id}/consents`, { granted }, as);
const agreed = (changes: Record<string, unknown> = {}) => desk.receive({ marketing_consent: true, ...changes });
const consentsOf = async (id: string) => (await desk.find(id)).consents as { granted: boolean; wording: string }[];
const last = async (id: string) => (await consentsOf(id)).at(-1)?.granted;

test('a withdrawal is another row beside the first, with who and when in history and log, and told live', async () => {
  const lead = await agreed({ email: 'one@mind.example' });
  const live = await hearLive(program);
  expect(await say(lead.id, false)).toEqual({ status: 201, body: { id: lead.id, granted: false } });
  expect(await consentsOf(lead.id)).toMatchObject([
    { purpose: 'marketing', granted: true, page: '/' },
    { purpose: 'marketing', granted: false, wording: 'told-to-staff', page: '/dashboard' },
  ]);
  expect((await desk.events(lead.id)).at(-1)).toEqual({ kind: 'consent_withdrawn', role: 'member', detail: {} });
  expect(await desk.audit(lead.id)).toEqual([
    { action: 'consent_withdrawn', role: 'member', detail: { reference: lead.reference } },
  ]);
  expect(await live.about(lead.id)).toBeDefined();
  expect(await desk.find(lead.id)).toMatchObject({
    version: 1,
    updated_at: expect.not.stringMatching(lead.updated_at as string),
  });
});

test('a yes that was told to us is written down too, and what was said before is not written down twice', async () => {
  const lead = await desk.receive({ email: 'two@mind.example' });
  await Promise.all([say(lead.id, true), say(lead.id, true), say(lead.id, true)]);
  expect((await consentsOf(lead.id)).map(({ granted }) => granted)).toEqual([false, true]);
  expect((await desk.events(lead.id)).filter(({ kind }) => kind === 'consent_given')).toHaveLength(1);
  expect(await desk.audit(lead.id)).toHaveLength(1);
});

test('it is the same lead in whichever letters its id is typed', async () => {
  const lead = await agreed({ email: 'six@mind.example' });
  const live = await hearLive(program);
  expect(await say(lead.id.toUpperCase(), false)).toMatchObject({ status: 201, body: { id: lead.id } });
  expect(await last(lead.id)).toBe(false);
  expect(await live.about(lead.id)).toBeDefined();
});

test('a withdrawal that was told once reaches every enquiry from that address, however it was spelt', async () => {
  const [one, other] = [await agreed({ email: 'five@mind.example' }), await agreed({ email: 'Five@Mind.example' })];
  await say(one.id, false);
  expect([await last(one.id), await last(other.id)]).toEqual([false, false]);
  await say(one.id, true);
  await say(other.id, true);
  // What the other one says already is not said again.
  expect((await consentsOf(one.id)).map(({ granted }) => granted)).toEqual([true, false, true]);
});

test('a withdrawal counts for every enquiry from the same address, a yes for its own alone', async () => {
  const address = 'three@mind.example';
  const [one, other] = [await agreed({ email: address }), await agreed({ email: address.toUpperCase() })];
  const [never, stranger] = [await desk.receive({ email: address }), await agreed({ email: 'else@mind.example' })];
  // At once from both sides.
  const answers = await Promise.all([say(one.id, false), say(other.id, false)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect([await last(one.id), await last(other.id), await last(stranger.id)]).toEqual([false, false, true]);
  for (const { id } of [one, other]) expect(await consentsOf(id)).toHaveLength(2);
  expect(await consentsOf(never.id)).toHaveLength(1);
  await say(one.id, true);
  expect([await last(one.id), await last(other.id)]).toEqual([true, false]);
});

test('what is changed is held in the order of its ids, as by everybody who holds several leads', async () => {
  const [first, second] = [
    await agreed({ email: 'seven@mind.example' }),
    await agreed({ email: 'seven@mind.example' }),
  ];
  // By the time of its arrival, and in the table, the first stands behind the other.
  await program.rows('UPDATE leads SET created_at = now() WHERE id = $1', [first.id]);
  const colleague = await program.pool.connect();
  const hold = (id: string) => colleague.query('SELECT FROM leads WHERE id = $1 FOR UPDATE', [id]);
  await colleague.query('BEGIN');
  await hold(first.id);
  const answer = say(second.id, false);
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(() => program.rows(waiting)).toHaveLength(1);
  await hold(second.id);
  await colleague.query('COMMIT');
  colleague.release();
  expect((await answer).status).toBe(201);
  expect([await last(first.id), await last(second.id)]).toEqual([false, false]);
});

test('what was said last counts, wherever in the table it stands', async () => {
  const lead = await agreed({ email: 'eight@mind.example' });
  await say(lead.id, false);
  // A yes of before stands behind the no, where a deleted row has left room.
  await program.rows(
    `INSERT INTO consents (id, lead_id, purpose, granted, wording, page) OVERRIDING SYSTEM VALUE
     VALUES (-1, $1, 'marketing', true, 'told-to-staff', '/dashboard')`,
    [lead.id],
  );
  await say(lead.id, false);
  expect((await consentsOf(lead.id)).map(({ granted }) => granted)).toEqual([true, true, false]);
});

test('neither a word that is no yes or no, nor a lead that is gone, nor a stranger changes anything', async () => {
  const lead = await agreed({ email: 'four@mind.example' });
  for (const granted of ['no', 0, null, undefined]) expect((await say(lead.id, granted)).status).toBe(422);
  expect((await say('00000000-0000-7000-8000-000000000000', false)).status).toBe(404);
  expect((await say('nonsense', false)).status).toBe(404);
  expect((await say(lead.id, false, '')).status).toBe(401);
  expect(await consentsOf(lead.id)).toHaveLength(1);
});

test('an export says of each lead what the person last said', async () => {
  const names = ['Exported Yes', 'Exported Withdrawn', 'Exported No', 'Exported Later'];
  const [, withdrawn, , later] = await Promise.all(
    names.map((name, i) => desk.receive({ name, email: `exported${i}@mind.example`, marketing_consent: i < 2 })),
  );
  await say(withdrawn?.id ?? '', false);
  await say(later?.id ?? '', true);
  const answer = await program.get('/api/leads/export.csv?q=Exported', await program.signIn('admin'));
  const [head = [], ...lines] = (await answer.text())
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  // From the end: cells before it may hold commas.
  const at = head.indexOf('Marketing consent') - head.length;
  const said = Object.fromEntries(lines.map((cells) => [cells[2], cells.at(at)]));
  expect(said).toEqual({
    'Exported Yes': 'Yes',
    'Exported Withdrawn': 'No',
    'Exported No': 'No',
    'Exported Later': 'Yes',
  });
});
