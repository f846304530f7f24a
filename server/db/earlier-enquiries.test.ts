import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, test } from 'vitest';
import { fillLeads } from '#server/testing/lead-rows.ts';
import { programForThisTest } from '#server/testing/test-program.ts';
import { earlierEnquiries } from './earlier-enquiries.ts';
import { leads } from './schema/leads.ts';

interface Step {
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
}

const rowsRead = (step: Step): number =>
  (step.Plans ?? []).reduce(
    (read, part) => read + rowsRead(part),
    step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0),
  );

test('of a sender who has all the leads, few are read to count the earlier ones of any', async () => {
  const { database } = await programForThisTest();
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    await fillLeads(client, 5_000);
    await client.query(`UPDATE leads SET email = 'Thandi@nkosilaw.co.za', phone = '+27821234567'`);
    await client.query('VACUUM ANALYZE leads');
    const { rows } = await client.query<{ id: string }>('SELECT id FROM leads ORDER BY created_at, id');
    const readFor = async (id: string | undefined) => {
      const answer = await drizzle(client).execute<{ 'QUERY PLAN': [{ Plan: Step }] }>(
        sql`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) SELECT ${earlierEnquiries(leads)} FROM leads WHERE leads.id = ${id}`,
      );
      return rowsRead((answer.rows[0] as { 'QUERY PLAN': [{ Plan: Step }] })['QUERY PLAN'][0].Plan);
    };
    expect(await readFor(rows[0]?.id), 'the first').toBeLessThan(10);
    expect(await readFor(rows.at(-1)?.id), 'the last').toBeLessThan(1_000);
  } finally {
    await client.end();
  }
});
