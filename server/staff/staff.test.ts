import pg from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { lastToken, signInWith } from '#server/testing/people.ts';
import { readStream } from '#server/testing/read-stream.ts';
import { emailOf } from '#server/testing/sign-in.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
let ceo: string;
beforeEach(async () => {
  program = await startTestProgram();
  ceo = await program.signIn('ceo');
});
afterEach(() => program.stop());

interface Person {
  id: string;
  email: string;
  role: string;
  disabled: boolean;
  invited: boolean;
  second_factor: boolean;
  created_at: string;
  last_sign_in_at: string | null;
}
const list = async () => ((await (await program.get('/api/staff', ceo)).json()) as { staff: Person[] }).staff;
const find = async (mailbox: string) => {
  const person = (await list()).find(({ email }) => email.startsWith(`${mailbox}@`));
  if (!person) throw new Error(`There is no ${mailbox}.`);
  return person;
};
const change = (id: string, body: unknown, cookie = ceo) => program.send('PATCH', `/api/staff/${id}`, cookie, body);
const sipho = { name: 'Sipho Dube', email: 'Sipho@Highveldstudio.example', role: 'member' };
const actions = async () =>
  (await program.rows<{ action: string }>('SELECT action FROM audit_log ORDER BY id')).map(({ action }) => action);

describe('a new colleague', () => {
  test('gets a mail, sets a password by its link, and is in', async () => {
    const added = await program.send('POST', '/api/staff', ceo, sipho);
    expect(added.status).toBe(201);
    expect(await find('sipho')).toMatchObject({
      invited: true,
      disabled: false,
      role: 'member',
      last_sign_in_at: null,
    });
    expect(await program.rows('SELECT kind FROM outbox')).toEqual([{ kind: 'staff_link' }]);
    expect((await signInWith(program, emailOf('sipho'), 'anything at all')).status).toBe(401);

    const token = await lastToken(program, 'invitation');
    const set = (password: string) => program.post('/api/auth/set-password', { token, password });
    expect((await set('sipho sings at dusk')).status).toBe(422);
    expect((await set('a brown kettle sings')).status).toBe(200);
    expect((await set('a brown kettle sings')).status).toBe(404);
    expect((await signInWith(program, emailOf('sipho'), 'a brown kettle sings')).status).toBe(200);
    expect(await find('sipho')).toMatchObject({ invited: false, last_sign_in_at: expect.any(String) });
    expect(await actions()).toEqual(expect.arrayContaining(['staff_added', 'password_reset', 'signed_in']));
  });

  test('can be invited again until the password is set, and no second account gets the same address', async () => {
    const { id } = (await (await program.send('POST', '/api/staff', ceo, sipho)).json()) as { id: string };
    expect((await program.send('POST', '/api/staff', ceo, { ...sipho, name: 'Another' })).status).toBe(422);
    expect((await program.send('POST', `/api/staff/${id}/invitation`, ceo)).status).toBe(200);
    expect(await program.rows('SELECT kind FROM outbox')).toHaveLength(2);
    expect(await actions()).toContain('staff_invited');
    await change(id, { disabled: true });
    expect((await program.send('POST', `/api/staff/${id}/invitation`, ceo)).status).toBe(404);
    await change(id, { disabled: false });
    await program.send('POST', `/api/staff/${id}/invitation`, ceo);
    const token = await lastToken(program, 'invitation');
    await program.post('/api/auth/set-password', { token, password: 'a brown kettle sings' });
    expect((await program.send('POST', `/api/staff/${id}/invitation`, ceo)).status).toBe(409);
  });

  test('stands after those who were there before, each with the last time that they signed in', async () => {
    await program.send('POST', '/api/staff', ceo, { ...sipho, name: 'Anele' });
    await program.rows(`INSERT INTO audit_log (staff_id, action, at) SELECT id, action, at::timestamptz FROM staff,
      (VALUES ('signed_in', '2026-01-02Z'), ('signed_in', '2026-01-03Z'), ('signed_out', '2026-01-04Z')) AS entry (action, at)
      WHERE role = 'member' AND name <> 'Anele' ORDER BY at`);
    expect((await list()).map(({ email }) => email.split('@')[0])).toEqual(['ceo', 'admin', 'team', 'sipho']);
    const team = await find('team');
    expect(team.last_sign_in_at).toBe('2026-01-03T00:00:00.000Z');
    expect(Date.now() - Date.parse(team.created_at)).toBeLessThan(3_600_000);
  });

  test.each([
    [{ ...sipho, email: 'not an address' }, 'email'],
    [{ ...sipho, name: ' ' }, 'name'],
    [{ ...sipho, name: '\u200b\u2060' }, 'name'],
    [{ ...sipho, role: 'owner' }, 'role'],
  ])('with %j is refused field by field', async (person, field) => {
    const answer = await program.send('POST', '/api/staff', ceo, person);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { errors: object }).errors).toHaveProperty(field);
  });
});

describe('an account', () => {
  test('that is disabled is out at once and stays out, and is back when it is enabled', async () => {
    const cookie = await program.signIn('member');
    const { id } = await find('team');
    expect((await change(id, { disabled: true })).status).toBe(200);
    expect((await program.get('/api/leads', cookie)).status).toBe(401);
    expect((await signInWith(program, emailOf('team'))).status).toBe(401);
    expect((await change(id, { disabled: false })).status).toBe(200);
    expect((await program.get('/api/leads', cookie)).status).toBe(401);
    expect((await signInWith(program, emailOf('team'))).status).toBe(200);
    expect(await actions()).toEqual(expect.arrayContaining(['staff_disabled', 'staff_enabled']));
  });

  test('that is disabled loses its open links for good: enabled again, it needs a new one', async () => {
    const setPassword = (token: string) =>
      program.post('/api/auth/set-password', { token, password: 'a brown kettle sings' });
    const { id } = await find('team');
    await program.post('/api/auth/recover', { email: emailOf('team') });
    const old = await lastToken(program, 'recovery');
    await change(id, { disabled: true });
    // As one that was under way in that moment.
    await program.rows(`INSERT INTO staff_links (id, kind, staff_id, email, expires_at)
      SELECT gen_random_uuid(), 'invitation', staff_id, email, expires_at FROM staff_links`);
    const late = await lastToken(program, 'invitation');
    await change(id, { disabled: false });
    for (const token of [old, late]) expect((await setPassword(token)).status).toBe(404);
    await program.post('/api/auth/recover', { email: emailOf('team') });
    expect((await setPassword(await lastToken(program, 'recovery'))).status).toBe(200);
  });

  test('that is disabled and enabled leaves nobody signed in, also who came in at the moment between', async () => {
    const cookie = await program.signIn('member');
    const { id } = await find('team');
    await program.rows('CREATE TABLE late AS SELECT * FROM staff_sessions WHERE staff_id = $1', [id]);
    await change(id, { disabled: true });
    await program.rows('INSERT INTO staff_sessions SELECT * FROM late');
    await change(id, { disabled: false });
    expect((await program.get('/api/leads', cookie)).status).toBe(401);
  });

  test('answers the right password like a wrong one while it is disabled', async () => {
    await change((await find('team')).id, { disabled: true });
    const [right, wrong] = [
      await signInWith(program, emailOf('team')),
      await signInWith(program, emailOf('team'), 'not-the-password'),
    ];
    expect(right).toEqual(wrong);
  });

  test('with another role may do that role’s work from the next request on', async () => {
    const cookie = await program.signIn('member');
    const { id } = await find('team');
    expect((await program.get('/api/staff', cookie)).status).toBe(403);
    await change(id, { role: 'admin', name: 'Lerato' });
    expect((await program.get('/api/staff', cookie)).status).toBe(200);
    const entries = await program.rows(`SELECT action, subject, detail FROM audit_log WHERE subject = $1 ORDER BY id`, [
      id,
    ]);
    expect(entries).toEqual([
      { action: 'staff_renamed', subject: id, detail: { from: 'Team Member', to: 'Lerato' } },
      { action: 'role_changed', subject: id, detail: { from: 'member', to: 'admin' } },
    ]);
  });

  test('with another name is told as a change of every lead, because lists call people by it', async () => {
    const stream = await readStream(program.url, ceo);
    onTestFinished(stream.close);
    await stream.next();
    const heard = async () => JSON.parse((await stream.next())?.replace('data: ', '') ?? '{}');
    const [own, team] = [(await find('ceo')).id, (await find('team')).id];
    await change(team, { name: 'Lerato' });
    expect(await heard()).toEqual({ staff: [team], leads: [] });
    await change(team, { name: 'Lerato', role: 'admin' });
    expect(await heard()).toEqual({ staff: [team] });
    await program.send('PATCH', '/api/account', ceo, { name: 'Nomsa' });
    expect(await heard()).toEqual({ staff: [own], leads: [] });
    await program.send('PATCH', '/api/account', ceo, { morning_mail: false });
    expect(await heard()).toEqual({ staff: [own] });
  });

  test('of one’s own can be neither disabled nor given another role', async () => {
    const { id } = await find('ceo');
    for (const body of [{ disabled: true }, { role: 'member' }, { role: 'admin' }])
      expect((await change(id, body)).status).toBe(403);
    expect((await change(id, { name: 'Nomsa' })).status).toBe(200);
  });

  test('two admins who disable each other at the same moment leave one of them', async () => {
    const admin = await program.signIn('admin');
    const [one, other] = [(await find('ceo')).id, (await find('admin')).id];
    // Both are held back until both are under way.
    const holder = new pg.Client(program.database.connection);
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT id FROM staff FOR UPDATE');
    const both = Promise.all([change(other, { disabled: true }, ceo), change(one, { disabled: true }, admin)]);
    const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await program.rows<{ count: number }>(waiting))[0]?.count !== 2);
    await holder.query('ROLLBACK');
    await holder.end();
    const answers = await both;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const left = await program.rows(`SELECT id FROM staff WHERE role <> 'member' AND disabled_at IS NULL`);
    expect(left).toHaveLength(1);
  });

  test('that is no admin’s any more ends also what it has just asked for', async () => {
    const admin = await program.signIn('admin');
    const { id } = (await (await program.send('POST', '/api/staff', ceo, sipho)).json()) as { id: string };
    const holder = new pg.Client(program.database.connection);
    await holder.connect();
    await holder.query(`BEGIN; UPDATE staff SET role = 'member' WHERE role = 'admin'`);
    const lerato = { name: 'Lerato', email: 'lerato@highveldstudio.example', role: 'admin' };
    const all = Promise.all([
      program.send('POST', '/api/staff', admin, lerato),
      program.send('POST', `/api/staff/${id}/invitation`, admin),
      program.send('PATCH', '/api/security', admin, { require_second_factor: true }),
    ]);
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await Promise.race([all, vi.waitUntil(async () => (await program.rows(waiting)).length === 3, 10_000)]);
    await holder.query('COMMIT');
    await holder.end();
    expect((await all).map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await list()).map(({ email }) => email)).not.toContain(lerato.email);
  });

  test('that does not exist is not found', async () => {
    expect((await change('00000000-0000-7000-8000-000000000000', { name: 'X' })).status).toBe(404);
    expect((await change('nonsense', { name: 'X' })).status).toBe(404);
    expect((await change((await find('team')).id, {})).status).toBe(422);
  });
});
