import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffPassword } from '#server/testing/sign-in.ts';
import { programForThisTest, startTestProgram, type TestProgram } from '#server/testing/test-program.ts';
import { hashPassword, verifyPassword } from './password.ts';

let program: TestProgram;
beforeAll(async () => {
  // With the passwords that a first run makes.
  program = await startTestProgram({}, 'empty');
});
afterAll(() => program.stop());

const signIn = (email: unknown, password: unknown, headers = {}) =>
  program.post('/api/auth/sign-in/email', { email, password }, headers);

describe('sign-in', () => {
  test.each(['ceo', 'admin', 'member'] as const)('the first run made the account of %s', async (role) => {
    const cookie = await program.signIn(role);
    expect(await (await program.get('/api/session', cookie)).json()).toMatchObject({ role });
  });

  test('sets a cookie that no script can read, and gives the token to nobody else', async () => {
    const answer = await signIn('ceo@highveldstudio.example', staffPassword);
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
    expect(await answer.json()).toEqual({ ok: true });
  });

  test('under https the cookie is bound to the host', async () => {
    const own = await programForThisTest({ PUBLIC_URL: 'https://studio.example' });
    const answer = await own.post('/api/auth/sign-in/email', {
      email: 'ceo@highveldstudio.example',
      password: staffPassword,
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-studio\.session_token=[^;]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  test.each([
    ['https://studio.example', 200],
    ['https://studio.example.evil.example', 403],
  ])(
    'behind a proxy that speaks https the pages of PUBLIC_URL are our own: from %s it is %i',
    async (origin, status) => {
      const own = await programForThisTest({ PUBLIC_URL: 'https://studio.example' });
      expect((await own.post('/api/auth/sign-out', {}, { origin })).status).toBe(status);
    },
  );

  test('answers a wrong password and an unknown address alike', async () => {
    const [wrong, unknown] = await Promise.all([
      signIn('ceo@highveldstudio.example', 'not-the-password'),
      signIn('nobody@highveldstudio.example', 'not-the-password'),
    ]);
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(await wrong.json()).toEqual(await unknown.json());
  });

  test('takes as long for an unknown address as for a wrong password', async () => {
    const time = async (email: string) => {
      const from = performance.now();
      await signIn(email, 'not-the-password');
      return performance.now() - from;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 11; i++) {
      known.push(await time('ceo@highveldstudio.example'));
      unknown.push(await time('nobody@highveldstudio.example'));
    }
    const middle = (times: number[]) => times.sort((a, b) => a - b)[5] ?? 0;
    expect(middle(known) / middle(unknown)).toBeGreaterThan(0.6);
    expect(middle(known) / middle(unknown)).toBeLessThan(1.6);
  });

  test.each([
    [undefined, undefined],
    ['ceo@highveldstudio.example', undefined],
    ['', ''],
    [7, { a: 1 }],
  ])('with %j and %j says what is missing', async (email, password) => {
    const answer = await signIn(email, password);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: {
        code: 'bad_request',
        message: 'You must provide either an email or phone number and a password',
      },
    });
  });

  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('from another site, or as anything but JSON, is refused: %j', async (headers, status) => {
    const answer = await signIn('ceo@highveldstudio.example', staffPassword, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('a cookie is worth nothing after sign-out', async () => {
    const cookie = await program.signIn('member');
    const left = await program.post('/api/auth/sign-out', {}, { cookie, origin: program.url });
    expect(left.status).toBe(200);
    expect((await program.get('/api/leads', cookie)).status).toBe(401);
  });

  test('a sign-out that the database does not take is not told as done', async () => {
    const cookie = await program.signIn('member');
    await program.rows(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'read only' USING ERRCODE = '25006'; END $$`);
    await program.rows('CREATE TRIGGER refuse BEFORE DELETE ON staff_sessions FOR EACH ROW EXECUTE FUNCTION refuse()');
    expect((await program.post('/api/auth/sign-out', {}, { cookie })).status).toBe(503);
    await program.rows('DROP FUNCTION refuse CASCADE');
    expect((await program.post('/api/auth/sign-out', {}, { cookie })).status).toBe(200);
  });

  test('a forged cookie opens nothing', async () => {
    const cookie = await program.signIn('member');
    const [, token = ''] = /session_token=([^.;]+)\./.exec(cookie) ?? [];
    const another = createHmac('sha256', 'not our secret').update(token).digest('base64');
    const forged = `studio.session_token=${token}.${encodeURIComponent(another)}`;
    expect((await program.get('/api/leads', forged)).status).toBe(401);
    expect((await program.get('/api/leads', cookie.replace(/=.{5}/, '=aaaaa'))).status).toBe(401);
  });
});

test('a first password that others would guess stops the start with one line', async () => {
  await expect(startTestProgram({ STAFF_INITIAL_PASSWORD: 'highveld-highveld' }, 'empty')).rejects.toThrow(
    /^STAFF_INITIAL_PASSWORD will not do\. Please leave out “highveld”/,
  );
});

describe('passwords', () => {
  test('are kept as Argon2id with at least 19 MiB and two passes', async () => {
    const [account] = await program.rows<{ password: string }>('SELECT password FROM staff_accounts LIMIT 1');
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
  test('match themselves only, whatever way their letters were composed', async () => {
    const hash = await hashPassword('caf\u00e9 in Melville');
    expect(await verifyPassword(hash, 'cafe\u0301 in Melville')).toBe(true);
    expect(await verifyPassword(hash, 'cafe in Melville')).toBe(false);
    expect(await verifyPassword('not a hash', 'anything')).toBe(false);
  });
});
