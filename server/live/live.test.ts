import { PassThrough } from 'node:stream';
import { Hono } from 'hono';
import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { everythingChanged, type LiveMessage } from '#domain/live-message.ts';
import type { RequestEnv, StaffSession } from '#server/deps.ts';
import { answerError } from '#server/http/errors.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { readStream } from '#server/testing/read-stream.ts';
import { openLine } from '#server/testing/stalling-line.ts';
import { poolForThisTest } from '#server/testing/test-pool.ts';
import { programForThisTest, startTestProgram, type TestProgram } from '#server/testing/test-program.ts';
import { eventsRoutes, mostStreams } from './events.routes.ts';
import { openLiveHub } from './live-hub.ts';

let program: TestProgram;
let cookie: string;
beforeAll(async () => {
  program = await startTestProgram();
  cookie = await program.signIn('member');
});
afterAll(() => program.stop());

const openStream = (from = program, as = cookie) => readStream(from.url, as);

test('a new enquiry is told to an open dashboard by its id, never by its content', async () => {
  const stream = await openStream();
  expect(await stream.next()).toContain('event: ready');
  const { id } = (await (await program.post('/api/enquiries', anEnquiry())).json()) as { id: string };
  const event = await stream.next();
  expect(JSON.parse(event?.replace(/^data: /, '') ?? '')).toEqual({ leads: [id], metrics: [] });
  stream.close();
});

test('an enquiry that was stored before is not told again', async () => {
  const stream = await openStream();
  await stream.next();
  const told: string[] = [];
  const send = async (enquiry: object) =>
    ((await (await program.post('/api/enquiries', enquiry)).json()) as { id: string }).id;
  const hear = async (id: string) => {
    while (!told.includes(id)) {
      const event = await stream.next();
      told.push(...((JSON.parse(event?.replace(/^data: /, '') ?? '{}') as LiveMessage).leads ?? []));
    }
  };
  const enquiry = anEnquiry();
  const stored = await send(enquiry);
  await hear(stored); // before it is sent again: what is told at the same moment is told once
  await send(enquiry);
  const next = await send(anEnquiry());
  await hear(next);
  expect(told).toEqual([stored, next]);
  stream.close();
});

test('the stream is closed when the program stops, and the stop does not wait for it', async () => {
  const own = await startTestProgram();
  const stream = await openStream(own, await own.signIn('ceo'));
  await stream.next();
  await own.stop();
  expect(await stream.next()).toBeUndefined();
});

const messageIn = (event: Uint8Array) =>
  JSON.parse(new TextDecoder().decode(event).replace('data: ', '')) as LiveMessage;

/** A hub on the program's database, for one test alone. */
async function hubForThisTest() {
  const hub = await openLiveHub(poolForThisTest(program.database.connection, 1), program.database.connection);
  onTestFinished(() => hub.close());
  const heard = Promise.withResolvers<LiveMessage>();
  // The program of this file may still be saying that the mails of earlier tests have left.
  hub.listen((message) => message.mails || heard.resolve(message));
  return { hub, heard: heard.promise };
}

const ids = Array.from({ length: 150 }, () => crypto.randomUUID());

test.each([
  ['a few too many', { leads: ids, communications: ids, metrics: [] }],
  [
    'one byte too many',
    {
      leads: ['x'.repeat(8_000 - '{"leads":[""],"communications":[],"metrics":[]}'.length)],
      communications: [],
      metrics: [],
    },
  ],
])('more ids than a notification holds, %s, are told as all of them', async (_, message) => {
  const { hub, heard } = await hubForThisTest();
  hub.announce(message);
  expect(await heard).toEqual({ leads: [], communications: [], metrics: [] });
});

test('what is announced at the same moment is told together, and nothing of it is left out', async () => {
  const { hub, heard } = await hubForThisTest();
  hub.announce({ leads: ['one'] });
  hub.announce({ leads: ['other'], metrics: [] });
  expect(await heard).toEqual({ leads: ['one', 'other'], metrics: [] });
});

test('what somebody else says on the same channel is passed over, and does no harm', async () => {
  const { hub, heard } = await hubForThisTest();
  for (const foreign of ['', 'Dear all', 'null', '{"leads":"all"}', '{"shop":["1"]}', '[]'])
    await program.rows('SELECT pg_notify($1, $2)', ['highveld_live', foreign]);
  hub.announce({ leads: ['ours'] });
  expect(await heard).toEqual({ leads: ['ours'] });
});

test('of what a newer program says, that which is known here is told', async () => {
  const { heard } = await hubForThisTest();
  const said = { leads: ['theirs'], of_tomorrow: ['1'] };
  await program.rows('SELECT pg_notify($1, $2)', ['highveld_live', JSON.stringify(said)]);
  expect(await heard).toEqual({ leads: ['theirs'] });
});

test('what was announced last is sent before the hub is closed', async () => {
  const sent = Promise.withResolvers<void>();
  const query = vi.fn(() => sent.promise);
  const hub = await openLiveHub({ query } as unknown as pg.Pool, program.database.connection);
  hub.announce({ leads: ['the last'] });
  const closed = vi.fn();
  const closing = hub.close().then(closed);
  expect(query).toHaveBeenCalledWith(expect.any(String), [expect.any(String), '{"leads":["the last"]}']);
  for (let turn = 0; turn < 20; turn++) await program.rows('SELECT 1'); // time enough to close
  expect(closed).not.toHaveBeenCalled();
  sent.resolve();
  await closing;
});

test('what cannot be sent is no fault of whoever announced it: dashboards see it later', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const query = vi.fn().mockRejectedValue(new Error('away'));
  const hub = await openLiveHub({ query } as unknown as pg.Pool, program.database.connection);
  hub.announce({ leads: ['unheard'] });
  await hub.close();
  expect(query).toHaveBeenCalledOnce();
  expect(said.mock.calls.flat().join()).toContain('live message not sent');
});

test('a hub whose connection breaks listens again, and everyone is told to look again', async () => {
  const own = await programForThisTest();
  const pool = poolForThisTest(own.database.connection, 1);
  const hub = await openLiveHub(pool, { ...own.database.connection, application_name: 'hub under test' });
  const messages: LiveMessage[] = [];
  const heard = Promise.withResolvers<void>();
  hub.subscribe(
    (event) => {
      messages.push(messageIn(event));
      heard.resolve();
    },
    () => {},
  );
  await own.rows(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hub under test'`);
  await heard.promise;
  expect(messages).toEqual([everythingChanged]);
  await hub.close();
});

test('a line that died without a word is noticed by asking it, and everyone is told to look again', async () => {
  const { connection } = program.database;
  const line = await openLine(connection);
  onTestFinished(line.close);
  const pool = poolForThisTest(connection, 1);
  const hub = await openLiveHub(pool, { connectionString: line.url }, { every: 1_000, limit: 800 });
  const messages: LiveMessage[] = [];
  hub.subscribe(
    (event) => void messages.push(messageIn(event)),
    () => {},
  );
  line.forget();
  await expect.poll(() => messages, { timeout: 10_000 }).toContainEqual(everythingChanged);
  hub.announce({ leads: ['heard again'] });
  await expect.poll(() => JSON.stringify(messages)).toContain('heard again');
  await hub.close();
});

test('however often a connection breaks before it listens, one tries again, each time later, and one listens in the end', async () => {
  const own = await programForThisTest();
  const line = await openLine(own.database.connection);
  onTestFinished(line.close);
  const pool = poolForThisTest(own.database.connection, 1);
  const hub = await openLiveHub(pool, { connectionString: `${line.url}?application_name=hub` });
  onTestFinished(() => hub.close());
  const told = vi.fn();
  hub.listen(told);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => waits.mockRestore());
  line.breakAt('LISTEN', 2);
  line.refuse();
  line.letIn();
  await expect.poll(() => told.mock.calls, { timeout: 10_000 }).toEqual([[everythingChanged]]);
  const pauses = waits.mock.calls.map(([, ms = 0]) => ms).filter((ms) => [250, 500, 1_000].includes(ms));
  expect(pauses).toEqual([250, 500, 1_000]);
  expect(await own.rows(`SELECT FROM pg_stat_activity WHERE application_name = 'hub'`)).toHaveLength(1);
});

test('a thousand announcements reach a dashboard in a few messages', async () => {
  const own = await programForThisTest();
  const pool = poolForThisTest(own.database.connection, 1);
  const hub = await openLiveHub(pool, own.database.connection);
  let count = 0;
  const last = Promise.withResolvers<void>();
  hub.subscribe(
    (event) => {
      count++;
      if (messageIn(event).communications) last.resolve();
    },
    () => {},
  );
  for (let i = 0; i < 1000; i++) hub.announce({ leads: [`lead-${i}`] });
  hub.announce({ communications: ['the last'] });
  await last.promise;
  expect(count).toBeLessThanOrEqual(3);
  await hub.close();
});

test('the stream is kept by nobody on its way, held back by no proxy, and packed by none', async () => {
  const { answer, close } = await openStream();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  close();
  const head = await fetch(`${program.url}/api/events`, { method: 'HEAD', headers: { cookie } });
  expect(head.headers.get('cache-control')).toContain('no-store');
});

test('a stream that is opened while the program stops is ended at once', async () => {
  const hub = await openLiveHub(program.pool, program.database.connection);
  hub.endStreams();
  const end = vi.fn();
  hub.subscribe(() => {}, end);
  expect(end).toHaveBeenCalledOnce();
  await hub.close();
});

test('with a session its own streams end and no others, neither those that are open nor those that are opened later', async () => {
  const hub = await openLiveHub(program.pool, program.database.connection);
  const [over, other, later] = [vi.fn(), vi.fn(), vi.fn()];
  hub.subscribe(() => {}, over, 'over');
  hub.subscribe(() => {}, other, 'other');
  hub.endStreams('over');
  hub.subscribe(() => {}, later, 'later');
  expect([over, other, later].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  await hub.close();
});

/** The stream's route alone, for whoever holds a session. */
async function hubAtItsRoute() {
  const hub = await openLiveHub(program.pool, program.database.connection);
  const app = new Hono<RequestEnv>().onError(answerError(() => {}));
  app.use((c, next) => {
    c.set('session', { id: 'one' } as StaffSession);
    return next();
  });
  app.route('/', eventsRoutes(hub));
  return { hub, app };
}

test('a stream on which nobody speaks beats every fifteen seconds until it is closed, and no proxy holds it back', async () => {
  const { hub, app } = await hubAtItsRoute();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const outgoing = new PassThrough();
  const { body, headers } = await app.request('/', {}, { outgoing });
  expect(headers.get('x-accel-buffering')).toBe('no');
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('event: ready');
  vi.advanceTimersByTime(15_000);
  expect((await reader?.read())?.value).toContain('event: beat');
  outgoing.destroy();
  await expect.poll(hub.countStreams).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  await hub.close();
});

test('whoever asks for the head of the stream alone opens none', async () => {
  const { hub, app } = await hubAtItsRoute();
  expect((await app.request('/', { method: 'HEAD' }, { outgoing: new PassThrough() })).status).toBe(200);
  expect(hub.countStreams()).toBe(0);
  await hub.close();
});

test('where a thousand dashboards are open another is refused with a sentence and a time, until one of them is closed', async () => {
  const { hub, app } = await hubAtItsRoute();
  const leave = Array.from({ length: mostStreams }, () =>
    hub.subscribe(
      () => {},
      () => {},
    ),
  );
  expect(mostStreams).toBe(1000);
  const outgoing = new PassThrough();
  const refused = await app.request('/', {}, { outgoing });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refused.json()).toMatchObject({
    error: { code: 'unavailable', message: expect.stringMatching(/^Too many dashboards are open just now\./) },
  });
  expect(hub.countStreams()).toBe(mostStreams);
  leave[0]?.();
  const admitted = await app.request('/', {}, { outgoing });
  expect(admitted.status).toBe(200);
  expect(hub.countStreams()).toBe(mostStreams);
  outgoing.destroy();
  await expect.poll(hub.countStreams).toBe(mostStreams - 1);
  await hub.close();
});
