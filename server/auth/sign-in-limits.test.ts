import { beforeEach, describe, expect, test } from 'vitest';
import { lastToken, totp } from '#server/testing/people.ts';
import { cookiesOf, emailOf, staffPassword } from '#server/testing/sign-in.ts';
import { programForThisTest, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
beforeEach(async () => {
  program = await programForThisTest({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});

/** From a network address of its own choosing, as a proxy would name it. */
const tryFrom = (address: string, password: string, email = emailOf('ceo'), cookie = '') =>
  program.post('/api/auth/sign-in/email', { email, password }, { 'x-forwarded-for': address, cookie });
const deviceIn = (answer: Response) =>
  cookiesOf(answer)
    .split('; ')
    .find((cookie) => cookie.includes('known_device')) ?? '';
const statuses = async (tries: Promise<Response>[]) => (await Promise.all(tries)).map(({ status }) => status);

describe('guesses at a password', () => {
  test('five failures in five minutes from one address, then 429 with the time to wait', async () => {
    for (let i = 0; i < 5; i++) expect((await tryFrom('198.51.100.1', `wrong-${i}`)).status).toBe(401);
    const refused = await tryFrom('198.51.100.1', staffPassword);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(280);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    expect((await tryFrom('198.51.100.2', staffPassword)).status).toBe(200);
  });

  test('many at the same moment do not slip through', async () => {
    const all = await statuses(Array.from({ length: 30 }, (_, i) => tryFrom('198.51.100.1', `wrong-${i}`)));
    expect(all.filter((status) => status === 401)).toHaveLength(5);
    expect(all.filter((status) => status === 429)).toHaveLength(25);
  });

  test('what was right does not count', async () => {
    for (let i = 0; i < 8; i++) expect((await tryFrom('198.51.100.1', staffPassword)).status).toBe(200);
  });

  test('thirty tries in a minute are the most from one address, even if all are right', async () => {
    const all: number[] = [];
    for (let i = 0; i < 31; i++) all.push((await tryFrom('2001:db8::1', staffPassword)).status);
    expect(all).toEqual([...Array(30).fill(200), 429]);
    const neighbour = await tryFrom('2001:db8::2', staffPassword);
    expect(neighbour.status).toBe(429);
    expect(Number(neighbour.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await tryFrom('2001:db8:0:1::1', staffPassword)).status).toBe(200);
  });

  test('ten failures in fifteen minutes at one account, from however many addresses; it reopens by itself', async () => {
    for (let i = 0; i < 10; i++) expect((await tryFrom(`198.51.100.${i}`, 'wrong-password')).status).toBe(401);
    const refused = await tryFrom('203.0.113.9', staffPassword);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect((await tryFrom('203.0.113.9', staffPassword, emailOf('admin'))).status).toBe(200);
    await program.rows(`UPDATE limits SET hits = ARRAY(SELECT hit - interval '15 minutes' FROM unnest(hits) AS hit)`);
    expect((await tryFrom('203.0.113.9', staffPassword)).status).toBe(200);
  });

  test('an unknown address is limited in the same way', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 12; i++) {
      known.push((await tryFrom(`198.51.100.${i}`, 'wrong-password')).status);
      unknown.push((await tryFrom(`192.0.2.${i}`, 'wrong-password', 'nobody@else.example')).status);
    }
    expect(unknown).toEqual(known);
  });

  test('a stranger keeps nobody out of a browser that was here before', async () => {
    const device = deviceIn(await tryFrom('203.0.113.9', staffPassword));
    for (let i = 0; i < 12; i++) await tryFrom(`198.51.100.${i}`, 'wrong-password');
    for (let i = 0; i < 6; i++) await tryFrom('203.0.113.9', 'wrong-password'); // from the same network, too
    expect((await tryFrom('203.0.113.9', staffPassword)).status).toBe(429);
    expect((await tryFrom('203.0.113.9', staffPassword, emailOf('ceo'), device)).status).toBe(200);
  });

  test('such a browser has a limit of its own, and a forged one has the strangers’', async () => {
    const device = deviceIn(await tryFrom('203.0.113.9', staffPassword));
    for (let i = 0; i < 10; i++)
      expect((await tryFrom('203.0.113.9', 'wrong-password', emailOf('ceo'), device)).status).toBe(401);
    expect((await tryFrom('203.0.113.9', staffPassword, emailOf('ceo'), device)).status).toBe(429);
    const forged = device.replace(/=.{5}/, '=aaaaa');
    for (let i = 0; i < 5; i++) await tryFrom('203.0.113.7', 'wrong-password', emailOf('admin'), forged);
    expect((await tryFrom('203.0.113.7', staffPassword, emailOf('admin'), forged)).status).toBe(429);
  });

  test('such a browser is known for the account that it was signed in to, and a stranger at every other', async () => {
    const own: string[] = [];
    for (let i = 0; i < 4; i++) own.push(deviceIn(await tryFrom('203.0.113.9', staffPassword, emailOf('team'))));
    const all: number[] = [];
    for (let i = 0; i < 40; i++)
      all.push((await tryFrom('203.0.113.9', `wrong-${i}`, emailOf('ceo'), own[i % own.length])).status);
    expect(all.filter((status) => status === 401)).toHaveLength(5);
    expect(all.filter((status) => status === 429)).toHaveLength(35);
  });

  test('such a browser is known for several accounts side by side, five at most, the one used last among them', async () => {
    let cookie = '';
    for (const mailbox of ['ceo', 'admin', 'team', 'ceo'])
      cookie = deviceIn(await tryFrom('203.0.113.9', staffPassword, emailOf(mailbox), cookie));
    expect(cookie.split('~')).toHaveLength(3);
    for (let i = 0; i < 5; i++) await tryFrom('203.0.113.9', 'wrong-password', 'nobody@else.example');
    for (const mailbox of ['ceo', 'admin', 'team'])
      expect((await tryFrom('203.0.113.9', staffPassword, emailOf(mailbox), cookie)).status, mailbox).toBe(200);
    const others = Array.from({ length: 9 }, (_, i) => `${String(i).repeat(22)}.${'x'.repeat(43)}`);
    const full = `studio.known_device=${others.join('~')}`;
    const kept = deviceIn(await tryFrom('198.51.100.1', staffPassword, emailOf('ceo'), full));
    expect(kept.split('~')).toHaveLength(5);
    expect((await tryFrom('203.0.113.9', staffPassword, emailOf('ceo'), kept)).status).toBe(200);
  });

  test('the browser of somebody who has left is a stranger’s', async () => {
    const device = deviceIn(await tryFrom('203.0.113.9', staffPassword, emailOf('team')));
    await program.rows('UPDATE staff SET disabled_at = now() WHERE email = $1', [emailOf('team')]);
    const all: number[] = [];
    for (const mailbox of ['team', 'ceo', 'team', 'ceo', 'team', 'ceo'])
      all.push((await tryFrom('203.0.113.9', 'wrong-password', emailOf(mailbox), device)).status);
    expect(all).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test.each(['recovery', 'invitation'] as const)(
    'a stranger’s keep nobody out who has just set a password by the link in a mail: %s',
    async (kind) => {
      const fresh = 'a brown kettle sings';
      let email = emailOf('ceo');
      if (kind === 'recovery') await program.post('/api/auth/recover', { email });
      else {
        email = 'sipho@x.example';
        const admin = await program.signIn('admin');
        await program.send('POST', '/api/staff', admin, { name: 'Sipho', email, role: 'member' });
      }
      for (let i = 0; i < 12; i++) await tryFrom(`198.51.100.${i}`, 'wrong-password', email);
      const token = await lastToken(program, kind);
      const device = deviceIn(await program.post('/api/auth/set-password', { token, password: fresh }));
      expect((await tryFrom('203.0.113.9', fresh, email)).status).toBe(429);
      expect((await tryFrom('203.0.113.9', fresh, email, device)).status).toBe(200);
    },
  );

  test('a header names the address only behind a proxy of ours', async () => {
    const open = await programForThisTest({ RATE_LIMITS: 'on' });
    const body = { email: emailOf('ceo'), password: 'wrong-password' };
    const all: number[] = [];
    for (let i = 0; i < 6; i++)
      all.push((await open.post('/api/auth/sign-in/email', body, { 'x-forwarded-for': `198.51.100.${i}` })).status);
    expect(all).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('the library’s own word for the address cannot be sent from outside', async () => {
    await program.post(
      '/api/auth/sign-in/email',
      { email: emailOf('ceo'), password: staffPassword },
      { 'x-forwarded-for': '203.0.113.9', 'x-client-address': '6.6.6.6' },
    );
    const [session] = await program.rows<{ ip_address: string }>('SELECT ip_address FROM staff_sessions');
    expect(session?.ip_address).toBe('203.0.113.9');
  });
});

describe('mails and proofs', () => {
  test('three mails an hour for one account, ten from one address', async () => {
    const ask = async (address: string, email: string) =>
      (await program.post('/api/auth/recover', { email }, { 'x-forwarded-for': address })).status;
    for (const email of [emailOf('ceo'), 'nobody@else.example']) {
      const all: number[] = [];
      for (let i = 0; i < 4; i++) all.push(await ask(`198.51.100.${i}`, email));
      expect(all).toEqual([200, 200, 200, 429]);
    }
    const all: number[] = [];
    for (let i = 0; i < 11; i++) all.push(await ask('203.0.113.9', `somebody-${i}@else.example`));
    expect(all.filter((status) => status === 429)).toHaveLength(1);
  });

  test('three mails an hour to one new address, also for whoever is signed in', async () => {
    const cookie = await program.signIn('ceo');
    const ask = async (email: string) =>
      (await program.send('POST', '/api/account/email', cookie, { password: staffPassword, email })).status;
    const all: number[] = [];
    for (let i = 0; i < 4; i++) all.push(await ask('stranger@else.example'));
    expect(all).toEqual([200, 200, 200, 429]);
    expect(await ask('me@else.example')).toBe(200);
  });

  test('thirty uses of links from mails in fifteen minutes, whatever for', async () => {
    const paths = ['link', 'confirm-email', 'set-password'];
    const use = async (i: number) =>
      (
        await program.post(
          `/api/auth/${paths[i % 3]}`,
          { token: 'a'.repeat(80), password: 'a brown kettle sings' },
          { 'x-forwarded-for': '203.0.113.9' },
        )
      ).status;
    const all = await Promise.all(Array.from({ length: 30 }, (_, i) => use(i)));
    expect(new Set(all)).toEqual(new Set([404]));
    for (const i of paths.keys()) expect(await use(i)).toBe(429);
  });

  test('ten wrong first codes of a second factor, then no further one for a while', async () => {
    const cookie = await program.signIn('ceo');
    const send = (step: string, body: object) =>
      program.send('POST', `/api/account/second-factor/${step}`, cookie, body);
    const { key } = (await (await send('start', { password: staffPassword })).json()) as { key: string };
    const right = [-1, 0, 1, 2].map((step) => totp(key, step));
    const wrong = Array.from({ length: 20 }, (_, i) => String(i).padStart(6, '0')).filter(
      (code) => !right.includes(code),
    );
    for (const code of wrong.slice(0, 10)) expect((await send('confirm', { code })).status).toBe(422);
    expect((await send('confirm', { code: right[1] })).status).toBe(429);
  });

  test('ten wrong passwords asked again, then not even the right one for a while', async () => {
    const cookie = await program.signIn('ceo');
    const prove = async (password: string) =>
      (await program.send('POST', '/api/account/recovery-codes', cookie, { password })).status;
    for (let i = 0; i < 10; i++) expect(await prove(`wrong-${i}`)).toBe(422);
    expect(await prove(staffPassword)).toBe(429);
  });
});

test('with RATE_LIMITS=off nothing is counted', async () => {
  const open = await programForThisTest();
  const body = { email: emailOf('ceo'), password: 'wrong-password' };
  for (let i = 0; i < 12; i++) expect((await open.post('/api/auth/sign-in/email', body)).status).toBe(401);
  expect(await open.rows('SELECT key FROM limits')).toEqual([]);
});
