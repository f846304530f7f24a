import { expect, test } from 'vitest';
import type { Staff } from '#domain/staff.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { hideWith } from '#server/hide.ts';
import { noLimits } from '#server/limits.ts';
import { programForThisTest } from '#server/testing/test-program.ts';
import { tellDemo } from './tell-demo.ts';

test('the demonstration is the same story every time, and nobody gets a mail because of it', async () => {
  const now = new Date();
  const told = async () => {
    const program = await programForThisTest();
    const { db, transaction, close } = await openDatabase({ databaseUrl: program.database.url, dataDir: '' });
    const people = await program.rows<Staff>('SELECT id, email, name, role FROM staff ORDER BY email');
    const unheard = { announce() {}, count() {}, logFault() {}, wakeRelay() {}, findPage: () => undefined };
    await tellDemo({ db, transaction, takeLimit: noLimits, hide: hideWith('demo'), ...unheard }, people, now, 80);
    await close();
    expect(await program.rows('SELECT FROM outbox')).toEqual([]);
    expect(await program.rows('SELECT FROM quarantine')).toEqual([]);
    return program.rows<{ form: string; status: string; priority: string; created_at: Date; said: number }>(
      `SELECT form, page, name, company, message, status, priority, created_at, first_response_at, closed_at, estimated_value,
         (SELECT count(*)::int FROM communications WHERE lead_id = leads.id) AS said
       FROM leads ORDER BY created_at, name`,
    );
  };
  const story = await told();
  expect(story).toHaveLength(80);
  expect(await told()).toEqual(story);
  const kinds = (field: 'form' | 'status' | 'priority') => new Set(story.map((lead) => lead[field])).size;
  expect([kinds('form'), kinds('status'), kinds('priority')]).toEqual([4, 8, 4]);
  expect(story.every(({ created_at }) => created_at <= now)).toBe(true);
  expect(story.reduce((sum, { said }) => sum + said, 0)).toBeGreaterThan(80);
});
