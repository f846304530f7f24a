import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Transaction, transactionOn } from '#server/db/transaction.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { programForThisTest, startTestProgram, type TestProgram } from '#server/testing/test-program.ts';
import { createEventStore } from './store-events.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const phone = 'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const send = (body: unknown, headers: Record<string, string> = {}) =>
  program.post('/api/analytics', body, { 'user-agent': phone, ...headers });
const view = (page: string, fields = {}) => ({ name: 'page_view' as const, page, fields });
const rowsOf = (page: string) =>
  program.rows<Record<string, unknown>>('SELECT * FROM analytics_events WHERE page = $1 ORDER BY id', [page]);

describe('an event', () => {
  test('is stored as anonymous, with its fields', async () => {
    const answer = await send({ events: [view('/one', { page_type: 'one' }), view('/one', { page_type: 'two' })] });
    expect([answer.status, await answer.json()]).toEqual([202, { stored: 2, dropped: 0 }]);
    const rows = await rowsOf('/one');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      session_id: 'anonymous',
      lead_id: null,
      is_bot: false,
      fields: { page_type: 'one' },
    });
  });

  test('belongs to the lead that the visitor has become, where there is one', async () => {
    const { id } = (await (await program.post('/api/enquiries', anEnquiry())).json()) as { id: string };
    await send({ events: [view('/known')], lead_id: id });
    expect(await rowsOf('/known')).toMatchObject([{ session_id: id, lead_id: id }]);
    await send({ events: [view('/unknown')], lead_id: crypto.randomUUID() });
    expect(await rowsOf('/unknown')).toMatchObject([{ session_id: 'anonymous', lead_id: null }]);
  });

  test('of a program that says so is marked apart, and one that says nothing is none', async () => {
    await send({ events: [view('/crawled')] }, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await send({ events: [view('/crawled')] }, { 'user-agent': '' });
    expect((await rowsOf('/crawled')).map((row) => row.is_bot)).toEqual([true, false]);
  });

  test('with text that no database takes is stored without it', async () => {
    expect((await send({ events: [view('/odd', { text: 'a\u0000b\ud800' })] })).status).toBe(202);
    expect(await rowsOf('/odd')).toHaveLength(1);
  });

  test.each([
    [400, '{', {}],
    [415, '{}', { 'content-type': 'text/plain' }],
    [403, '{}', { origin: 'https://elsewhere.example' }],
    [413, JSON.stringify({ events: [view('/x', { text: 'x'.repeat(4096) })] }), {}],
    [422, { events: [] }, {}],
    [422, { events: [{ name: 'purchase', page: '/' }] }, {}],
    [422, [], {}],
    [422, 'null', {}],
  ])('is refused with %i where it is not ours: %j', async (status, body, headers) => {
    expect((await send(body, headers)).status).toBe(status);
  });
});

test('what comes faster than it may be written is dropped, and the loss is counted', async () => {
  const own = await programForThisTest();
  const flood = { events: Array.from({ length: 40 }, () => view('/flood')) };
  const answers = await Promise.all(Array.from({ length: 80 }, () => own.post('/api/analytics', flood)));
  const told = (await Promise.all(answers.map((answer) => answer.json()))) as { stored: number; dropped: number }[];
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202]));
  const dropped = told.reduce((sum, one) => sum + one.dropped, 0);
  expect(dropped).toBeGreaterThan(0);
  // The next one that is written brings the loss along, once; there is room for it again after a moment.
  let after = 0;
  const counted = async () => {
    await own.post('/api/analytics', { events: [view('/after')] });
    after += 1;
    const [row] = await own.rows<{ events: number }>(
      `SELECT sum(CASE name WHEN 'events_dropped' THEN (fields->>'events')::int ELSE 1 END)::int AS events FROM analytics_events`,
    );
    return (row?.events ?? 0) - after;
  };
  await expect.poll(counted).toBe(80 * 40);
  expect(await counted()).toBe(80 * 40);
});

test('what waits for a database that is slow has an end, and what it refuses is told as lost once it answers', async () => {
  let at = Date.parse('2026-11-16T08:00:00Z');
  const turns: ((fails: boolean) => void)[] = [];
  const real = transactionOn(program.pool);
  const transaction: Transaction = async (work) => {
    if (await new Promise<boolean>((resolve) => turns.push(resolve))) throw new Error('too slow');
    return real(work);
  };
  const storeEvents = createEventStore({
    transaction,
    now: () => new Date(at),
    count: () => {},
    findPage: () => undefined,
  });
  const seen = (page: string, events: number) =>
    storeEvents({ batch: { events: Array.from({ length: events }, () => view(page)) }, isBot: false });
  const first = seen('/slow', 1);
  await expect.poll(() => turns.length).toBe(1);
  const others = Promise.allSettled(Array.from({ length: 50 }, (_, i) => seen('/slow', i < 49 ? 40 : 39)));
  at += 3_600_000; // for which there would be room again, if nobody waited
  expect(await seen('/too-many', 1)).toBe(0);
  turns[0]?.(true);
  await expect(first).rejects.toThrow('too slow');
  await expect.poll(() => turns.length).toBe(2);
  turns[1]?.(false);
  await others;
  const [lost] = await program.rows(
    `SELECT fields FROM analytics_events WHERE name = 'events_dropped' ORDER BY at DESC`,
  );
  expect(lost).toEqual({ fields: { events: 2 } });
});

test('a clock that is set back loses no visit', async () => {
  let at = Date.parse('2026-11-16T08:00:00Z');
  const transaction = transactionOn(program.pool);
  const storeEvents = createEventStore({
    transaction,
    now: () => new Date(at),
    count: () => {},
    findPage: () => undefined,
  });
  const one = { batch: { events: [view('/clock')] }, isBot: false };
  expect(await storeEvents(one)).toBe(1);
  at -= 3_600_000;
  expect(await storeEvents(one)).toBe(1);
});

describe('where leads are being changed at the same moment', () => {
  const store = () =>
    createEventStore({
      transaction: transactionOn(program.pool),
      now: () => new Date(),
      count: () => {},
      findPage: () => undefined,
    });
  const visitOf = (lead_id: string, page: string) => ({ batch: { events: [view(page)], lead_id }, isBot: false });
  const receive = async () => ((await (await program.post('/api/enquiries', anEnquiry())).json()) as { id: string }).id;
  const waiting = () =>
    program.rows(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);

  test('a visit of one that is deleted is kept as anonymous, and takes no other with it', async () => {
    const id = await receive();
    const colleague = await program.pool.connect();
    await colleague.query(`BEGIN; DELETE FROM leads WHERE id = '${id}'`);
    const storeEvents = store();
    const stored = Promise.all([
      storeEvents(visitOf(id, '/deleted')),
      storeEvents({ batch: { events: [view('/deleted')] }, isBot: false }),
    ]);
    await expect.poll(waiting).toHaveLength(1);
    await colleague.query('COMMIT');
    colleague.release();
    expect(await stored).toEqual([1, 1]);
    expect((await rowsOf('/deleted')).map((row) => row.session_id)).toEqual(['anonymous', 'anonymous']);
  });

  test('they are held in the order of their ids, as by everybody who holds several', async () => {
    const [first, last] = [await receive(), await receive()];
    // Written anew, the first stands behind the other in the table.
    await program.rows('UPDATE leads SET created_at = now() WHERE id = $1', [first]);
    const colleague = await program.pool.connect();
    const hold = (id: string) => colleague.query('SELECT FROM leads WHERE id = $1 FOR UPDATE', [id]);
    await colleague.query('BEGIN');
    await hold(first);
    const storeEvents = store();
    const stored = Promise.all([first, last].map((id) => storeEvents(visitOf(id, '/held'))));
    await expect.poll(waiting).toHaveLength(1);
    await hold(last);
    await colleague.query('COMMIT');
    colleague.release();
    expect(await stored).toEqual([1, 1]);
  });
});

test('in a day no more is written than a disk can bear, and on the next there is room again', async () => {
  let at = Date.parse('2026-11-16T08:00:00Z');
  const storeEvents = createEventStore({
    transaction: transactionOn(program.pool),
    now: () => new Date(at),
    count: () => {},
    findPage: () => undefined,
  });
  const fields = Object.fromEntries([...'abcdefghijkl'].map((name) => [name, 'x'.repeat(200)]));
  const large = { batch: { events: [view('/large', fields)] }, isBot: false };
  let stored = 0;
  for (let round = 0; round < 5; round++) {
    at += 10_000;
    for (const one of await Promise.all(Array.from({ length: 2_000 }, () => storeEvents(large)))) stored += one;
  }
  const bytes = JSON.stringify(large.batch.events).length;
  expect(stored * bytes).toBeGreaterThan(15_000_000);
  expect(stored * bytes).toBeLessThan(20_000_000);
  at += 24 * 3_600_000;
  expect(await storeEvents(large)).toBe(1);
});

describe('a WhatsApp chat', () => {
  const start = {
    code: 'WA-7K3F9Q',
    page: '/sandton',
    last_touch: { at: '2026-11-15T08:00:00.000Z', page: '/sandton', utm_source: 'google', gclid: 'one-click' },
  };

  test('leaves its code, page and campaign, and staff find it by the code, however it is typed', async () => {
    expect((await program.post('/api/chats', start, { 'user-agent': phone })).status).toBe(201);
    const cookie = await program.signIn('member');
    const found = await program.get('/api/chats/wa%207k3f9q', cookie);
    expect(await found.json()).toMatchObject({ code: 'WA-7K3F9Q', page: '/sandton', device: 'phone' });
    expect(JSON.stringify(await program.rows('SELECT * FROM chats'))).not.toContain('one-click');
    expect((await program.get('/api/chats/WA-000000', cookie)).status).toBe(404);
    expect((await program.get('/api/chats/WA-7K3F9Q')).status).toBe(401);
  });

  test('that is told twice keeps the place where it began', async () => {
    const code = 'WA-111111';
    await program.post('/api/chats', { ...start, code });
    expect((await program.post('/api/chats', { ...start, code, page: '/paarl' })).status).toBe(201);
    expect(await program.rows('SELECT page FROM chats WHERE code = $1', [code])).toEqual([{ page: '/sandton' }]);
  });

  test('is limited for each network', async () => {
    const limited = await programForThisTest({ RATE_LIMITS: 'on' });
    const codes = Array.from({ length: 61 }, (_, i) => `WA-${String(i).padStart(6, '0')}`);
    const statuses: number[] = [];
    for (const code of codes) statuses.push((await limited.post('/api/chats', { ...start, code })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  test.each([{}, { code: 'WA-7K3F9U' }, { code: 'WA-7K3F9Q', page: 'x' }])('%j is refused', async (body) => {
    expect((await program.post('/api/chats', body)).status).toBe(422);
  });
});
