import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everythingChanged, type LiveMessage } from '#domain/live-message.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { readStream } from '#server/testing/read-stream.ts';
import { programForThisTest, startTestProgram, type TestProgram } from '#server/testing/test-program.ts';
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
  const enquiry = anEnquiry();
  await program.post('/api/enquiries', enquiry);
  const stream = await openStream();
  await stream.next();
  await program.post('/api/enquiries', enquiry);
  const { id } = (await (await program.post('/api/enquiries', anEnquiry())).json()) as { id: string };
  const told: string[] = [];
  while (!told.includes(id)) {
    const event = await stream.next();
    told.push(...((JSON.parse(event?.replace(/^data: /, '') ?? '{}') as LiveMessage).leads ?? []));
  }
  expect(told.filter((one) => one === id)).toHaveLength(1);
  expect(new Set(told).size).toBe(told.length);
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

test('a hub whose connection breaks listens again, and everyone is told to look again', async () => {
  const own = await programForThisTest();
  const pool = new pg.Pool({ ...own.database.connection, max: 1 });
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
  await pool.end();
});

test('a thousand announcements reach a dashboard in a few messages', async () => {
  const own = await programForThisTest();
  const pool = new pg.Pool({ ...own.database.connection, max: 1 });
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
  await pool.end();
});

test('a stream that is opened while the program stops is ended at once', async () => {
  const hub = await openLiveHub(program.pool, program.database.connection);
  hub.endStreams();
  const ended = Promise.withResolvers<void>();
  hub.subscribe(() => {}, ended.resolve);
  await ended.promise;
  await hub.close();
});
