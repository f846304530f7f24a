import pg from 'pg';
import { expect, test } from 'vitest';
import { transactionOn } from '#server/db/transaction.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { programForThisTest } from '#server/testing/test-program.ts';
import { deleteExpired } from './delete-expired.ts';

test('leads go 24 months after the last contact, won ones stay, analytics go after 14 months', async () => {
  const program = await programForThisTest();
  for (const name of ['Old', 'Recent', 'Old but won', 'Old but called'])
    await program.post('/api/enquiries', anEnquiry({ name }));
  await program.rows(`UPDATE leads SET updated_at = now() - interval '24 months 1 day' WHERE name LIKE 'Old%'`);
  await program.rows(`UPDATE leads SET updated_at = now() - interval '23 months' WHERE name = 'Recent'`);
  await program.rows(`UPDATE leads SET status = 'closed_won' WHERE name = 'Old but won'`);
  await program.rows(`INSERT INTO communications (id, lead_id, channel, direction, body)
    SELECT gen_random_uuid(), id, 'call', 'outbound', '' FROM leads WHERE name = 'Old but called'`);
  await program.rows(`INSERT INTO analytics_events (id, name, page, fields, at)
    SELECT gen_random_uuid(), 'page_view', '/', '{}', now() - age FROM unnest(ARRAY['13 months', '15 months']::interval[]) AS age`);

  const pool = new pg.Pool(program.database.connection);
  expect(await deleteExpired(transactionOn(pool))).toEqual({
    leads: 1,
    quarantine: 0,
    submissions: 0,
    mails: 0,
    analytics: 1,
  });
  await pool.end();
  const left = await program.rows<{ name: string }>('SELECT name FROM leads ORDER BY name');
  expect(left.map(({ name }) => name)).toEqual(['Old but called', 'Old but won', 'Recent']);
});
