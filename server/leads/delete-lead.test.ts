import { expect, test } from 'vitest';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { hearLive, sitAtDesk } from '#server/testing/lead-desk.ts';
import { programForThisTest } from '#server/testing/test-program.ts';

test('a deleted lead is gone with all that hung on it; what remains is who did it, and its reference', async () => {
  const program = await programForThisTest();
  const desk = await sitAtDesk(program);
  const lead = await desk.receive();
  const call = { channel: 'call', direction: 'outbound', body: 'Called.' };
  await desk.send('POST', `/api/leads/${lead.id}/communications`, call);
  const other = await desk.receive();
  const visit = { events: [{ name: 'page_view', page: '/about' }] };
  for (const { id } of [lead, other]) await program.post('/api/analytics', { ...visit, lead_id: id });
  const live = await hearLive(program);

  expect((await desk.send('DELETE', `/api/leads/${lead.id}`, undefined, '')).status).toBe(401);
  expect(await desk.send('DELETE', `/api/leads/${lead.id}`)).toEqual({ status: 200, body: { id: lead.id } });
  const left = await program.rows(
    `SELECT id AS lead_id FROM leads UNION SELECT lead_id FROM communications UNION SELECT lead_id FROM lead_events
     UNION SELECT lead_id FROM consents UNION SELECT lead_id FROM outbox`,
  );
  expect(left).toEqual([{ lead_id: other.id }]);
  const visits = await program.rows('SELECT lead_id, session_id FROM analytics_events ORDER BY id');
  expect(visits).toEqual([
    { lead_id: null, session_id: 'anonymous' },
    { lead_id: other.id, session_id: other.id },
  ]);
  expect((await desk.audit(lead.id)).at(-1)).toEqual({
    action: 'lead_deleted',
    role: 'member',
    detail: { reference: lead.reference },
  });
  expect(await live.about(lead.id)).toMatchObject({ metrics: [], mails: [] });
  expect((await desk.send('DELETE', `/api/leads/${lead.id}`)).status).toBe(404);
  expect((await desk.send('DELETE', '/api/leads/nonsense')).status).toBe(404);
  expect((await desk.patch(lead, { version: 1, status: 'contacted' })).status).toBe(404);
});

test('a late repetition of what was deleted gets the same answer, brings nothing back, and tells nobody what was typed', async () => {
  const program = await programForThisTest();
  const desk = await sitAtDesk(program);
  const enquiry = anEnquiry();
  const send = async () => (await (await program.post('/api/enquiries', enquiry)).json()) as { id: string };
  const first = await send();
  await desk.send('DELETE', `/api/leads/${first.id}`);
  expect(await send()).toEqual(first);
  expect(await program.rows('SELECT id FROM leads')).toEqual([]);
  expect(await program.rows('SELECT id, digest FROM submissions')).toEqual([{ id: first.id, digest: '' }]);
});
