// What the figures say once a database from before is brought up to date.
import { expect, test } from 'vitest';
import { databaseFromBefore } from '#server/testing/database-from-before.ts';
import { fillLeads } from '#server/testing/lead-rows.ts';

test('lines of nothing from before are gone once the schema is up to date, and no other', async () => {
  const { client, bringUpToDate } = await databaseFromBefore('0012');
  await client.query(`INSERT INTO dashboard_metrics SELECT '2026-01-05', kind, name, leads, 0, 0, 0, 0, won, 0
    FROM (VALUES ('source', 'jane', 0, 0), ('source', 'google', 1, 0), ('day', '', 0, 1)) AS line (kind, name, leads, won)`);
  await bringUpToDate();
  const { rows } = await client.query('SELECT kind, name FROM dashboard_metrics ORDER BY kind');
  expect(rows).toEqual([
    { kind: 'day', name: '' },
    { kind: 'source', name: 'google' },
  ]);
});

test('losses from before are counted once the schema is up to date, also where the latest changes were not summed up', async () => {
  const { client, bringUpToDate } = await databaseFromBefore('0018');
  await fillLeads(client, 300);
  await client.query(`UPDATE leads SET status = 'contacted', lost_reason = NULL, closed_at = NULL
    WHERE id IN (SELECT id FROM leads WHERE lost_reason = 'price' LIMIT 5)`);
  await bringUpToDate();
  await client.query(
    `UPDATE leads SET lost_reason = 'timing' WHERE id IN (SELECT id FROM leads WHERE lost_reason = 'price' LIMIT 5)`,
  );
  const sums = async () => (await client.query('SELECT * FROM dashboard_metrics ORDER BY day, kind, name')).rows;
  await client.query('SELECT sum_metrics()');
  const kept = await sums();
  await client.query('SELECT recount_metrics()');
  expect(kept.filter(({ kind }) => kind === 'loss').length).toBeGreaterThan(20);
  expect(kept).toEqual(await sums());
});

test('visits from before are counted by day and page once the schema is up to date, without programs and lost ones', async () => {
  const { client, bringUpToDate } = await databaseFromBefore('0022');
  await client.query(`INSERT INTO analytics_events (id, name, page, fields, is_bot, at)
    SELECT gen_random_uuid(), name, page, '{}', is_bot, at::timestamptz FROM (VALUES
      ('page_view', '/paarl', false, '2026-11-01T21:59Z'), ('page_view', '/paarl', false, '2026-11-01T22:00Z'),
      ('page_view', '/paarl', false, '2026-11-02T09:00Z'), ('page_view', '/paarl', true, '2026-11-02T09:00Z'),
      ('page_view', '/invented', false, '2026-11-02T09:00Z'), ('page_view', '/other', false, '2026-11-02T09:00Z'),
      ('events_dropped', '', false, '2026-11-02T09:00Z')) AS event (name, page, is_bot, at)`);
  await bringUpToDate();
  const { rows } = await client.query('SELECT day::text, name, page, events FROM visit_figures ORDER BY day, page');
  expect(rows).toEqual([
    { day: '2026-11-01', name: 'page_view', page: '/paarl', events: 1 },
    { day: '2026-11-02', name: 'page_view', page: '/paarl', events: 2 },
    { day: '2026-11-02', name: 'page_view', page: 'other', events: 2 },
  ]);
});
