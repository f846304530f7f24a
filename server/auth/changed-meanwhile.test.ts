import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enrol, signInWith, totp } from '#server/testing/people.ts';
import { emailOf, staffPassword } from '#server/testing/sign-in.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
beforeEach(async () => {
  program = await startTestProgram();
  await program.rows(`CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(2); RETURN NEW; END $$`);
});
afterEach(() => program.stop());

const somebodyDawdles = () =>
  vi.waitUntil(
    async () =>
      (await program.rows(`SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`))
        .length > 0,
    { timeout: 10_000, interval: 20 },
  );

/** Until it is answered it has ended the other sessions, and is not committed. */
async function beginToChange(cookie: string): Promise<() => Promise<Response>> {
  await program.rows(`CREATE TRIGGER dawdle AFTER DELETE ON staff_sessions EXECUTE FUNCTION dawdle()`);
  const change = { current_password: staffPassword, new_password: 'copper kettle seven ravens' };
  const changing = program.send('POST', '/api/account/password', cookie, change);
  await somebodyDawdles();
  return () => changing;
}

test('a sign-in with the old password does not outlive the change that it met', async () => {
  const cookie = await program.signIn('ceo');
  const changed = await beginToChange(cookie);
  const { status } = await signInWith(program, emailOf('ceo'));
  expect([status, (await changed()).status]).toEqual([401, 200]);
  expect(await program.rows('SELECT FROM staff_sessions')).toHaveLength(1);
  expect((await program.get('/api/session', cookie)).status).toBe(200);
});

test('nothing comes of an old password that was right when the change began', async () => {
  const cookie = await program.signIn('ceo');
  const other = await program.signIn('ceo');
  const changed = await beginToChange(cookie);
  const send = (path: string, body: object) => program.send('POST', `/api/account/${path}`, other, body);
  const answers = await Promise.all([
    send('password', { current_password: staffPassword, new_password: 'four stolen umbrellas gone' }),
    send('email', { password: staffPassword, email: 'somebody-else@example.com' }),
    send('second-factor/remove', { password: staffPassword }),
    send('recovery-codes', { password: staffPassword }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  expect((await changed()).status).toBe(200);
  expect((await signInWith(program, emailOf('ceo'), 'copper kettle seven ravens')).status).toBe(200);
  expect(await program.rows('SELECT FROM staff_links')).toEqual([]);
});

test('a sign-in without the second factor does not outlive that it was turned on', async () => {
  const cookie = await program.signIn('ceo');
  const send = (step: string, body: object) => program.send('POST', `/api/account/second-factor/${step}`, cookie, body);
  const { key } = (await (await send('start', { password: staffPassword })).json()) as { key: string };
  await program.rows(`CREATE TRIGGER dawdle BEFORE INSERT ON staff_sessions FOR EACH ROW WHEN (NEW.user_agent = 'slow')
    EXECUTE FUNCTION dawdle()`);
  const credentials = { email: emailOf('ceo'), password: staffPassword };
  const signingIn = program.post('/api/auth/sign-in/email', credentials, { 'user-agent': 'slow' });
  await somebodyDawdles();
  expect((await send('confirm', { code: totp(key) })).status).toBe(200);
  expect((await signingIn).status).toBe(401);
  expect(await program.rows('SELECT FROM staff_sessions')).toHaveLength(1);
});

test('nor does one that waited for its code outlive a change of the password', async () => {
  const { key, cookie } = await enrol(program, await program.signIn('ceo'));
  const half = await signInWith(program, emailOf('ceo'));
  await program.rows(`CREATE TRIGGER dawdle BEFORE INSERT ON staff_sessions FOR EACH ROW EXECUTE FUNCTION dawdle()`);
  const signingIn = program.send('POST', '/api/auth/second-factor', half.cookie, { code: totp(key, 1) });
  await somebodyDawdles();
  const change = { current_password: staffPassword, new_password: 'copper kettle seven ravens' };
  expect((await program.send('POST', '/api/account/password', cookie, change)).status).toBe(200);
  expect((await signingIn).status).toBe(401);
  expect(await program.rows('SELECT FROM staff_sessions')).toHaveLength(1);
});

test('nor does a second factor that was being turned on, or whoever turned it on', async () => {
  const cookie = await program.signIn('ceo');
  const other = await program.signIn('ceo');
  const send = (step: string, body: object) => program.send('POST', `/api/account/second-factor/${step}`, other, body);
  const { key } = (await (await send('start', { password: staffPassword })).json()) as { key: string };
  await program.rows(`CREATE TRIGGER dawdle BEFORE INSERT ON staff_sessions FOR EACH ROW EXECUTE FUNCTION dawdle()`);
  const confirming = send('confirm', { code: totp(key) });
  await somebodyDawdles();
  const change = { current_password: staffPassword, new_password: 'copper kettle seven ravens' };
  expect((await program.send('POST', '/api/account/password', cookie, change)).status).toBe(200);
  expect((await confirming).status).toBe(401);
  expect(await program.rows('SELECT FROM staff_sessions')).toHaveLength(1);
  expect(await (await program.get('/api/session', cookie)).json()).toMatchObject({ second_factor: false });
  expect((await signInWith(program, emailOf('ceo'), change.new_password)).body).toEqual({ ok: true });
});
