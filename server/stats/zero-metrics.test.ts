import { expect, test } from 'vitest';
import { sitAtDesk } from '#server/testing/lead-desk.ts';
import { programForThisTest } from '#server/testing/test-program.ts';

test('the name of a source goes from the figures with the last lead that bore it, and from the charts at once', async () => {
  const program = await programForThisTest();
  const desk = await sitAtDesk(program);
  const sum = () => program.rows('SELECT sum_metrics()');
  const [gone, other, won] = [await desk.receive(), await desk.receive(), await desk.receive()];
  const touch = JSON.stringify({ utm_source: 'jane.doe@example.co.za' });
  await program.rows('UPDATE leads SET last_touch = $1, first_touch = NULL WHERE id = ANY($2)', [
    touch,
    [gone.id, other.id],
  ]);
  await program.rows(
    `UPDATE leads SET status = 'closed_won', closed_at = now() - interval '3 days', estimated_value = 0,
    created_at = now() - interval '9 days' WHERE id = $1`,
    [won.id],
  );
  const named = async () =>
    (await program.rows<{ leads: number }>(`SELECT leads FROM dashboard_metrics WHERE name LIKE 'jane.doe@%'`)).map(
      ({ leads }) => leads,
    );
  await sum();
  expect(await named()).toEqual([2]);
  await desk.send('DELETE', `/api/leads/${gone.id}`);
  await sum();
  expect(await named()).toEqual([1]);
  await desk.send('DELETE', `/api/leads/${other.id}`);
  // Not even until it is summed up do the charts name it.
  expect(JSON.stringify((await desk.send('GET', '/api/stats/trends')).body)).not.toContain('jane.doe');
  await sum();
  expect(await named()).toEqual([]);
  // A day on which something was won, and nothing arrived, stays.
  const days = await program.rows(`SELECT leads, won FROM dashboard_metrics WHERE kind = 'day' ORDER BY day`);
  expect(days).toEqual([
    { leads: 1, won: 0 },
    { leads: 0, won: 1 },
  ]);
});
