import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { transactionOn } from '#server/db/transaction.ts';
import { enrol, lastToken, signInWith } from '#server/testing/people.ts';
import { emailOf, staffPassword } from '#server/testing/sign-in.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';
import { resetPassword } from './reset-password.ts';

let program: TestProgram;
beforeEach(async () => {
  program = await startTestProgram();
});
afterEach(() => program.stop());

interface Mail {
  id: string;
  kind: string;
  name: string;
  email: string;
  state: string;
}

const own = emailOf('ceo');
const proof = { password: staffPassword };
const told = async () =>
  (await program.rows<{ kind: string; email: string }>('SELECT kind, email FROM staff_notices ORDER BY id')).map(
    ({ kind, email }) => [kind, email],
  );
const send = async (path: string, cookie: string, body: object) =>
  expect((await program.send('POST', path, cookie, body)).status).toBe(200);
const opened = () => ({ db: drizzle(program.pool), transaction: transactionOn(program.pool) });
const newPassword = { current_password: staffPassword, new_password: 'a brown kettle sings' };

test.each<[string, () => Promise<unknown>, string[]]>([
  [
    'a changed password',
    async () => send('/api/account/password', await program.signIn('ceo'), newPassword),
    ['password_changed'],
  ],
  [
    'a password by a recovery link',
    async () => {
      await program.post('/api/auth/recover', { email: own });
      const token = await lastToken(program, 'recovery');
      await program.post('/api/auth/set-password', { token, password: 'a brown kettle sings' });
    },
    ['password_changed'],
  ],
  [
    'what the command on the machine changes',
    async () => {
      await enrol(program, await program.signIn('ceo'));
      const reset = { email: own, password: undefined, removeSecondFactor: true };
      await resetPassword(opened(), reset, []);
      await resetPassword(opened(), reset, []);
    },
    ['second_factor_on', 'password_changed', 'second_factor_off', 'password_changed'],
  ],
  [
    'a second factor and what comes with it',
    async () => {
      const { cookie, recovery_codes } = await enrol(program, await program.signIn('ceo'));
      const half = await signInWith(program, own);
      await send('/api/auth/second-factor', half.cookie, { code: recovery_codes[0] });
      await send('/api/account/recovery-codes', cookie, proof);
      await send('/api/account/second-factor/remove', cookie, proof);
    },
    ['second_factor_on', 'recovery_code_used', 'recovery_codes_made', 'second_factor_off'],
  ],
])('%s is told to whom the account belongs', async (_, change, kinds) => {
  await change();
  expect(await told()).toEqual(kinds.map((kind) => [kind, own]));
  expect(await program.rows(`SELECT FROM outbox WHERE kind = 'account_notice'`)).toHaveLength(kinds.length);
});

test('a new address is told to the old one, and what was told before does not follow to the new one', async () => {
  const cookie = await program.signIn('ceo');
  await send('/api/account/password', cookie, newPassword);
  await send('/api/account/email', cookie, { email: 'new@highveldstudio.example', password: newPassword.new_password });
  await send('/api/auth/confirm-email', cookie, { token: await lastToken(program, 'new_email') });
  expect(await told()).toEqual([
    ['password_changed', own],
    ['email_changed', own],
  ]);
  const admin = await program.signIn('admin');
  const read = async () =>
    ((await (await program.get('/api/mails', admin)).json()) as { mails: Mail[] }).mails.filter(
      ({ kind }) => kind === 'account_notice',
    );
  const kept = ['CEO', own, 'kept'];
  await expect
    .poll(async () => (await read()).map(({ name, email, state }) => [name, email, state]))
    .toEqual([kept, kept]);
  const notices = await read();
  expect(await (await program.get(`/api/mails/${notices[0]?.id}`, admin)).text()).toContain(
    'Your address was changed.',
  );
  const member = await program.signIn('member');
  expect((await program.get(`/api/mails/${notices[0]?.id}`, member)).status).toBe(404);
  expect(await (await program.get('/api/mails', member)).json()).toMatchObject({ mails: [] });
});

test('a first password, a change that is refused and one of an account that is closed are told to nobody', async () => {
  const admin = await program.signIn('admin');
  await program.send('POST', '/api/staff', admin, { name: 'Sipho', email: 'sipho@x.example', role: 'member' });
  const token = await lastToken(program, 'invitation');
  expect((await program.post('/api/auth/set-password', { token, password: newPassword.new_password })).status).toBe(
    200,
  );

  const wrong = { ...newPassword, current_password: 'not my password' };
  expect((await program.send('POST', '/api/account/password', admin, wrong)).status).toBe(422);

  await program.rows(`UPDATE staff SET disabled_at = now() WHERE email = '${own}'`);
  await resetPassword(opened(), { email: own, password: undefined, removeSecondFactor: false }, []);
  expect(await told()).toEqual([]);
});
