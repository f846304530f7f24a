import { expect, inject, test } from 'vitest';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { query } from '#server/testing/test-cluster.ts';
import { programForThisTest } from '#server/testing/test-program.ts';

test('a database that may only be read is away: for health checks, for collectors and for enquiries', async () => {
  const program = await programForThisTest({ METRICS_PORT: '0' });
  const { database } = program.database.connection;
  const readOnly = async (setting: 'on' | 'off') => {
    await query(inject('cluster'), `ALTER DATABASE ${database} SET default_transaction_read_only = ${setting}`);
    await query(
      inject('cluster'),
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`,
    );
  };
  const health = async () => (await program.get('/api/health')).status;
  const told = async () => /^studio_database_up \d/m.exec(await (await fetch(program.metricsUrl ?? '')).text())?.[0];
  expect([await health(), await told()]).toEqual([200, 'studio_database_up 1']);
  await readOnly('on');
  await expect.poll(health).toBe(503);
  await expect.poll(told).toBe('studio_database_up 0');
  expect((await program.post('/api/enquiries', anEnquiry())).status).toBe(503);
  await readOnly('off');
  await expect.poll(health).toBe(200);
  await expect.poll(told).toBe('studio_database_up 1');
});
