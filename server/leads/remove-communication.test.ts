import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, type DeskLead, hearLive, sitAtDesk } from '#server/testing/lead-desk.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
let desk: Desk;
let admin: string;
beforeAll(async () => {
  program = await startTestProgram();
  desk = await sitAtDesk(program);
  admin = await program.signIn('admin');
});
afterAll(() => program.stop());

const call = { channel: 'call', direction: 'outbound', body: 'Called from the dashboard.' };
const said = (lead: DeskLead, id = '') => `/api/leads/${lead.id}/communications${id && `/${id}`}`;

async function log(lead: DeskLead, body: unknown, as?: string): Promise<string> {
  const answer = await desk.send('POST', said(lead), body, as);
  return answer.body.id as string;
}
const remove = (lead: DeskLead, id: string, as?: string) => desk.send('DELETE', said(lead, id), undefined, as);
const answered = async ({ id }: DeskLead) => (await desk.find(id)).first_response_at;

test('what was written down by a slip is gone; history and log say so, without its words, and it is told', async () => {
  const lead = await desk.receive();
  const written = await hearLive(program);
  const id = await log(lead, call);
  await written.about(lead.id);
  const { updated_at } = await desk.find(lead.id);
  const live = await hearLive(program);
  expect(await remove(lead, id)).toEqual({ status: 200, body: { id } });
  const { timeline } = (await desk.send('GET', said(lead))).body as { timeline?: unknown[] };
  expect(timeline).toMatchObject([
    { kind: 'contact_removed', staff_name: 'Team Member', detail: { channel: 'call', direction: 'outbound' } },
    { kind: 'received' },
  ]);
  expect((await desk.audit(lead.id)).at(-1)).toEqual({
    action: 'communication_removed',
    role: 'member',
    detail: { reference: lead.reference, channel: 'call', direction: 'outbound' },
  });
  expect(await live.about(lead.id)).toMatchObject({ metrics: [] });
  const after = await desk.find(lead.id);
  expect(after).toMatchObject({ version: 1, first_response_at: null, last_contact: null });
  expect(after.updated_at).not.toBe(updated_at);
});

test('what a colleague wrote stands, unless an admin removes it', async () => {
  const lead = await desk.receive();
  const [own, theirs] = [await log(lead, call), await log(lead, call, admin)];
  expect(await remove(lead, theirs)).toMatchObject({ status: 403, body: { error: { code: 'not_allowed' } } });
  expect(await program.rows('SELECT FROM communications WHERE lead_id = $1', [lead.id])).toHaveLength(2);
  expect((await remove(lead, own, admin)).status).toBe(200);
});

test('the answer is then what else went out first, and nothing where nothing did', async () => {
  const lead = await desk.receive();
  await program.rows(`UPDATE leads SET created_at = '2026-01-05T08:00:00Z' WHERE id = $1`, [lead.id]);
  const slip = await log(lead, { ...call, at: '2026-01-05T09:00:00Z' });
  const real = await log(lead, { ...call, at: '2026-01-06T08:00:00Z' });
  const note = await log(lead, { channel: 'note', body: 'Likes green.', at: '2026-01-05T08:30:00Z' });
  await remove(lead, note);
  expect(await answered(lead)).toBe('2026-01-05T09:00:00.000Z');
  await remove(lead, slip);
  expect(await answered(lead)).toBe('2026-01-06T08:00:00.000Z');
  await remove(lead, real);
  expect(await answered(lead)).toBeNull();
});

test('a step that said there was an answer is one, the last that led away from new', async () => {
  const lead = await desk.receive();
  const slip = await log(lead, call);
  await desk.patch(lead, { version: 1, status: 'contacted' });
  await desk.patch(lead, { version: 2, status: 'new', follow_up_on: null });
  await desk.patch(lead, { version: 3, status: 'contacted' });
  const [step] = await program.rows<{ at: Date }>(
    'SELECT at FROM lead_events WHERE lead_id = $1 ORDER BY id DESC LIMIT 1',
    [lead.id],
  );
  const later = await log(lead, call);
  await remove(lead, slip);
  expect(await answered(lead)).toBe(step?.at.toISOString());
  await remove(lead, later);
  expect(await answered(lead)).toBe(step?.at.toISOString());
});

test('of a step and something else that went out, the answer is what came first', async () => {
  const lead = await desk.receive();
  await program.rows(`UPDATE leads SET created_at = '2026-01-05T08:00:00Z' WHERE id = $1`, [lead.id]);
  const slip = await log(lead, { ...call, at: '2026-01-05T09:00:00Z' });
  await log(lead, { ...call, at: '2026-01-06T08:00:00Z' });
  await desk.patch(lead, { version: 1, status: 'contacted' });
  await remove(lead, slip);
  expect(await answered(lead)).toBe('2026-01-06T08:00:00.000Z');
});

test('for a lead that was put back to new, a step of before is no answer', async () => {
  const lead = await desk.receive();
  const slip = await log(lead, call);
  await desk.patch(lead, { version: 1, status: 'contacted' });
  await desk.patch(lead, { version: 2, status: 'new', follow_up_on: null });
  await remove(lead, slip);
  expect(await answered(lead)).toBeNull();
});

test('of two answers that are removed at the same moment neither counts for the other', async () => {
  const lead = await desk.receive();
  const ids = [await log(lead, call), await log(lead, call)];
  // Neither can write down what is left before both have begun.
  const holder = await program.pool.connect();
  await holder.query(`BEGIN; SELECT FROM leads WHERE id = '${lead.id}' FOR UPDATE`);
  const removed = ids.map((id) => remove(lead, id));
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(() => program.rows(waiting)).toHaveLength(2);
  await holder.query('COMMIT');
  holder.release();
  expect((await Promise.all(removed)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await answered(lead)).toBeNull();
});

test('what is not there, stands at another lead, or is asked for by a stranger is not removed', async () => {
  const [lead, other] = [await desk.receive(), await desk.receive()];
  const id = await log(lead, call);
  expect((await remove(other, id)).status).toBe(404);
  expect((await remove(lead, 'nonsense')).status).toBe(404);
  expect((await remove(lead, id, '')).status).toBe(401);
  expect((await remove(lead, id)).status).toBe(200);
  expect((await remove(lead, id)).status).toBe(404);
  const kinds = (await desk.events(lead.id)).map(({ kind }) => kind);
  expect(kinds).toEqual(['received', 'contact_removed']);
});

test('nor is such a step an answer from before the enquiry, where the clock was put back in between', async () => {
  const lead = await desk.receive();
  await program.rows(`UPDATE leads SET created_at = now() + interval '1 hour' WHERE id = $1`, [lead.id]);
  const { created_at } = await desk.find(lead.id);
  await desk.patch(lead, { version: 1, status: 'contacted' });
  expect(await answered(lead)).toBe(created_at);
  await remove(lead, await log(lead, call));
  expect(await answered(lead)).toBe(created_at);
});
