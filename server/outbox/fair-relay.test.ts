// Whom the mail server treats badly: others do not suffer for it, and they are not forgotten.
import { expect, test } from 'vitest';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { programForThisTest, type TestProgram } from '#server/testing/test-program.ts';

interface Row {
  id: string;
  kind: string;
  left_to: string[] | null;
  last_error: string | null;
  sent_at: Date | null;
}

const outboxOf = (program: TestProgram) => program.rows<Row>('SELECT * FROM outbox ORDER BY id');

async function send(program: TestProgram, changes = {}): Promise<string> {
  const answer = await program.post('/api/enquiries', anEnquiry(changes));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

test('a notice that one colleague was refused is tried again for them alone, and staff see it first', async () => {
  const server = await startMailServer();
  const colleague = 'team@highveldstudio.example';
  server.state.refuses = (address) => address === colleague;
  const program = await programForThisTest({ SMTP_URL: server.url });
  await send(program);
  const notice = async () => (await outboxOf(program)).find(({ kind }) => kind === 'staff_notice');
  await expect.poll(async () => (await notice())?.left_to).toEqual([colleague]);
  expect(await notice()).toMatchObject({ sent_at: null, last_error: expect.stringContaining(colleague) });

  server.state.refuses = () => false;
  const later = await send(program, { name: 'Somebody Later' });
  await expect.poll(() => server.mails.length).toBe(4);
  const cookie = await program.signIn('member');
  const { mails } = (await (await program.get('/api/mails', cookie)).json()) as { mails: { id: string }[] };
  expect(mails[0]?.id).toBe((await notice())?.id);
  const { mails: ofLead } = (await (await program.get(`/api/leads/${later}`, cookie)).json()) as { mails: Row[] };
  expect(ofLead.map(({ last_error }) => last_error)).toEqual([null, null]);

  await program.rows('UPDATE outbox SET run_at = now()');
  await expect.poll(() => server.mails.at(4)?.to).toEqual([colleague]);
  await expect.poll(async () => (await outboxOf(program)).every(({ sent_at }) => sent_at)).toBe(true);
  expect(server.mails).toHaveLength(5);
});

test('a notice whose last reader has left the team meanwhile is done', async () => {
  const server = await startMailServer();
  const colleague = 'team@highveldstudio.example';
  server.state.refuses = (address) => address === colleague;
  const program = await programForThisTest({ SMTP_URL: server.url });
  await send(program);
  await expect.poll(async () => (await outboxOf(program))[1]?.left_to).toEqual([colleague]);
  await program.rows('UPDATE staff SET disabled_at = now() WHERE email = $1', [colleague]);
  await program.rows(`UPDATE outbox SET run_at = now()`);
  await expect.poll(async () => (await outboxOf(program)).every(({ sent_at }) => sent_at)).toBe(true);
  expect(server.mails).toHaveLength(2);
});

test('mailboxes that stall hold up nobody else', async () => {
  const server = await startMailServer();
  server.state.stalls = (address) => address.endsWith('@stalls.example');
  const program = await programForThisTest({ SMTP_URL: server.url });
  for (let i = 0; i < 7; i++) await send(program, { email: `p${i}@stalls.example` });
  await send(program, { email: 'quick@nkosilaw.co.za' });
  await server.until(() => server.mails.some(({ to }) => to.includes('quick@nkosilaw.co.za')));
  const stalled = (await outboxOf(program)).filter(({ kind, sent_at }) => kind === 'receipt' && !sent_at);
  expect(stalled.filter(({ last_error }) => last_error === null).length).toBeGreaterThanOrEqual(7);
});

test('what nobody has tried yet goes before what failed', async () => {
  const server = await startMailServer('refuses');
  const program = await programForThisTest({ SMTP_URL: server.url });
  for (let i = 0; i < 10; i++) await send(program, { email: `p${i}@nkosilaw.co.za` });
  await expect.poll(async () => (await outboxOf(program)).every(({ last_error }) => last_error)).toBe(true);

  server.state.manners = 'takes';
  const fresh = '01931f5e-7c00-7000-8000-00000000000f';
  await program.rows(
    `WITH due AS (UPDATE outbox SET run_at = now() - interval '1 hour')
     INSERT INTO outbox (id, kind, lead_id) SELECT $1, 'receipt', id FROM leads LIMIT 1`,
    [fresh],
  );
  await server.until(() => server.mails.length >= 5);
  expect(server.mails.slice(0, 5).map((mail) => mail.headers.get('message-id'))).toContain(
    `<${fresh}@highveldstudio.example>`,
  );
});
