import { beforeEach, expect, test, vi } from 'vitest';
import { api, read } from './client.ts';

const asked: string[] = [];
vi.stubGlobal('fetch', async (address: string) => {
  asked.push(address);
  return Response.json({});
});
beforeEach(() => void asked.splice(0));

const id = '01a1f446-f613-7dbb-87a3-0e23cee805e2';

test.each([
  'counts',
  'queue',
  'follow-ups',
  'export.csv',
  '../stats',
  '..%2Fstats',
  '..',
  '',
  `${id}/communications`,
  `${id}/../${id}`,
  `${id}?tab=all`,
  `${id}\n`,
  'WA-K7QD2M',
  'dfabMn6O8q6mZKyDyJvqUepVw9qeyiNx',
])('%j is the id of nothing, and the server is not asked', async (none) => {
  const param = { id: none };
  for (const call of [
    () => api.leads[':id'].$get({ param }),
    () => api.leads[':id'].communications[':communication'].$delete({ param: { id, communication: none } }),
    () => api.staff[':id'].$patch({ param, json: {} }),
    () => api.mails[':id'].dismiss.$post({ param }),
    () => api.quarantine[':id'].$delete({ param }),
  ])
    await expect(read<unknown>(call())).rejects.toMatchObject({ code: 'not_found' });
  expect(asked).toEqual([]);
});

test('an id is asked for, also that of a session or a chat, which are no uuids', async () => {
  await api.leads[':id'].$get({ param: { id } });
  await api.leads[':id'].$get({ param: { id: id.toUpperCase() } });
  await api.account.sessions[':id'].$delete({ param: { id: 'dfabMn6O8q6mZKyDyJvqUepVw9qeyiNx' } });
  await api.chats[':code'].$get({ param: { code: 'WA-K7QD2M' } });
  expect(asked).toEqual([
    `/api/leads/${id}`,
    `/api/leads/${id.toUpperCase()}`,
    '/api/account/sessions/dfabMn6O8q6mZKyDyJvqUepVw9qeyiNx',
    '/api/chats/WA-K7QD2M',
  ]);
});
