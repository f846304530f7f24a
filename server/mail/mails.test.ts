// The list of mails that staff see.
import { expect, test } from 'vitest';
import { programForThisTest, type TestProgram } from '#server/testing/test-program.ts';

interface MailPage {
  mails: { id: string; state: string }[];
  next_cursor: string | null;
  given_up: number;
  not_shown: number;
  smtp: boolean;
}

/** Mails from one number to another, the later the newer. */
const write = (program: TestProgram, from: number, to: number, columns: string, values: string) =>
  program.rows(`INSERT INTO outbox (id, kind, attempts, ${columns})
    SELECT ('01931f5e-7c00-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'follow_ups', 1, ${values}
    FROM generate_series(${from}, ${to}) AS n`);
const numberOf = ({ id }: { id: string }) => Number(id.slice(-12));
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i);

test('what needs a person stands first, then the newest, page by page to the last one', async () => {
  const program = await programForThisTest();
  const cookie = await program.signIn('member');
  const read = async (query = '') => (await (await program.get(`/api/mails${query}`, cookie)).json()) as MailPage;
  await write(program, 1, 3, 'given_up_at, last_error', `now(), 'No such mailbox.'`);
  await write(program, 4, 5, 'run_at, last_error', `now() + interval '1 day', 'Try later.'`);
  await write(program, 6, 230, 'sent_at, channel', `now(), 'smtp'`);

  const first = await read();
  expect(first).toMatchObject({ given_up: 3, not_shown: 0, smtp: false });
  expect(first.mails.map(numberOf)).toEqual([3, 2, 1, 5, 4, ...down(230, 131)]);
  const second = await read(`?before=${first.next_cursor}`);
  expect(second).toMatchObject({ given_up: 3, not_shown: 0, smtp: false });
  expect(second.mails.map(numberOf)).toEqual(down(130, 31));
  const third = await read(`?before=${second.next_cursor}`);
  expect(third.mails.map(numberOf)).toEqual(down(30, 6));
  expect(third.next_cursor).toBeNull();
  expect((await program.get('/api/mails?before=1', cookie)).status).toBe(422);
});

test('of what needs a person a hundred are shown, with the number of the others', async () => {
  const program = await programForThisTest();
  const cookie = await program.signIn('member');
  await write(program, 1, 130, 'given_up_at, last_error', `now(), 'No such mailbox.'`);
  await write(program, 131, 241, 'run_at, last_error', `now() + interval '1 day', 'Try later.'`);
  const list = (await (await program.get('/api/mails', cookie)).json()) as MailPage;
  expect(list.mails.map(numberOf)).toEqual([...down(130, 31), ...down(241, 142)]);
  expect(list).toMatchObject({ given_up: 130, not_shown: 41, next_cursor: null });
});

test('a mail that was given up can be dismissed: it needs nobody any more, and can still be sent again', async () => {
  const program = await programForThisTest();
  const cookie = await program.signIn('member');
  const read = async () => (await (await program.get('/api/mails', cookie)).json()) as MailPage;
  await write(program, 1, 2, 'given_up_at, last_error', `now(), 'No such mailbox.'`);
  await write(program, 3, 4, 'sent_at, channel', `now(), 'smtp'`);
  const [second, first, , sent] = (await read()).mails;
  const act = async (mail: { id: string } | undefined, what: string) =>
    (await program.send('POST', `/api/mails/${mail?.id}/${what}`, cookie, {})).status;

  expect(await act(second, 'dismiss')).toBe(200);
  expect(await act(second, 'dismiss')).toBe(200);
  expect(await act(sent, 'dismiss')).toBe(404);
  const list = await read();
  expect(list.given_up).toBe(1);
  expect(list.mails.map((mail) => [numberOf(mail), mail.state])).toEqual([
    [1, 'given_up'],
    [4, 'sent'],
    [3, 'sent'],
    [2, 'dismissed'],
  ]);

  expect(await act(second, 'send-again')).toBe(200);
  expect(await act(first, 'dismiss')).toBe(200);
  expect(await read()).toMatchObject({ given_up: 0 });
  expect(await program.rows('SELECT id FROM outbox WHERE dismissed_at IS NOT NULL')).toEqual([{ id: first?.id }]);
});
