import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { transactionOn } from '#server/db/transaction.ts';
import { sitAtDesk } from '#server/testing/lead-desk.ts';
import { programForThisTest } from '#server/testing/test-program.ts';
import { rollUp } from './roll-up.ts';

test('what waits to be summed up while everything is counted anew is counted once', async () => {
  const program = await programForThisTest();
  const desk = await sitAtDesk(program);
  for (let i = 0; i < 3; i++) await desk.receive();
  const operator = new pg.Client(program.database.connection);
  await operator.connect();
  onTestFinished(() => operator.end());
  await operator.query('BEGIN');
  await operator.query('SELECT recount_metrics()');
  const summed = rollUp(transactionOn(program.pool));
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(() => program.rows(waiting)).not.toEqual([]);
  await operator.query('COMMIT');
  await summed;
  expect(await program.rows(`SELECT leads FROM dashboard_metrics WHERE kind = 'day'`)).toEqual([{ leads: 3 }]);
  expect(await program.rows('SELECT sum(leads)::int AS leads FROM get_lead_counts()')).toEqual([{ leads: 3 }]);
});
