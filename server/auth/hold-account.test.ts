import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastToken } from '#server/testing/people.ts';
import { emailOf, staffPassword } from '#server/testing/sign-in.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
beforeEach(async () => {
  program = await startTestProgram();
});
afterEach(() => program.stop());

const fresh = 'copper kettle seven ravens';

/** What somebody does with the account of the team, each ready to be sent. */
async function stepsOf() {
  const [own, admin] = [await program.signIn('member'), await program.signIn('admin')];
  await program.signIn('member');
  const [team] = await program.rows<{ id: string }>('SELECT id FROM staff WHERE email = $1', [emailOf('team')]);
  await program.post('/api/auth/recover', { email: emailOf('team') });
  const recovery = await lastToken(program, 'recovery');
  await program.send('POST', '/api/account/email', own, { password: staffPassword, email: 'new@example.com' });
  const newEmail = await lastToken(program, 'new_email');
  const change = { current_password: staffPassword, new_password: fresh };
  return {
    'set a password by a link': () => program.post('/api/auth/set-password', { token: recovery, password: fresh }),
    'confirm an address': () => program.post('/api/auth/confirm-email', { token: newEmail }),
    'change the password': () => program.send('POST', '/api/account/password', own, change),
    'sign out everywhere': () => program.send('POST', '/api/account/sessions/end', own, { which: 'all' }),
    'disable the account': () => program.send('PATCH', `/api/staff/${team?.id}`, admin, { disabled: true }),
  };
}

/** Nobody gets past these rows until they are let go. */
async function holdAll(table: string, how = 'UPDATE'): Promise<() => Promise<void>> {
  const holder = new pg.Client(program.database.connection);
  await holder.connect();
  await holder.query(`BEGIN; SELECT FROM ${table} FOR ${how}`);
  return () => holder.end();
}

const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
const untilWaiting = (many: number) =>
  vi.waitUntil(async () => (await program.rows(waiting)).length === many, { timeout: 10_000, interval: 20 });

test.each([
  ['set a password by a link', 'change the password', 'staff_links'],
  ['set a password by a link', 'disable the account', 'staff_links'],
  ['confirm an address', 'disable the account', 'staff_links'],
  ['sign out everywhere', 'disable the account', 'staff_sessions'],
  ['change the password', 'disable the account', 'staff_sessions'],
] as const)('to %s and to %s at the same moment is done one after the other', async (first, second, table) => {
  const steps = await stepsOf();
  const letGo = await holdAll(table);
  const one = steps[first]();
  await untilWaiting(1);
  const other = steps[second]();
  await untilWaiting(2);
  await letGo();
  const answers = await Promise.all([one, other]);
  // What comes second may have become impossible, but neither is given up for the other.
  expect(answers.map(({ status }) => status)).toEqual([200, second === 'change the password' ? 422 : 200]);
});

// It names two, whose lead it becomes and who gave it to them: whoever holds all admins would wait for the one while it waits for
// the other.
test('to manage staff does not wait for a lead that is handed over, which names people and changes nothing about them', async () => {
  const admin = await program.signIn('admin');
  const [team] = await program.rows<{ id: string }>('SELECT id FROM staff WHERE email = $1', [emailOf('team')]);
  const letGo = await holdAll('staff', 'KEY SHARE');
  const disabled = await program.send('PATCH', `/api/staff/${team?.id}`, admin, { disabled: true });
  const sipho = { name: 'Sipho Dube', email: 'sipho@example.com', role: 'member' };
  const added = await program.send('POST', '/api/staff', admin, sipho);
  await letGo();
  expect([disabled.status, added.status]).toEqual([200, 201]);
});
