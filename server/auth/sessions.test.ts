import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programForThisTest, startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const open = (cookie: string, headers: Record<string, string> = {}) =>
  fetch(`${program.url}/api/leads`, { headers: { cookie, ...headers } });
const sessionOf = async (mailbox: string) => {
  const [session] = await program.rows<{ id: string; left: number }>(
    `SELECT session.id, extract(epoch FROM expires_at - now())::int AS left FROM staff_sessions AS session
     JOIN staff ON staff.id = staff_id WHERE email LIKE $1 || '@%' ORDER BY session.created_at DESC LIMIT 1`,
    [mailbox],
  );
  return session ?? { id: '', left: 0 };
};
const age = (id: string, left: string) =>
  program.rows(`UPDATE staff_sessions SET expires_at = now() + $2::interval WHERE id = $1`, [id, left]);

describe('a session', () => {
  test('lasts sixty minutes from the last use', async () => {
    const cookie = await program.signIn('ceo');
    const { id, left } = await sessionOf('ceo');
    expect(left).toBeGreaterThan(3590);
    expect(left).toBeLessThanOrEqual(3600);
    await age(id, '-1 second');
    expect((await open(cookie)).status).toBe(401);
  });

  test('is kept alive by what a person does: a read that says so, and every write', async () => {
    const cookie = await program.signIn('ceo');
    const { id } = await sessionOf('ceo');
    await age(id, '10 minutes');
    const answer = await open(cookie, { 'x-in-use': '1' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/session_token=.*Max-Age=3600/);
    expect((await sessionOf('ceo')).left).toBeGreaterThan(3590);
    await age(id, '10 minutes');
    expect((await program.send('PATCH', '/api/account', cookie, { name: 'CEO' })).status).toBe(200);
    expect((await sessionOf('ceo')).left).toBeGreaterThan(3590);
  });

  test('is not kept alive by a screen that nobody looks at: refetches and the stream', async () => {
    const cookie = await program.signIn('admin');
    const { id } = await sessionOf('admin');
    await age(id, '10 minutes');
    for (const path of ['/api/leads', '/api/session', '/api/stats'])
      expect((await program.get(path, cookie)).status).toBe(200);
    const stop = new AbortController();
    await fetch(`${program.url}/api/events`, { headers: { cookie }, signal: stop.signal });
    stop.abort();
    expect((await sessionOf('admin')).left).toBeLessThanOrEqual(600);
  });

  test('ends after twenty-four hours, however busy', async () => {
    const cookie = await program.signIn('ceo');
    const { id } = await sessionOf('ceo');
    await program.rows(`UPDATE staff_sessions SET created_at = now() - interval '23 hours 59 minutes' WHERE id = $1`, [
      id,
    ]);
    expect((await open(cookie, { 'x-in-use': '1' })).status).toBe(200);
    await program.rows(`UPDATE staff_sessions SET created_at = now() - interval '24 hours 1 second' WHERE id = $1`, [
      id,
    ]);
    expect((await open(cookie, { 'x-in-use': '1' })).status).toBe(401);
    expect(await program.rows('SELECT id FROM staff_sessions WHERE id = $1', [id])).toEqual([]);
  });

  test('of a clock far ahead ends once the clock is right again: it would go on for as long as that was ahead', async () => {
    const cookie = await program.signIn('ceo');
    const { id } = await sessionOf('ceo');
    await program.rows(
      `UPDATE staff_sessions SET created_at = created_at + interval '30 days', expires_at = expires_at + interval '30 days'
      WHERE id = $1`,
      [id],
    );
    expect((await program.get('/api/leads', cookie)).status).toBe(401);
    expect(await program.rows('SELECT id FROM staff_sessions WHERE id = $1', [id])).toEqual([]);
  });

  test('says for how long it stands, and whether use makes that longer', async () => {
    const cookie = await program.signIn('ceo');
    const { id } = await sessionOf('ceo');
    const ask = async (headers = {}) =>
      (await fetch(`${program.url}/api/session`, { headers: { cookie, ...headers } })).json();
    await age(id, '100 seconds');
    const idle = await ask();
    expect(idle).toMatchObject({ can_be_prolonged: true });
    expect(idle.ends_in_seconds).toBeGreaterThan(90);
    expect(idle.ends_in_seconds).toBeLessThanOrEqual(100);
    const used = await ask({ 'x-in-use': '1' });
    expect(used).toMatchObject({ can_be_prolonged: true });
    expect(used.ends_in_seconds).toBeGreaterThan(3590);
    await program.rows(`UPDATE staff_sessions SET created_at = now() - interval '23 hours 58 minutes' WHERE id = $1`, [
      id,
    ]);
    const last = await ask({ 'x-in-use': '1' });
    expect(last).toMatchObject({ can_be_prolonged: false });
    expect(last.ends_in_seconds).toBeGreaterThan(110);
    expect(last.ends_in_seconds).toBeLessThanOrEqual(120);
  });

  test('cannot be made longer by asking the library not to remember it', async () => {
    const answer = await program.post('/api/auth/sign-in/email', {
      email: 'ceo@highveldstudio.example',
      password: 'long-grass-at-dusk',
      rememberMe: false,
    });
    expect(answer.headers.getSetCookie().join()).not.toContain('dont_remember');
    expect((await sessionOf('ceo')).left).toBeLessThanOrEqual(3600);
  });
});

describe('an open stream ends within five seconds', () => {
  /** Resolves when the server has closed it, with how long that took from the call. */
  const streamOf = async (from: Pick<TestProgram, 'url'>, cookie: string) => {
    const answer = await fetch(`${from.url}/api/events`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    const reader = answer.body?.getReader();
    await reader?.read();
    return async () => {
      const begun = performance.now();
      while (!(await reader?.read())?.done);
      return performance.now() - begun;
    };
  };

  const endings: [string, (session: string, cookie: string) => Promise<unknown>][] = [
    ['after signing out', (_, cookie) => program.post('/api/auth/sign-out', {}, { cookie })],
    [
      'after the account was disabled',
      async () => {
        const [person] = await program.rows<{ id: string }>(`SELECT id FROM staff WHERE role = 'member'`);
        const admin = await program.signIn('admin');
        const path = `/api/staff/${person?.id}`;
        expect((await program.send('PATCH', path, admin, { disabled: true })).status).toBe(200);
      },
    ],
    ['when nobody has used the session for an hour', (id) => age(id, '-1 second')],
    [
      'when the session is a day old',
      (id) => program.rows(`UPDATE staff_sessions SET created_at = now() - interval '25 hours' WHERE id = $1`, [id]),
    ],
    [
      'when a clock far ahead had begun the session',
      (id) => program.rows(`UPDATE staff_sessions SET created_at = now() + interval '25 hours' WHERE id = $1`, [id]),
    ],
    [
      'when a second factor is required that the person does not have',
      () => program.rows('INSERT INTO staff_rules (require_second_factor) VALUES (true)'),
    ],
    ['when another device ended it', (id, cookie) => program.send('DELETE', `/api/account/sessions/${id}`, cookie)],
  ];
  test.each(endings)('%s', async (_, end) => {
    await program.rows(`UPDATE staff SET disabled_at = NULL`);
    await program.rows('DELETE FROM staff_rules');
    await program.rows('DELETE FROM staff_sessions');
    const cookie = await program.signIn('member');
    const ended = await streamOf(program, cookie);
    await end((await sessionOf('team')).id, cookie);
    expect(await ended()).toBeLessThan(5000);
  });

  test('also where another program serves it', async () => {
    const other = await programForThisTest({
      DATABASE_URL: program.database.url,
      AUTH_SECRET: 'x'.repeat(32),
    });
    const answer = await other.signIn('ceo');
    const ended = await streamOf(other, answer);
    const [person] = await program.rows<{ id: string }>(`SELECT id FROM staff WHERE role = 'ceo'`);
    const admin = await program.signIn('admin');
    await program.send('PATCH', `/api/staff/${person?.id}`, admin, { disabled: true });
    expect(await ended()).toBeLessThan(5000);
    await program.rows(`UPDATE staff SET disabled_at = NULL`);
  });
});
