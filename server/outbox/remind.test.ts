import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { sitAtDesk } from '#server/testing/lead-desk.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { emailOf } from '#server/testing/sign-in.ts';
import { programForThisTest } from '#server/testing/test-program.ts';
import { remindOfFollowUps } from './remind.ts';

const morning = (day: string) => new Date(`${day}T07:35:00+02:00`);

test('on a morning on which something is due staff get one mail, however many programs think of it', async () => {
  const program = await programForThisTest();
  const desk = await sitAtDesk(program, 'member');
  const remind = (day: string) => remindOfFollowUps(drizzle(program.pool), morning(day));
  const plan = async (name: string, follow_up_on: string) =>
    desk.patch(await desk.receive({ name }), { version: 1, status: 'contacted', follow_up_on });

  await plan('Planned for Wednesday', '2026-11-18');
  expect(await remind('2026-11-17')).toEqual([]);
  await plan('Planned for Tuesday', '2026-11-17');
  const tuesday = await Promise.all([remind('2026-11-17'), remind('2026-11-17')]);
  expect(tuesday.flat()).toHaveLength(1);
  expect(await remind('2026-11-17')).toEqual([]);
  const [wednesday = ''] = await remind('2026-11-18');

  const read = async (id = '') => (await program.get(`/api/mails/${id}`, desk.cookie)).text();
  expect(await read(tuesday.flat()[0])).toMatch(/<title>To follow up: Planned for Tuesday<\/title>/);
  expect(await read(wednesday)).toMatch(/<title>To follow up: Planned for Tuesday and 1 more<\/title>/);
  const left = () => program.rows('SELECT channel FROM outbox WHERE id = $1', [wednesday]);
  await expect.poll(left, { timeout: 10_000 }).toEqual([{ channel: 'spool' }]);
  const { mails } = (await desk.send('GET', '/api/mails')).body as { mails: { id: string; kind: string }[] };
  expect(mails.filter(({ kind }) => kind === 'follow_ups').map(({ id }) => id)).toEqual([wednesday, ...tuesday.flat()]);
});

test('who does not want the mail of the morning does not get it; where nobody does, none is written', async () => {
  const server = await startMailServer();
  const program = await programForThisTest({ SMTP_URL: server.url });
  const desk = await sitAtDesk(program, 'member');
  await desk.patch(await desk.receive(), { version: 1, follow_up_on: '2026-11-17' });
  const want = async (cookie: string, morning_mail: boolean) =>
    (await program.send('PATCH', '/api/account', cookie, { morning_mail })).json();
  const remind = (day: string) => remindOfFollowUps(drizzle(program.pool), morning(day));
  expect(await want(desk.cookie, false)).toMatchObject({ morning_mail: false });
  expect(await remind('2026-11-17')).toHaveLength(1);
  const morningMails = () => server.mails.filter(({ headers }) => headers.get('subject')?.startsWith('To follow up'));
  await server.until(() => morningMails().length > 0);
  expect(morningMails().map(({ to }) => to)).toEqual([[emailOf('ceo'), emailOf('admin')]]);

  for (const who of ['ceo', 'admin'] as const) await want(await program.signIn(who), false);
  expect(await remind('2026-11-18')).toEqual([]);
  await want(desk.cookie, true);
  expect(await remind('2026-11-18')).toHaveLength(1);
});

test('on a Sunday and in the afternoon nobody is reminded', async () => {
  const program = await programForThisTest();
  const desk = await sitAtDesk(program, 'member');
  await desk.patch(await desk.receive(), { version: 1, follow_up_on: '2026-11-02' });
  const db = drizzle(program.pool);
  expect(await remindOfFollowUps(db, morning('2026-11-22'))).toEqual([]);
  expect(await remindOfFollowUps(db, new Date('2026-11-17T15:00:00+02:00'))).toEqual([]);
  expect(await remindOfFollowUps(db, morning('2026-11-17'))).toHaveLength(1);
});
