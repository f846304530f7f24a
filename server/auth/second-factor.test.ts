import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enrol, signInWith, totp } from '#server/testing/people.ts';
import { cookiesOf, emailOf, staffPassword } from '#server/testing/sign-in.ts';
import { programForThisTest, startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
beforeEach(async () => {
  program = await startTestProgram();
});
afterEach(() => program.stop());

const half = async () => {
  const { status, body, cookie } = await signInWith(program, emailOf('ceo'));
  expect({ status, body }).toEqual({ status: 200, body: { ok: false, second_factor: true } });
  return cookie;
};
const sendCode = (cookie: string, code: string) => program.send('POST', '/api/auth/second-factor', cookie, { code });
const actions = async () =>
  (await program.rows<{ action: string }>('SELECT action FROM audit_log ORDER BY id')).map(({ action }) => action);

describe('turning it on', () => {
  test('asks for the password again, and counts only once a first code was right', async () => {
    const cookie = await program.signIn('ceo');
    const start = (password: string) => program.send('POST', '/api/account/second-factor/start', cookie, { password });
    expect((await start('not my password')).status).toBe(422);
    const { uri, key } = (await (await start(staffPassword)).json()) as { uri: string; key: string };
    expect(uri).toContain('otpauth://totp/Highveld%20Studio:ceo%40highveldstudio.example');
    expect((await signInWith(program, emailOf('ceo'))).body).toEqual({ ok: true });

    const confirm = (code: string) => program.send('POST', '/api/account/second-factor/confirm', cookie, { code });
    expect((await confirm('000000')).status).toBe(422);
    const other = await program.signIn('ceo');
    const code = totp(key);
    const confirmed = await confirm(code);
    expect(confirmed.status).toBe(200);
    expect((await program.get('/api/session', other)).status).toBe(401);
    expect(await (await program.get('/api/session', cookiesOf(confirmed))).json()).toMatchObject({
      second_factor: true,
    });
    expect((await sendCode(await half(), code)).status).toBe(422); // it counts once, also this one
    expect(await actions()).toContain('second_factor_on');
  });

  test('takes every password that may be chosen, however many signs a keyboard spells it with', async () => {
    const cookie = await program.signIn('ceo');
    const long = `correct horse battery staple ${'e\u0301'.repeat(60)}`;
    const changed = { current_password: staffPassword, new_password: long };
    expect((await program.send('POST', '/api/account/password', cookie, changed)).status).toBe(200);
    expect((await signInWith(program, emailOf('ceo'), long)).status).toBe(200);
    const started = await program.send('POST', '/api/account/second-factor/start', cookie, { password: long });
    expect(started.status).toBe(200);
  });

  test('of two who begin at the same moment one gets a key, and the other a sentence', async () => {
    const cookie = await program.signIn('ceo');
    // Long enough for each to see that there is none yet.
    await program.rows(`CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_sleep(0.5); RETURN NEW; END $$`);
    await program.rows(
      `CREATE TRIGGER dawdle BEFORE INSERT ON staff_two_factors FOR EACH ROW EXECUTE FUNCTION dawdle()`,
    );
    const start = () => program.send('POST', '/api/account/second-factor/start', cookie, { password: staffPassword });
    const answers = await Promise.all([start(), start()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('that the database went away meanwhile is told as that, and as nothing else', async () => {
    const cookie = await program.signIn('ceo');
    const send = (step: string, body: object) =>
      program.send('POST', `/api/account/second-factor/${step}`, cookie, body);
    const { key } = (await (await send('start', { password: staffPassword })).json()) as { key: string };
    // The library reads this column, and we do not.
    await program.rows(`CREATE FUNCTION away(text) RETURNS text STABLE LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'away' USING ERRCODE = '57P01'; END $$`);
    await program.rows('ALTER TABLE staff_sessions RENAME TO kept');
    await program.rows(`CREATE VIEW staff_sessions AS SELECT id, token, staff_id, expires_at, away(ip_address) AS ip_address,
      user_agent, created_at, updated_at FROM kept`);
    expect((await program.get('/api/session', cookie)).status).toBe(200);
    for (const answer of [await send('start', { password: staffPassword }), await send('confirm', { code: totp(key) })])
      expect({ status: answer.status, body: await answer.json() }).toMatchObject({
        status: 503,
        body: { error: { code: 'unavailable' } },
      });
  });

  test('keeps the key encrypted and recovery codes as hashes', async () => {
    const { key, recovery_codes } = await enrol(program, await program.signIn('ceo'));
    expect(recovery_codes).toHaveLength(10);
    expect(new Set(recovery_codes).size).toBe(10);
    const [stored] = await program.rows<{ secret: string; recovery_codes: string }>('SELECT * FROM staff_two_factors');
    expect(stored?.secret).not.toContain(key);
    for (const code of JSON.parse(stored?.recovery_codes ?? '[]')) expect(code).toMatch(/^hashed:[\w-]{43}$/);
    for (const code of recovery_codes) {
      expect(stored?.recovery_codes).not.toContain(code);
      expect(stored?.recovery_codes).not.toContain(code.replace('-', ''));
    }
  });
});

describe('signing in with it', () => {
  test('gives no session before the code, and the half reaches no staff route', async () => {
    await enrol(program, await program.signIn('ceo'));
    const cookie = await half();
    expect(cookie).not.toContain('session_token');
    for (const path of ['/api/session', '/api/leads', '/api/events', '/api/account/sessions'])
      expect((await program.get(path, cookie)).status, path).toBe(401);
    const before = await program.rows(`SELECT id FROM staff_sessions`);
    expect(before).toHaveLength(1); // the browser in which it was turned on
  });

  test('takes the code of the app, once', async () => {
    const { key } = await enrol(program, await program.signIn('ceo'));
    const code = totp(key, 1);
    const first = await sendCode(await half(), code);
    expect(first.status).toBe(200);
    expect(await first.json()).toEqual({ ok: true });
    expect((await program.get('/api/leads', cookiesOf(first))).status).toBe(200);
    const again = await sendCode(await half(), code);
    expect(again.status).toBe(422);
    expect(again.headers.getSetCookie()).toEqual([]);
    // For as long as it would be right, a minute and a half, and not for ever.
    expect(await program.rows(`SELECT FROM staff_spent_codes WHERE until < now() + interval '2 minutes'`)).toEqual([]);
    await program.rows('UPDATE staff_spent_codes SET until = now()');
    await sendCode(await half(), '000000');
    expect(await program.rows('SELECT FROM staff_spent_codes')).toHaveLength(1);
  });

  test('of twenty uses of one code at the same moment exactly one succeeds', async () => {
    const { key } = await enrol(program, await program.signIn('ceo'));
    const challenges: string[] = [];
    for (let i = 0; i < 20; i++) challenges.push(await half());
    const code = totp(key, 1);
    const answers = await Promise.all(challenges.map((cookie) => sendCode(cookie, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  });

  test('a recovery code counts once, also when it is sent twenty times at the same moment', async () => {
    const { recovery_codes } = await enrol(program, await program.signIn('ceo'));
    const [code = '', second = ''] = recovery_codes;
    const challenges: string[] = [];
    for (let i = 0; i < 20; i++) challenges.push(await half());
    const answers = await Promise.all(challenges.map((cookie) => sendCode(cookie, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toHaveLength(0);
    // Nineteen wrong ones have closed it for a while, as they should.
    await program.rows('UPDATE staff_two_factors SET failed_verification_count = 0, locked_until = NULL');
    const spent = await sendCode(await half(), code);
    expect(spent.status).toBe(422);
    // No clock is wrong where somebody reads from paper.
    expect(await spent.json()).toMatchObject({
      errors: { code: [expect.stringMatching(/recovery code.* used already/)] },
    });
    // As somebody types it from paper.
    expect((await sendCode(await half(), second.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect(await actions()).toContain('recovery_code_used');
  });

  test('new recovery codes are for a second factor that is on, not for one whose first code has not come', async () => {
    const cookie = await program.signIn('ceo');
    const post = (path: string, as = cookie) =>
      program.send('POST', `/api/account/${path}`, as, { password: staffPassword });
    expect((await post('recovery-codes')).status).toBe(404);
    expect((await post('second-factor/start')).status).toBe(200);
    expect((await post('recovery-codes')).status).toBe(404);
    expect(await actions()).not.toContain('recovery_codes_made');
    const { cookie: enrolled } = await enrol(program, cookie);
    expect((await post('recovery-codes', enrolled)).status).toBe(200);
  });

  test('the hash of a recovery code is no recovery code', async () => {
    await enrol(program, await program.signIn('ceo'));
    const [stored] = await program.rows<{ recovery_codes: string }>('SELECT recovery_codes FROM staff_two_factors');
    const hash = (JSON.parse(stored?.recovery_codes ?? '[]') as string[])[0] ?? '';
    expect((await sendCode(await half(), hash)).status).toBe(422);
  });

  test('after five wrong codes the sign-in has to begin again, after ten the code is closed for a while', async () => {
    const { key } = await enrol(program, await program.signIn('ceo'));
    const guess = (i: number) => String((Number(totp(key)) + 1000 + i) % 1_000_000).padStart(6, '0');
    let cookie = await half();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await sendCode(cookie, guess(i))).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 401]);
    cookie = await half();
    for (let i = 6; i < 11; i++) await sendCode(cookie, guess(i));
    const closed = await sendCode(await half(), guess(11));
    expect(closed.status).toBe(429);
    expect(closed.headers.get('retry-after')).toBe('900');
    expect(await actions()).toContain('second_factor_failed');
    await program.rows(`UPDATE staff_two_factors SET locked_until = now() - interval '1 second'`);
    expect((await sendCode(await half(), totp(key, 1))).status).toBe(200);
  });

  test('an unknown or ended half is told to begin again', async () => {
    expect((await sendCode('', '123456')).status).toBe(401);
    expect((await sendCode('studio.two_factor=2fa-aaaaaaaaaaaaaaaaaaaa.x', '123456')).status).toBe(401);
  });
});

describe('turning it off', () => {
  test('asks for the password, and is refused while it is required of everyone', async () => {
    const { cookie, recovery_codes } = await enrol(program, await program.signIn('ceo'));
    const remove = (password: string) =>
      program.send('POST', '/api/account/second-factor/remove', cookie, { password });
    expect((await remove('not my password')).status).toBe(422);
    expect((await program.send('PATCH', '/api/security', cookie, { require_second_factor: true })).status).toBe(200);
    expect((await remove(staffPassword)).status).toBe(403);
    expect((await program.get('/api/leads', await program.signIn('member'))).status).toBe(403);
    await program.send('PATCH', '/api/security', cookie, { require_second_factor: false });
    const other = cookiesOf(await sendCode(await half(), recovery_codes[0] ?? ''));
    expect((await program.get('/api/session', other)).status).toBe(200);
    expect((await remove(staffPassword)).status).toBe(200);
    expect((await program.get('/api/session', other)).status).toBe(401);
    expect((await program.get('/api/session', cookie)).status).toBe(200);
    expect((await signInWith(program, emailOf('ceo'))).body).toEqual({ ok: true });
    expect(await program.rows('SELECT id FROM staff_two_factors')).toEqual([]);
    expect(await actions()).toEqual(expect.arrayContaining(['second_factor_off', 'settings_changed']));
  });

  test('new recovery codes take the place of the old ones', async () => {
    const { cookie, recovery_codes } = await enrol(program, await program.signIn('ceo'));
    const answer = await program.send('POST', '/api/account/recovery-codes', cookie, { password: staffPassword });
    const made = (await answer.json()) as { recovery_codes: string[] };
    expect((await sendCode(await half(), recovery_codes[0] ?? '')).status).toBe(422);
    expect((await sendCode(await half(), made.recovery_codes[0] ?? '')).status).toBe(200);
  });
});

test('whoever must enrol can do so, and is in afterwards', async () => {
  const own = await programForThisTest();
  await own.rows('INSERT INTO staff_rules (require_second_factor) VALUES (true)');
  const cookie = await own.signIn('member');
  expect((await own.get('/api/leads', cookie)).status).toBe(403);
  const enrolled = await enrol(own, cookie);
  expect((await own.get('/api/leads', enrolled.cookie)).status).toBe(200);
});
