import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lastToken, signInWith } from '#server/testing/people.ts';
import { emailOf, staffPassword } from '#server/testing/sign-in.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
let cookie: string;
beforeEach(async () => {
  program = await startTestProgram();
  cookie = await program.signIn('member');
});
afterEach(() => program.stop());

const actions = async () =>
  (await program.rows<{ action: string }>('SELECT action FROM audit_log ORDER BY id')).map(({ action }) => action);
const status = async (path: string, as: string) => (await program.get(path, as)).status;

describe('a password', () => {
  const change = (current_password: string, new_password: string) =>
    program.send('POST', '/api/account/password', cookie, { current_password, new_password });

  test('changes when the old one is right, ends the other sessions and every link that was sent', async () => {
    const other = await program.signIn('member');
    await program.post('/api/auth/recover', { email: emailOf('team') });
    expect((await change(staffPassword, 'a brown kettle sings')).status).toBe(200);
    expect(await status('/api/leads', cookie)).toBe(200);
    expect(await status('/api/leads', other)).toBe(401);
    expect((await signInWith(program, emailOf('team'))).status).toBe(401);
    expect((await signInWith(program, emailOf('team'), 'a brown kettle sings')).status).toBe(200);
    const token = await lastToken(program, 'recovery');
    expect((await program.post('/api/auth/link', { token })).status).toBe(404);
    expect(await actions()).toContain('password_changed');
  });

  test.each([
    ['not my password', 'a brown kettle sings', 'current_password'],
    [staffPassword, 'too short', 'new_password'],
    [staffPassword, 'x'.repeat(129), 'new_password'],
    [staffPassword, 'password12345', 'new_password'],
    [staffPassword, 'highveld at sunrise', 'new_password'],
    [staffPassword, 'our team sings loudly', 'new_password'],
  ])('from %s to %s is refused at its field, and nothing changes', async (from, to, field) => {
    const answer = await change(from, to);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { errors: object }).errors).toHaveProperty(field);
    expect((await signInWith(program, emailOf('team'))).status).toBe(200);
  });
});

test('a name is cleaned and kept, and the log says from what to what', async () => {
  const answer = await program.send('PATCH', '/api/account', cookie, { name: '  Lerato \u202e  M. ' });
  expect(await answer.json()).toEqual({ name: 'Lerato M.', morning_mail: true });
  expect(await (await program.get('/api/session', cookie)).json()).toMatchObject({ name: 'Lerato M.' });
  for (const name of [' ', '\u200b', '\u2060 \u00ad'])
    expect((await program.send('PATCH', '/api/account', cookie, { name })).status).toBe(422);
  await program.send('PATCH', '/api/account', cookie, { name: 'Lerato M.' });
  expect(await program.rows(`SELECT detail FROM audit_log WHERE action = 'name_changed'`)).toEqual([
    { detail: { from: 'Team Member', to: 'Lerato M.' } },
  ]);
});

describe('devices', () => {
  interface Device {
    id: string;
    device: string;
    is_current: boolean;
  }
  const list = async () =>
    ((await (await program.get('/api/account/sessions', cookie)).json()) as { devices: Device[] }).devices;

  test('are listed by what they call themselves, this one marked, without what would open them', async () => {
    await program.post(
      '/api/auth/sign-in/email',
      { email: emailOf('team'), password: staffPassword },
      { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1' },
    );
    await program.signIn('ceo');
    const devices = await list();
    expect(devices.map(({ device }) => device)).toContain('Safari on iPhone');
    expect(devices).toHaveLength(2);
    expect(devices.filter(({ is_current }) => is_current)).toHaveLength(1);
    const tokens = await program.rows<{ token: string }>('SELECT token FROM staff_sessions');
    for (const { token } of tokens) expect(JSON.stringify(devices)).not.toContain(token);
  });

  test('can be ended one by one, the others together, or all', async () => {
    const [second, third, fourth] = [
      await program.signIn('member'),
      await program.signIn('member'),
      await program.signIn('member'),
    ];
    const one = (await list()).find(({ is_current }) => !is_current);
    expect((await program.send('DELETE', `/api/account/sessions/${one?.id}`, cookie)).status).toBe(200);
    expect((await program.send('DELETE', `/api/account/sessions/${one?.id}`, cookie)).status).toBe(404);
    expect(await list()).toHaveLength(3);
    const end = (which: string) => program.send('POST', '/api/account/sessions/end', cookie, { which });
    expect(await (await end('others')).json()).toEqual({ ended: 2 });
    for (const as of [second, third, fourth]) expect(await status('/api/leads', as)).toBe(401);
    expect(await status('/api/leads', cookie)).toBe(200);
    await end('all');
    expect(await status('/api/leads', cookie)).toBe(401);
    const ended = await program.rows(
      `SELECT detail->'count' AS count FROM audit_log WHERE action = 'sessions_ended' ORDER BY id`,
    );
    expect(ended).toEqual([{ count: 1 }, { count: 2 }, { count: 1 }]);
  });

  test('whose session is over by itself are neither listed nor counted; of the others the one used last comes first', async () => {
    await program.rows(`INSERT INTO staff_sessions (id, token, staff_id, ip_address, created_at, updated_at, expires_at)
      SELECT name, name, (SELECT id FROM staff WHERE role = 'member'), address, now() - age::interval, now() - used::interval, now() + rest::interval
      FROM (VALUES ('unused', '1.2.3.4', '2 hours', '61 minutes', '-1 minute'), ('busy', '1.2.3.4', '25 hours', '0', '1 hour'),
        ('first', '2001:0db8:0000:0001:0000:0000:0000:0000', '3 hours', '20 minutes', '40 minutes'),
        ('second', '1.2.3.4', '2 hours', '10 minutes', '50 minutes')) AS session (name, address, age, used, rest)`);
    const [here, ...others] = await list();
    expect(here).toMatchObject({ is_current: true });
    expect(others).toMatchObject([
      { id: 'second', address: '1.2.3.4' },
      { id: 'first', address: '2001:db8:0:1::/64' },
    ]);
    const ended = await program.send('POST', '/api/account/sessions/end', cookie, { which: 'others' });
    expect(await ended.json()).toEqual({ ended: 2 });
    expect(await program.rows('SELECT id FROM staff_sessions')).toEqual([{ id: here?.id }]);
  });

  test('of somebody else cannot be ended', async () => {
    const ceo = await program.signIn('ceo');
    const [session] = await program.rows<{ id: string }>(
      `SELECT session.id FROM staff_sessions AS session JOIN staff ON staff.id = staff_id WHERE role = 'ceo'`,
    );
    for (const id of [session?.id, '%00', 'x'.repeat(65)])
      expect((await program.send('DELETE', `/api/account/sessions/${id}`, cookie)).status).toBe(404);
    expect(await status('/api/leads', ceo)).toBe(200);
  });
});
