import { expect, test, vi } from 'vitest';
import { startMailServer } from '#server/testing/mail-server.ts';
import { lastToken } from '#server/testing/people.ts';
import { emailOf } from '#server/testing/sign-in.ts';
import { programForThisTest, type TestProgram } from '#server/testing/test-program.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** An admin has invited a colleague; the mail has left once, and stands as given up. */
async function afterAnInvitation() {
  const server = await startMailServer();
  const program = await programForThisTest({ SMTP_URL: server.url });
  const cookie = await program.signIn('admin');
  const act = (method: string, path: string, body?: unknown) => program.send(method, path, cookie, body);
  const added = await act('POST', '/api/staff', { name: 'Sipho', email: 'sipho@x.example', role: 'member' });
  const { id } = (await added.json()) as { id: string };
  await giveUp(program, server);
  return { server, program, act, staffId: id, again: () => sendAgain(program, act) };
}

async function giveUp(program: TestProgram, { mails }: MailServer) {
  await vi.waitUntil(async () => (await outboxOf(program))?.sent_at, { timeout: 10_000 });
  await program.rows(`UPDATE outbox SET given_up_at = now(), sent_at = NULL, channel = NULL`);
  mails.length = 0;
}

async function sendAgain(program: TestProgram, act: (method: string, path: string) => Promise<Response>) {
  const answer = await act('POST', `/api/mails/${(await outboxOf(program))?.id}/send-again`);
  const { error } = (await answer.json()) as { error?: { message: string } };
  return { status: answer.status, said: error?.message };
}

const outboxOf = async (program: TestProgram) =>
  (
    await program.rows<{ id: string; sent_at: Date | null; given_up_at: Date | null; last_error: string | null }>(
      'SELECT id, sent_at, given_up_at, last_error FROM outbox',
    )
  )[0];
const endAll = (program: TestProgram) =>
  program.rows(`UPDATE staff_links SET expires_at = now() - interval '1 minute'`);
const setPassword = async (program: TestProgram, token: string) =>
  (await program.post('/api/auth/set-password', { token, password: 'a brown kettle sings' })).status;

test('an invitation that has ended leaves with a link that works for three days again', async () => {
  const { server, program, again } = await afterAnInvitation();
  await endAll(program);
  const token = await lastToken(program, 'invitation');
  expect(await setPassword(program, token)).toBe(404);
  expect(await again()).toEqual({ status: 200 });
  await server.until(() => server.mails.length === 1);
  const [link] = await program.rows<{ hours: number }>(
    'SELECT round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours FROM staff_links',
  );
  expect(link?.hours).toBe(72);
  expect(server.mails[0]?.raw.replace(/=\r\n/g, '')).toContain(token);
  expect(await setPassword(program, token)).toBe(200);
});

test('an invitation is not sent again to somebody who has a password, nor to a disabled account, nor once withdrawn', async () => {
  const { server, program, act, staffId, again } = await afterAnInvitation();
  await act('PATCH', `/api/staff/${staffId}`, { disabled: true });
  expect(await again()).toEqual({ status: 409, said: 'The account of Sipho is disabled: its links open nothing.' });
  await act('PATCH', `/api/staff/${staffId}`, { disabled: false });
  expect(await again()).toEqual({
    status: 409,
    said: 'This invitation was withdrawn. Invite the person again under Settings, Staff.',
  });
  await program.rows('UPDATE staff_links SET used_at = NULL');
  expect(await setPassword(program, await lastToken(program, 'invitation'))).toBe(200);
  expect(await again()).toEqual({
    status: 409,
    said: 'Sipho has chosen a password already, so this invitation is not needed any more.',
  });
  // What was refused has changed nothing.
  expect(await outboxOf(program)).toMatchObject({ sent_at: null, given_up_at: expect.any(Date) });
  expect(server.mails).toEqual([]);
});

test('a recovery link that has ended is not sent again; one that works is, and gets no more time', async () => {
  const { server, program, act, again } = await afterAnInvitation();
  await program.rows('DELETE FROM staff_links');
  await program.post('/api/auth/recover', { email: emailOf('ceo') });
  await giveUp(program, server);
  const ends = async () => (await program.rows('SELECT expires_at FROM staff_links'))[0]?.expires_at;
  const before = await ends();
  expect(await again()).toEqual({ status: 200 });
  await server.until(() => server.mails.length === 1);
  expect(await ends()).toEqual(before);

  await giveUp(program, server);
  await endAll(program);
  expect(await sendAgain(program, act)).toEqual({
    status: 409,
    said: 'The link in this mail has ended. Whoever still needs it asks for a new one at ‘Forgot your password?’.',
  });
});

test('a link that ended while its mail waited does not leave: the mail is given up and says what to do', async () => {
  const { server, program } = await afterAnInvitation();
  await endAll(program);
  await program.rows('UPDATE outbox SET given_up_at = NULL, run_at = now()');
  const entry = await vi.waitUntil(
    async () => {
      const found = await outboxOf(program);
      return found?.given_up_at || found?.sent_at ? found : undefined;
    },
    { timeout: 10_000 },
  );
  expect(entry).toMatchObject({
    sent_at: null,
    last_error: 'This invitation has ended. ‘Send again’ gives it three more days.',
  });
  expect(server.mails).toEqual([]);
});
