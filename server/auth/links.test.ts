import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from '#server/testing/mail-server.ts';
import { enrol, lastToken, signInWith, totp } from '#server/testing/people.ts';
import { emailOf, staffPassword } from '#server/testing/sign-in.ts';
import { programForThisTest, startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
beforeEach(async () => {
  program = await startTestProgram();
});
afterEach(() => program.stop());

const fresh = 'a brown kettle sings';
const ask = (email: string) => program.post('/api/auth/recover', { email });
const setPassword = (token: string, password = fresh) => program.post('/api/auth/set-password', { token, password });
const actions = async () =>
  (await program.rows<{ action: string }>('SELECT action FROM audit_log ORDER BY id')).map(({ action }) => action);

describe('a forgotten password', () => {
  test('known and unknown addresses get the same answer; only the known one gets a mail', async () => {
    const [known, unknown] = [await ask(emailOf('ceo')), await ask('nobody@else.example')];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    const mails = await program.rows(`SELECT kind FROM outbox`);
    expect(mails).toEqual([{ kind: 'staff_link' }]);
    const entries = await program.rows(`SELECT staff_id IS NULL AS nobody, subject, detail FROM audit_log
      WHERE action = 'recovery_asked' ORDER BY id`);
    expect(entries).toEqual([
      { nobody: false, subject: '', detail: {} },
      { nobody: true, subject: '', detail: {} },
    ]);
  });

  test('the link in the mail sets a password once, and ends every session', async () => {
    const cookie = await program.signIn('ceo');
    await ask(emailOf('ceo'));
    const token = await lastToken(program, 'recovery');
    const opened = await program.post('/api/auth/link', { token });
    expect(await opened.json()).toEqual({ kind: 'recovery', name: 'CEO', email: emailOf('ceo') });
    const answers = await Promise.all([setPassword(token), setPassword(token), setPassword(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    // It signs nobody in; what it gives is only that this browser is known.
    expect(answers.flatMap((answer) => answer.headers.getSetCookie())).toEqual([
      expect.stringMatching(/^studio\.known_device=/),
    ]);
    expect((await program.get('/api/leads', cookie)).status).toBe(401);
    expect((await signInWith(program, emailOf('ceo'))).status).toBe(401);
    expect((await signInWith(program, emailOf('ceo'), fresh)).status).toBe(200);
    expect((await setPassword(token)).status).toBe(404);
    expect(await actions()).toContain('password_reset');
  });

  test('set in a browser where somebody else is signed in, it ends that: nobody goes on under another name', async () => {
    const [here, elsewhere] = [await program.signIn('admin'), await program.signIn('admin')];
    await ask(emailOf('ceo'));
    const token = await lastToken(program, 'recovery');
    const refused = await program.send('POST', '/api/auth/set-password', here, { token, password: 'short' });
    expect(refused.status).toBe(422);
    expect((await program.get('/api/session', here)).status).toBe(200);
    const answer = await program.send('POST', '/api/auth/set-password', here, { token, password: fresh });
    expect(answer.status).toBe(200);
    expect((await program.get('/api/session', here)).status).toBe(401);
    expect((await program.get('/api/session', elsewhere)).status).toBe(200);
    expect(await actions()).toContain('signed_out');
  });

  test('that a session here cannot be ended does not hide that the password is set, and nobody goes on in it', async () => {
    const here = await program.signIn('admin');
    await ask(emailOf('ceo'));
    const token = await lastToken(program, 'recovery');
    await program.rows(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`);
    await program.rows(`CREATE TRIGGER refuse BEFORE DELETE ON staff_sessions FOR EACH ROW EXECUTE FUNCTION refuse()`);
    const answer = await program.send('POST', '/api/auth/set-password', here, { token, password: fresh });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^studio\.session_token=; Max-Age=0/));
    expect((await signInWith(program, emailOf('ceo'), fresh)).status).toBe(200);
  });

  test('the link ends after thirty minutes', async () => {
    await ask(emailOf('ceo'));
    const [link] = await program.rows<{ minutes: number }>(
      `SELECT round(extract(epoch FROM expires_at - created_at) / 60)::int AS minutes FROM staff_links`,
    );
    expect(link?.minutes).toBe(30);
    await program.rows(`UPDATE staff_links SET expires_at = now() - interval '1 second'`);
    expect((await setPassword(await lastToken(program, 'recovery'))).status).toBe(404);
  });

  test('no table holds what the mail carries, and nothing that was not signed by us is taken', async () => {
    await ask(emailOf('ceo'));
    const token = await lastToken(program, 'recovery');
    const [id = '', signature = ''] = token.split('.');
    for (const table of ['staff_links', 'outbox', 'staff_verifications', 'audit_log']) {
      const rows = await program.rows(`SELECT * FROM ${table}`);
      expect(JSON.stringify(rows)).not.toContain(signature);
    }
    for (const forged of ['', id, `${id}.${'a'.repeat(43)}`, `${id}.${signature.slice(0, -1)}`, `x${token}`])
      expect((await setPassword(forged)).status, forged).toBe(404);
  });

  test('does not skip the second factor', async () => {
    const { key } = await enrol(program, await program.signIn('ceo'));
    await ask(emailOf('ceo'));
    await setPassword(await lastToken(program, 'recovery'));
    const { body, cookie } = await signInWith(program, emailOf('ceo'), fresh);
    expect(body).toEqual({ ok: false, second_factor: true });
    expect((await program.get('/api/leads', cookie)).status).toBe(401);
    expect((await program.send('POST', '/api/auth/second-factor', cookie, { code: totp(key, 1) })).status).toBe(200);
  });

  test('a sign-in that waits for its code ends with the old password', async () => {
    const { key } = await enrol(program, await program.signIn('ceo'));
    const { cookie } = await signInWith(program, emailOf('ceo'));
    await ask(emailOf('ceo'));
    await setPassword(await lastToken(program, 'recovery'));
    expect((await program.send('POST', '/api/auth/second-factor', cookie, { code: totp(key, 1) })).status).toBe(401);
  });

  test('a poor password is refused with a sentence, and the link still works', async () => {
    await ask(emailOf('ceo'));
    const token = await lastToken(program, 'recovery');
    const poor = await setPassword(token, 'highveld-highveld');
    expect(poor.status).toBe(422);
    expect(await poor.json()).toMatchObject({ errors: { password: [expect.stringContaining('highveld')] } });
    expect((await setPassword(token)).status).toBe(200);
  });

  test('a disabled account gets no mail, and a link that it has is worth nothing', async () => {
    await ask(emailOf('ceo'));
    await program.rows(`UPDATE staff SET disabled_at = now() WHERE role = 'ceo'`);
    expect((await setPassword(await lastToken(program, 'recovery'))).status).toBe(404);
    await ask(emailOf('ceo'));
    expect(await program.rows('SELECT id FROM outbox')).toHaveLength(1);
  });
});

describe('the mail', () => {
  test('leaves by the mail server with the link, to its reader alone, and other staff never see the link', async () => {
    const mailServer = await startMailServer();
    const own = await programForThisTest({ SMTP_URL: mailServer.url, PUBLIC_URL: 'https://studio.example' });
    await own.post('/api/auth/recover', { email: emailOf('ceo') }, { origin: 'https://studio.example' });
    await mailServer.until(() => mailServer.mails.length === 1);
    const [mail] = mailServer.mails;
    expect(mail?.to).toEqual([emailOf('ceo')]);
    const raw = mail?.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
    const token = await lastToken(own, 'recovery');
    expect(raw).toContain(`https://studio.example/dashboard/set-password#${token}`);
    expect(raw).toContain('Choose a new password');

    const [row] = await own.rows<{ id: string }>('SELECT id FROM outbox');
    const admin = await own.signIn('admin');
    const shown = await (await own.get(`/api/mails/${row?.id}`, admin)).text();
    expect(shown).toContain('shown to nobody but the person');
    expect(shown).not.toContain(token);
    const member = await own.signIn('member');
    expect((await own.get(`/api/mails/${row?.id}`, member)).status).toBe(404);
    const { mails } = (await (await own.get('/api/mails', member)).json()) as { mails: unknown[] };
    expect(mails).toEqual([]);
  });

  test('an invitation that cannot leave is read by an admin under Mail; a recovery link is not', async () => {
    const admin = await program.signIn('admin');
    await program.send('POST', '/api/staff', admin, { name: 'Sipho', email: 'sipho@x.example', role: 'member' });
    await ask(emailOf('ceo'));
    const { mails } = (await (await program.get('/api/mails', admin)).json()) as {
      mails: { id: string; link_kind: string }[];
    };
    const read = async (kind: string) => {
      const mail = mails.find(({ link_kind }) => link_kind === kind);
      return (await program.get(`/api/mails/${mail?.id}`, admin)).text();
    };
    expect(await read('invitation')).toContain(await lastToken(program, 'invitation'));
    expect(await read('recovery')).not.toContain(await lastToken(program, 'recovery'));
  });
});

describe('a new address', () => {
  const askFor = (cookie: string, email: string, password = staffPassword) =>
    program.send('POST', '/api/account/email', cookie, { email, password });

  test('counts once the mail to it has been answered; until then the old one does', async () => {
    const cookie = await program.signIn('member');
    expect((await askFor(cookie, 'me@new.example', 'not my password')).status).toBe(422);
    expect((await askFor(cookie, emailOf('ceo'))).status).toBe(422);
    expect((await askFor(cookie, 'Me@New.example')).status).toBe(200);
    const [link] = await program.rows<{ email: string }>('SELECT email FROM staff_links');
    expect(link?.email).toBe('me@new.example');
    expect((await signInWith(program, emailOf('team'))).status).toBe(200);

    const token = await lastToken(program, 'new_email');
    expect((await setPassword(token)).status).toBe(404); // it is no key to the password
    const confirmed = await program.post('/api/auth/confirm-email', { token });
    expect(await confirmed.json()).toEqual({ email: 'me@new.example' });
    expect((await program.post('/api/auth/confirm-email', { token })).status).toBe(404);
    expect((await signInWith(program, emailOf('team'))).status).toBe(401);
    expect((await signInWith(program, 'me@new.example')).status).toBe(200);
    expect(await actions()).toEqual(expect.arrayContaining(['email_change_asked', 'email_changed']));
  });

  test('that somebody else took meanwhile is refused', async () => {
    const [one, other] = [await program.signIn('member'), await program.signIn('admin')];
    await askFor(one, 'me@new.example');
    const first = await lastToken(program, 'new_email');
    await askFor(other, 'me@new.example');
    const second = await lastToken(program, 'new_email');
    expect((await program.post('/api/auth/confirm-email', { token: first })).status).toBe(200);
    expect((await program.post('/api/auth/confirm-email', { token: second })).status).toBe(409);
  });

  test('that somebody else takes at the same moment is refused, too', async () => {
    const cookie = await program.signIn('member');
    await askFor(cookie, 'me@new.example');
    const token = await lastToken(program, 'new_email');
    const other = await program.pool.connect();
    await other.query(`BEGIN; UPDATE staff SET email = 'me@new.example' WHERE role = 'admin'`);
    const confirming = program.post('/api/auth/confirm-email', { token });
    const waiting = () =>
      program.rows(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    await expect.poll(waiting).toHaveLength(1);
    await other.query('COMMIT');
    other.release();
    expect((await confirming).status).toBe(409);
    expect((await program.post('/api/auth/link', { token })).status).toBe(200); // it is not used up
  });

  test('ends what was sent to the old one: whoever reads that mailbox is a stranger now', async () => {
    const cookie = await program.signIn('member');
    await ask(emailOf('team'));
    const old = await lastToken(program, 'recovery');
    await askFor(cookie, 'first@new.example');
    const given = await lastToken(program, 'new_email');
    await askFor(cookie, 'me@new.example');
    const confirmed = await program.post('/api/auth/confirm-email', { token: await lastToken(program, 'new_email') });
    expect(confirmed.status).toBe(200);
    expect((await setPassword(old)).status).toBe(404);
    expect((await program.post('/api/auth/confirm-email', { token: given })).status).toBe(404);
  });

  test('a password link confirms no address', async () => {
    await ask(emailOf('ceo'));
    const token = await lastToken(program, 'recovery');
    expect((await program.post('/api/auth/confirm-email', { token })).status).toBe(404);
    expect((await setPassword(token)).status).toBe(200);
  });
});
