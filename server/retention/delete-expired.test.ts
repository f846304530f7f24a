import { expect, test } from 'vitest';
import { transactionOn } from '#server/db/transaction.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { programForThisTest } from '#server/testing/test-program.ts';
import { deleteExpired } from './delete-expired.ts';

test('leads go 24 months after the last contact, won ones stay; analytics, chats, audit, links and sessions go in their time', async () => {
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
  await program.rows(`INSERT INTO analytics_events (id, name, page, fields, lead_id, session_id)
    SELECT gen_random_uuid(), 'page_view', '/' || name, '{}', id, id FROM leads WHERE name IN ('Old', 'Recent')`);
  await program.rows(`INSERT INTO chats (id, code, page, device, at)
    SELECT gen_random_uuid(), age, '/', 'phone', now() - age::interval FROM unnest(ARRAY['13 months', '15 months']) AS age`);
  await program.rows(`INSERT INTO quarantine (id, reference, enquiry, origin, spam_score, spam_reasons, created_at)
    SELECT gen_random_uuid(), age, '{}', '{}', 9, '[]', now() - age::interval FROM unnest(ARRAY['23 months', '25 months']) AS age`);
  await program.rows(`UPDATE submissions SET created_at = now() - interval '61 days'
    WHERE id IN (SELECT id FROM leads WHERE name = 'Recent')`);
  // What is still on its way would be settled once more after this.
  await expect.poll(() => program.rows('SELECT FROM outbox WHERE sent_at IS NULL'), { timeout: 15_000 }).toEqual([]);
  await program.rows(`UPDATE outbox SET sent_at = now() - interval '91 days', channel = 'smtp'
    WHERE kind = 'receipt' AND lead_id IN (SELECT id FROM leads WHERE name = 'Recent')`);

  await program.rows(`INSERT INTO audit_log (action, at)
    SELECT 'sign_in_failed', now() - age FROM unnest(ARRAY['23 months', '25 months']::interval[]) AS age`);
  await program.rows(`INSERT INTO staff_links (id, kind, staff_id, email, expires_at)
    SELECT gen_random_uuid(), 'recovery', staff.id, staff.email, now() - age
    FROM unnest(ARRAY['29 days', '31 days']::interval[]) AS age, (SELECT * FROM staff LIMIT 1) AS staff`);
  await program.rows(`INSERT INTO staff_sessions (id, token, staff_id, expires_at)
    SELECT age, age, staff.id, now() - age::interval
    FROM unnest(ARRAY['1 minute', '-1 minute']) AS age, (SELECT * FROM staff LIMIT 1) AS staff`);

  expect(await deleteExpired(transactionOn(program.pool))).toEqual({
    leads: 1,
    quarantine: 1,
    submissions: 1,
    mails: 1,
    analytics: 1,
    chats: 1,
    audit: 1,
    links: 1,
    sessions: 1,
  });
  const left = await program.rows<{ name: string }>('SELECT name FROM leads ORDER BY name');
  expect(left.map(({ name }) => name)).toEqual(['Old but called', 'Old but won', 'Recent']);
  // Of a lead that is gone, not even its id is left behind.
  const visits = await program.rows(`SELECT page, lead_id IS NULL AS nobody, session_id = 'anonymous' AS anonymous
    FROM analytics_events WHERE page <> '/' ORDER BY page`);
  expect(visits).toEqual([
    { page: '/Old', nobody: true, anonymous: true },
    { page: '/Recent', nobody: false, anonymous: false },
  ]);
});
