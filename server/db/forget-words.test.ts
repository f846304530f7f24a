import { expect, test } from 'vitest';
import { databaseFromBefore } from '#server/testing/database-from-before.ts';
import { fillLeads } from '#server/testing/lead-rows.ts';

test('of what was deleted before, no digest is left once the schema is up to date; of leads and what is held it stays', async () => {
  const { client, bringUpToDate } = await databaseFromBefore('0023');
  await fillLeads(client, 1);
  await client.query(`INSERT INTO quarantine (id, reference, enquiry, origin, spam_score, spam_reasons)
    VALUES (gen_random_uuid(), 'HELD-0001', '{}', '{}', 9, '[]')`);
  await client.query(`INSERT INTO submissions (submission_id, id, reference, digest)
    SELECT gen_random_uuid(), gen_random_uuid(), reference, found FROM (
      SELECT 'lead', reference FROM leads UNION SELECT 'held', reference FROM quarantine
      UNION VALUES ('deleted', 'GONE-0001')) AS receipt (found, reference)`);
  await bringUpToDate();
  const { rows } = await client.query('SELECT digest FROM submissions ORDER BY digest');
  expect(rows.map(({ digest }) => digest)).toEqual(['', 'held', 'lead']);
});
