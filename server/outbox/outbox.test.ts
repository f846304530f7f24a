import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { clearSpool } from '#server/mail/clear-spool.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { sitAtDesk } from '#server/testing/lead-desk.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { lastToken } from '#server/testing/people.ts';
import { emailOf } from '#server/testing/sign-in.ts';
import { poolForThisTest } from '#server/testing/test-pool.ts';
import { programForThisTest, type TestProgram } from '#server/testing/test-program.ts';
import { remindOfFollowUps } from './remind.ts';

interface Row {
  id: string;
  kind: string;
  attempts: number;
  last_error: string | null;
  sent_at: Date | null;
  channel: string | null;
  given_up_at: Date | null;
  wait: number;
}

const outboxOf = (program: TestProgram) =>
  program.rows<Row>(
    `SELECT id, kind, attempts, last_error, sent_at, channel, given_up_at, extract(epoch FROM run_at - now())::float AS wait
     FROM outbox ORDER BY id`,
  );

/** Asks again until it is so; the test's own time limit ends what never comes. */
async function eventually<T>(look: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await look();
    if (isSo(seen)) return seen;
    await pause(25);
  }
}

async function send(program: TestProgram, changes = {}) {
  const answer = await program.post('/api/enquiries', anEnquiry(changes));
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string; reference: string };
}

test('visitor and staff each get their mail, under an id that tells it from every other', async () => {
  const server = await startMailServer();
  const program = await programForThisTest({ SMTP_URL: server.url });
  const { reference } = await send(program);
  await server.until(() => server.mails.length === 2);

  const [receipt, notice] = server.mails.toSorted((a, b) => a.to.length - b.to.length);
  expect(receipt?.to).toEqual(['thandi@nkosilaw.co.za']);
  expect(receipt?.headers.get('subject')).toContain(reference);
  expect(receipt?.headers.get('auto-submitted')).toBe('auto-generated');
  for (const mail of [receipt, notice])
    expect(mail?.raw).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  expect(notice?.to.toSorted()).toEqual(['admin', 'ceo', 'team'].map((box) => `${box}@highveldstudio.example`));
  expect(notice?.headers.get('reply-to')).toBe('Thandi Nkosi <thandi@nkosilaw.co.za>');

  const rows = await eventually(
    () => outboxOf(program),
    (all) => all.every((row) => row.sent_at),
  );
  expect(rows.map(({ kind, channel }) => [kind, channel])).toEqual([
    ['receipt', 'smtp'],
    ['staff_notice', 'smtp'],
  ]);
  expect(server.mails.map((mail) => mail.headers.get('message-id')).toSorted()).toEqual(
    rows.map(({ id }) => `<${id}@highveldstudio.example>`).toSorted(),
  );
});

test('a colleague hears of enquiries from the invitation that they followed until they are disabled: before it the address may be anybody’s', async () => {
  const server = await startMailServer();
  const program = await programForThisTest({ SMTP_URL: server.url });
  const noticed = (since: number) => server.mails.slice(since).find(({ to }) => to.length > 1)?.to.length;
  const sipho = { name: 'Sipho Dube', email: emailOf('sipho'), role: 'member' };
  await program.send('POST', '/api/staff', await program.signIn('ceo'), sipho);
  await send(program);
  await server.until(() => server.mails.length === 3);
  expect(noticed(0)).toBe(3);

  const token = await lastToken(program, 'invitation');
  await program.post('/api/auth/set-password', { token, password: 'brown kettle sings' });
  await send(program, { name: 'Somebody Later' });
  await server.until(() => server.mails.length === 5);
  expect(noticed(3)).toBe(4);

  await program.rows('UPDATE staff SET disabled_at = now() WHERE email = $1', [sipho.email]);
  await send(program, { name: 'Somebody Latest' });
  await server.until(() => server.mails.length === 7);
  expect(noticed(5)).toBe(3);
});

test('who asks for the guide gets the guide and no second mail', async () => {
  const server = await startMailServer();
  const program = await programForThisTest({ SMTP_URL: server.url });
  await send(program, { form: 'guide', message: '', phone: '', service: 'law-firm' });
  await server.until(() => server.mails.length === 2);
  expect((await outboxOf(program)).map(({ kind }) => kind)).toEqual(['guide', 'staff_notice']);
});

test('what a visitor typed adds no header and no recipient', async () => {
  const server = await startMailServer();
  const program = await programForThisTest({ SMTP_URL: server.url });
  const { id } = await send(program, {
    name: 'Eve\r\nBcc: victim@elsewhere.example, "x" <y@elsewhere.example>',
    company: 'A, B <c@elsewhere.example>',
    message: '\r\n.\r\nMAIL FROM:<a@b.c>\r\nBcc: victim@elsewhere.example',
  });
  await program.rows(`UPDATE staff SET name = 'Team, "B" <b@elsewhere.example>' WHERE role = 'member'`);
  await program.post(`/api/quarantine/${id}/release`, {}, { cookie: await program.signIn('member') });
  await server.until(() => server.mails.length === 2);
  const recipients = server.mails.flatMap((mail) => mail.to);
  expect(recipients.filter((address) => address.includes('elsewhere'))).toEqual([]);
  expect(recipients).toHaveLength(4);
  for (const mail of server.mails) expect([...mail.headers.keys()]).not.toContain('bcc');
  // Nor does a reply: outside of what is quoted there is one address.
  const replies = server.mails.map(({ headers }) => headers.get('reply-to')?.replace(/"(?:[^"\\]|\\.)*"/g, ''));
  expect(replies).toHaveLength(2);
  for (const address of [/^[^@]*<info@highveldstudio\.example>$/, /^[^@]*<thandi@nkosilaw\.co\.za>$/])
    expect(replies).toContainEqual(expect.stringMatching(address));
});

test.each(['refuses', 'drops'] as const)(
  'a mail server that %s is tried again half a minute later, with the same mail',
  async (manners) => {
    const server = await startMailServer(manners);
    const program = await programForThisTest({ SMTP_URL: server.url });
    await send(program);
    const [failed] = await eventually(
      () => outboxOf(program),
      (all) => all.every((row) => row.last_error),
    );
    expect(failed).toMatchObject({ attempts: 1, sent_at: null, given_up_at: null });
    expect(failed?.wait).toBeGreaterThan(20);
    expect(failed?.wait).toBeLessThanOrEqual(30);

    server.state.manners = 'takes';
    await program.rows('UPDATE outbox SET run_at = now()');
    await server.until(() => server.mails.length === 2);
    expect(server.mails.map((mail) => mail.headers.get('message-id'))).toContain(
      `<${failed?.id}@highveldstudio.example>`,
    );
  },
);

test('a mail server that stalls stops neither the enquiries nor the program, and what it held leaves later', async () => {
  const server = await startMailServer('stalls');
  const first = await programForThisTest({ SMTP_URL: server.url });
  await send(first);
  await server.until(() => server.state.attempts > 0);
  await send(first, { name: 'Somebody Else' });
  expect((await outboxOf(first)).every(({ sent_at }) => sent_at === null)).toBe(true);

  // Once its time is up, what one program claimed and could not send is another's to send.
  server.state.manners = 'takes';
  await programForThisTest({ SMTP_URL: server.url, DATABASE_URL: first.database.url });
  await first.rows('UPDATE outbox SET run_at = now()');
  await server.until(() => server.mails.length === 4);
  await eventually(
    () => outboxOf(first),
    (all) => all.every((row) => row.sent_at),
  );
});

test('two programs on one database send each mail once', async () => {
  const server = await startMailServer();
  const one = await programForThisTest({ SMTP_URL: server.url });
  const two = await programForThisTest({ SMTP_URL: server.url, DATABASE_URL: one.database.url });
  await Promise.all(Array.from({ length: 20 }, (_, i) => send(i % 2 ? one : two, { email: `p${i}@nkosilaw.co.za` })));
  await eventually(
    () => outboxOf(one),
    (all) => all.length === 40 && all.every((row) => row.sent_at),
  );
  expect(server.mails).toHaveLength(40);
  expect(new Set(server.mails.map((mail) => mail.headers.get('message-id'))).size).toBe(40);
});

test('a mail that only a newer program can write is left to it: no other is sent in its place', async () => {
  const server = await startMailServer();
  const program = await programForThisTest({ SMTP_URL: server.url });
  const { id } = await send(program);
  await program.rows(`INSERT INTO outbox (id, kind, lead_id) VALUES (gen_random_uuid(), 'of_tomorrow', $1)`, [id]);
  await send(program, { name: 'Somebody Later' });
  const known = (row: Row) => row.kind !== 'of_tomorrow';
  const rows = await eventually(
    () => outboxOf(program),
    (all) => all.filter(known).length === 4 && all.filter(known).every((row) => row.sent_at),
  );
  expect(rows.find((row) => !known(row))).toMatchObject({ attempts: 0, sent_at: null });
  expect(server.mails).toHaveLength(4);
});

test('after five days it is given up, staff see it, and send it again with new patience', async () => {
  const server = await startMailServer('refuses');
  const program = await programForThisTest({ SMTP_URL: server.url });
  await send(program);
  await eventually(
    () => outboxOf(program),
    (all) => all.every((row) => row.last_error),
  );
  await program.rows(`UPDATE outbox SET run_at = now(), created_at = now() - interval '5 days'`);
  await eventually(
    () => outboxOf(program),
    (all) => all.every((row) => row.given_up_at),
  );
  await send(program, { name: 'Somebody Later' });
  await eventually(
    () => outboxOf(program),
    (all) => all.every((row) => row.last_error),
  );

  const cookie = await program.signIn('member');
  const list = (await (await program.get('/api/mails', cookie)).json()) as {
    mails: { id: string; state: string; last_error: string }[];
    given_up: number;
    smtp: boolean;
  };
  expect(list).toMatchObject({ given_up: 2, smtp: true });
  // What needs a person first, however much is newer.
  expect(list.mails.map(({ state }) => state)).toEqual(['given_up', 'given_up', 'waiting', 'waiting']);
  expect(list.mails[0]?.last_error).toContain('Mailbox is not for you');

  // Whoever sends it again while the mail server still refuses has not spent the five days.
  const id = list.mails[0]?.id;
  const again = async () => (await program.post(`/api/mails/${id}/send-again`, {}, { cookie })).status;
  expect(await again()).toBe(200);
  const { wait = 0, ...waiting } = await eventually(
    async () => (await outboxOf(program)).find((row) => row.id === id) as Row,
    (row) => row.last_error !== null && row.given_up_at === null,
  );
  expect(waiting).toMatchObject({ attempts: 2, sent_at: null });
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await again()).toBe(404);

  server.state.manners = 'takes';
  await program.rows('UPDATE outbox SET run_at = now() WHERE id = $1', [id]);
  await server.until(() => server.mails.length === 1);
  await eventually(
    () => outboxOf(program),
    (all) => all.filter((row) => row.sent_at).length === 1,
  );
  expect(await again()).toBe(404);
  expect((await program.post(`/api/mails/${id}/send-again`, {})).status).toBe(401);
});

test('without a mail server every mail is kept as a file, readable there and for staff', async () => {
  const program = await programForThisTest();
  await send(program);
  const rows = await eventually(
    () => outboxOf(program),
    (all) => all.length === 2 && all.every((row) => row.sent_at),
  );
  expect(rows.map(({ channel }) => channel)).toEqual(['spool', 'spool']);
  const files = readdirSync(join(program.dataDir, 'mail'));
  expect(files.toSorted()).toEqual(rows.map(({ id }) => `${id}.eml`).toSorted());
  // Nobody else on the machine reads what people wrote.
  const modes = ['', ...files].map((name) => statSync(join(program.dataDir, 'mail', name)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600, 0o600]);
  expect(readFileSync(join(program.dataDir, 'mail', `${rows[0]?.id}.eml`), 'utf8')).toMatch(
    /^To: Thandi Nkosi <thandi@nkosilaw\.co\.za>$/m,
  );

  const cookie = await program.signIn('member');
  const view = await program.get(`/api/mails/${rows[0]?.id}`, cookie);
  expect(view.headers.get('content-type')).toContain('text/html');
  expect(view.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await view.text()).toContain('Thandi');
});

test('a kept mail leaves at once when there is a mail server by now and somebody sends it again, and then no more', async () => {
  const server = await startMailServer();
  const program = await programForThisTest({ SMTP_URL: server.url });
  await send(program);
  const [kept] = await eventually(
    () => outboxOf(program),
    (all) => all.length === 2 && all.every((row) => row.sent_at),
  );
  // As it stands after a program without a mail server.
  await program.rows(`UPDATE outbox SET channel = 'spool'`);
  const cookie = await program.signIn('member');
  const again = async () => (await program.post(`/api/mails/${kept?.id}/send-again`, {}, { cookie })).status;
  expect(await again()).toBe(200);
  await server.until(() => server.mails.length === 3);
  expect(server.mails.at(2)?.to).toEqual(['thandi@nkosilaw.co.za']);
  const rows = await eventually(
    () => outboxOf(program),
    (all) => all.every((row) => row.sent_at),
  );
  expect(rows.map(({ channel }) => channel)).toEqual(['smtp', 'spool']);
  expect(await again()).toBe(404);
});

test('a kept mail goes at once when its enquiry is deleted, and nothing that is no mail of ours', async () => {
  const program = await programForThisTest();
  const [gone, stays] = [await send(program), await send(program, { name: 'Stays' })];
  const rows = await eventually(
    () => program.rows<{ id: string; lead_id: string }>('SELECT id, lead_id FROM outbox WHERE sent_at IS NOT NULL'),
    (all) => all.length === 4,
  );
  const folder = join(program.dataDir, 'mail');
  const strays = [`${'-'.repeat(36)}.eml`, 'notes.txt'];
  for (const name of [`${randomUUID()}.eml.part`, ...strays]) writeFileSync(join(folder, name), '');
  const cookie = await program.signIn('member');
  expect((await program.send('DELETE', `/api/leads/${gone.id}`, cookie)).status).toBe(200);
  const kept = rows.filter((row) => row.lead_id === stays.id).map(({ id }) => `${id}.eml`);
  await expect.poll(() => readdirSync(folder).toSorted()).toEqual([...kept, ...strays].toSorted());
});

test.each([
  ['erased', 'POST', () => '/api/erasures'],
  ['deleted', 'DELETE', (id: string) => `/api/leads/${id}`],
] as const)('who is %s stands in no kept mail of the morning any more', async (_, method, pathOf) => {
  const program = await programForThisTest();
  const desk = await sitAtDesk(program, 'ceo');
  const lead = await desk.receive({ name: 'Erasmia Vergeet', email: 'erasmia@vergeet.co.za' });
  await desk.receive({ name: 'Stays' });
  await desk.patch(lead, { version: 1, follow_up_on: '2026-11-17' });
  const [id] = await remindOfFollowUps(drizzle(program.pool), new Date('2026-11-17T07:35:00+02:00'));
  await eventually(
    () => outboxOf(program),
    (all) => all.length === 5 && all.every((row) => row.channel === 'spool'),
  );
  const folder = join(program.dataDir, 'mail');
  const naming = (words: string) =>
    readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'utf8').includes(words));
  expect(naming('Erasmia')).toContain(`${id}.eml`);

  expect((await desk.send(method, pathOf(lead.id), { email: lead.email })).status).toBe(200);
  await expect.poll(() => naming('Erasmia')).toEqual([]);
  expect(naming('Stays')).toHaveLength(2);
  expect((await program.get(`/api/mails/${id}`, desk.cookie)).status).toBe(404);
});

test('a spool that cannot be read is a fault: what it keeps of somebody who was deleted would stay there in silence', async () => {
  const program = await programForThisTest({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const clear = () => clearSpool(drizzle(poolForThisTest(program.database.connection)), program.dataDir);
  await clear(); // with a mail server there need not be one
  writeFileSync(join(program.dataDir, 'mail'), 'not a folder');
  await expect(clear()).rejects.toMatchObject({ code: 'ENOTDIR' });
});
