// Every figure against a plain count over the leads themselves, after many changes of all kinds.
import pg from 'pg';
import { expect, test } from 'vitest';
import { leadStatuses, leadTabs } from '#domain/lead.ts';
import { transactionOn } from '#server/db/transaction.ts';
import { sitAtDesk } from '#server/testing/lead-desk.ts';
import { fillLeads } from '#server/testing/lead-rows.ts';
import { programForThisTest, type TestProgram } from '#server/testing/test-program.ts';
import { rollUp } from './roll-up.ts';

const localDay = (column: string) => `(${column} AT TIME ZONE 'Africa/Johannesburg')::date`;
const today = localDay('now()');

test('after thousands of random changes, summed up in between or not, every figure is what a plain count says', async () => {
  const program = await programForThisTest();
  const desk = await sitAtDesk(program);
  const { pool } = program;
  const client = new pg.Client(program.database.connection);
  await client.connect();
  await fillLeads(client, 3000);
  await client.end();
  // Into the last days, so that today, yesterday, this month and the window all hold something.
  await pool.query(`UPDATE leads SET created_at = now() - random() * interval '45 days' WHERE random() < 0.5`);
  await pool.query(`UPDATE leads SET closed_at = now() - random() * interval '20 days' WHERE closed_at IS NOT NULL`);
  await pool.query(`INSERT INTO communications (id, lead_id, channel, direction, body, at)
    SELECT gen_random_uuid(), id, 'call', 'outbound', '', now() - random() * interval '3 days' FROM leads LIMIT 500`);
  const transaction = transactionOn(pool);
  for (let round = 0; round < 4; round++) {
    await Promise.all([changeMany(pool), changeMany(pool), rollUp(transaction), changeMany(pool)]);
    await expectAll(program, desk.cookie);
    if (round % 2) await rollUp(transaction);
    await expectAll(program, desk.cookie);
  }
  await rollUp(transaction);
  const sums = () => program.rows('SELECT * FROM dashboard_metrics ORDER BY day, kind, name');
  const kept = await sums();
  await program.rows('SELECT recount_metrics()');
  expect(kept.length).toBeGreaterThan(100);
  expect(await sums()).toEqual(kept);
});

/** What staff and time do to leads, in no order. */
async function changeMany(pool: pg.Pool) {
  const some = `id IN (SELECT id FROM leads ORDER BY random() LIMIT 60 FOR UPDATE SKIP LOCKED)`;
  const anyStatus = `(ARRAY[${leadStatuses.map((status) => `'${status}'`).join(', ')}])[1 + floor(random() * 8)::int]`;
  await pool.query(`UPDATE leads SET status = ${anyStatus} WHERE ${some}`);
  await pool.query(
    `UPDATE leads SET closed_at = CASE WHEN status LIKE 'closed%' THEN now() - random() * interval '9 days' END,
       priority = 'urgent', estimated_value = floor(random() * 100000), lead_score = floor(random() * 100) WHERE ${some}`,
  );
  await pool.query(
    `UPDATE leads SET lost_reason = CASE WHEN status = 'closed_lost' THEN (ARRAY[NULL, 'price', 'timing'])[1 + floor(random() * 3)::int] END
     WHERE ${some}`,
  );
  await pool.query(`UPDATE leads SET first_response_at = created_at + random() * interval '3 hours' WHERE ${some}`);
  await pool.query(
    `DELETE FROM leads WHERE id IN (SELECT id FROM leads ORDER BY random() LIMIT 5 FOR UPDATE SKIP LOCKED)`,
  );
}

async function expectAll(program: TestProgram, cookie: string) {
  const get = async (path: string) => (await (await program.get(path, cookie)).json()) as Record<string, unknown>;
  const one = async (text: string) => (await program.rows<Record<string, unknown>>(text))[0];
  const recent = `${localDay('created_at')} > ${today} - 30`;
  const wonOn = (days: string) => `status = 'closed_won' AND ${localDay('closed_at')} ${days}`;
  const month = `>= date_trunc('month', ${today})`;
  expect(await get('/api/stats')).toEqual(
    await one(`SELECT
      count(*) FILTER (WHERE ${localDay('created_at')} = ${today})::int AS new_leads_today,
      count(*) FILTER (WHERE ${localDay('created_at')} = ${today} - 1)::int AS new_leads_yesterday,
      coalesce(sum(estimated_value) FILTER (WHERE ${wonOn(month)}), 0)::int AS revenue_this_month,
      coalesce(sum(estimated_value) FILTER (WHERE ${wonOn(`= ${today}`)}), 0)::int AS revenue_today,
      count(*) FILTER (WHERE ${wonOn(month)})::int AS closed_this_month,
      round(avg(extract(epoch FROM first_response_at - created_at)::int) FILTER (WHERE ${recent}) / 60)::int AS average_response_minutes,
      count(*) FILTER (WHERE ${recent})::int AS total_leads,
      round(100.0 * count(*) FILTER (WHERE ${recent} AND status = 'closed_won') / count(*) FILTER (WHERE ${recent}))::int AS conversion_rate,
      round(avg(lead_score) FILTER (WHERE ${recent}))::int AS average_score,
      count(*) FILTER (WHERE status = 'new')::int AS new_leads,
      count(*) FILTER (WHERE status IN ('contacted', 'qualified'))::int AS in_progress,
      count(*) FILTER (WHERE status = 'closed_won')::int AS converted,
      coalesce(sum(estimated_value) FILTER (WHERE status NOT IN ('closed_won', 'closed_lost')), 0)::int AS pipeline_value,
      (SELECT count(*) FROM communications WHERE ${localDay('at')} = ${today})::int AS communications_today
    FROM leads`),
  );

  const by = (name: string) =>
    program.rows(`SELECT * FROM (
      SELECT ${name} AS name, count(*)::int AS leads, count(*) FILTER (WHERE status = 'closed_won')::int AS won
      FROM leads WHERE ${recent} GROUP BY 1) AS counted ORDER BY leads DESC, name`);
  const days = await program.rows(`
    SELECT to_char(day, 'YYYY-MM-DD') AS day,
      (SELECT count(*) FROM leads WHERE ${localDay('created_at')} = day)::int AS leads,
      (SELECT count(*) FROM leads WHERE ${wonOn('= day')})::int AS won,
      (SELECT coalesce(sum(estimated_value), 0) FROM leads WHERE ${wonOn('= day')})::int AS won_value
    FROM generate_series(${today} - 29, ${today}, interval '1 day') AS day`);
  expect(await get('/api/stats/trends')).toEqual({
    days,
    statuses: await by('status'),
    sources: await by(`coalesce(last_touch ->> 'utm_source', 'direct')`),
    pages: await by('page'),
    losses: await program.rows(`SELECT lost_reason AS name, count(*)::int AS leads FROM leads
      WHERE status = 'closed_lost' AND ${localDay('closed_at')} > ${today} - 30 GROUP BY 1 ORDER BY lost_reason IS NULL, leads DESC, name`),
  });

  const counts = await get('/api/leads/counts');
  const standing = await program.rows<{ status: string; priority: string; leads: number }>(
    'SELECT status, priority, count(*)::int AS leads FROM leads GROUP BY status, priority',
  );
  const sum = (isMeant: (row: (typeof standing)[number]) => boolean) =>
    standing.filter(isMeant).reduce((total, row) => total + row.leads, 0);
  expect(counts.tabs).toEqual(
    Object.fromEntries(
      Object.entries(leadTabs).map(([tab, statuses]) => [
        tab,
        sum(({ status }) => (statuses as readonly string[]).includes(status)),
      ]),
    ),
  );
  expect(counts.statuses).toMatchObject({ new: sum(({ status }) => status === 'new') });
  expect(counts.priorities).toMatchObject({ low: sum(({ priority }) => priority === 'low') });
  const filtered = await get('/api/leads?tab=in_progress&priority=urgent&limit=1');
  expect(filtered.total).toBe(
    sum(
      ({ status, priority }) => priority === 'urgent' && (leadTabs.in_progress as readonly string[]).includes(status),
    ),
  );
}
