// Carries changes from any program on this database to every dashboard that this one serves: NOTIFY in, fan-out here.
import pg from 'pg';
import { everythingChanged, type LiveMessage, mergeLive, readLive } from '#domain/live-message.ts';
import { noteProgram } from '#server/db/program-lock.ts';
import { log } from '#server/log.ts';

const channel = 'highveld_live';
const sendDelay = 20; // enquiries that arrive together share one NOTIFY
const fanOutGap = 100; // at most ten messages a second to a browser
/** How often the line is asked whether it lives, and how long it may think about it. */
const usualBeat = { every: 10_000, limit: 5_000 };
const longestPause = 2_000; // between two tries to listen again

type Listener = (message: LiveMessage) => void;
/** Gets the message as it goes over the wire, written once for all. */
type StreamListener = (event: Uint8Array) => void;

export interface LiveHub {
  announce(message: LiveMessage): void;
  /** `end` is called when the program stops or the session is over, because a stream does not end by itself. */
  subscribe(listener: StreamListener, end: () => void, session?: string): () => void;
  /** For the program itself: what was said, at once and as it was said. */
  listen(listener: Listener): void;
  countStreams(): number;
  /** The sessions whose streams are open here. */
  openSessions(): string[];
  /** Those of one session. Without one, all of them, and every stream that is opened from then on. */
  endStreams(session?: string): void;
  close(): Promise<void>;
}

export async function openLiveHub(pool: pg.Pool, connection: pg.ClientConfig, beat = usualBeat): Promise<LiveHub> {
  const listeners = new Map<StreamListener, { end: () => void; session: string | undefined }>();
  const within: Listener[] = [];
  let isOver = false;
  let sending: Promise<unknown> = Promise.resolve();
  const send = coalesce(sendDelay, sendDelay, (message) => {
    sending = pool.query('SELECT pg_notify($1, $2)', [channel, payloadOf(message)]).catch((error: Error) => {
      log('warn', 'live message not sent', { message: 'Dashboards will see the change later.', error: error.message });
    });
  });
  const fanOut = coalesce(0, fanOutGap, (message) => void tellAll([...listeners.keys()], message));
  const listening = await keepListening(connection, beat, (message) => {
    for (const listener of within) listener(message);
    fanOut.add(message);
  });

  return {
    announce: send.add,
    subscribe(listener, end, session) {
      listeners.set(listener, { end, session });
      if (isOver) end();
      return () => listeners.delete(listener);
    },
    listen: (listener) => void within.push(listener),
    countStreams: () => listeners.size,
    openSessions: () => [...new Set([...listeners.values()].flatMap(({ session }) => session ?? []))],
    endStreams(session) {
      isOver ||= !session;
      for (const stream of listeners.values()) if (!session || stream.session === session) stream.end();
    },
    async close() {
      send.flush();
      await sending;
      send.stop();
      fanOut.stop();
      await listening.close();
    },
  };
}

const payloadLimit = 8_000; // bytes, at which the database refuses a notification

/** With too many ids for it, the kinds alone: all of them are to be looked at again. */
function payloadOf(message: LiveMessage): string {
  const payload = JSON.stringify(message);
  if (Buffer.byteLength(payload) < payloadLimit) return payload;
  return JSON.stringify(Object.fromEntries(Object.keys(message).map((kind) => [kind, []])));
}

const toldAtOnce = 3;

/** A few at a time: two hundred dashboards must not keep a visitor's page waiting. */
async function tellAll(listeners: StreamListener[], message: LiveMessage) {
  const event = new TextEncoder().encode(`data: ${JSON.stringify(message)}\n\n`);
  for (const [i, listener] of listeners.entries()) {
    if (i > 0 && i % toldAtOnce === 0) await new Promise(setImmediate);
    listener(event);
  }
}

/** Collects messages: the first leaves after `delay`, the next ones together and never sooner than `gap` after it. */
function coalesce(delay: number, gap: number, emit: Listener) {
  let waiting: LiveMessage | undefined;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const message = waiting;
    waiting = undefined;
    timer = setTimeout(flush, gap).unref();
    emit(message);
  };
  return {
    add(message: LiveMessage) {
      waiting = waiting ? mergeLive(waiting, message) : message;
      if (timer) return;
      if (delay === 0) flush();
      else timer = setTimeout(flush, delay).unref();
    },
    flush,
    stop: () => clearTimeout(timer),
  };
}

// LISTEN needs a connection of its own. What was said while it was broken is lost, so everyone looks again afterwards.
async function keepListening(connection: pg.ClientConfig, beat: typeof usualBeat, onMessage: Listener) {
  let client: pg.Client;
  let stands = false;
  let closed = false;

  const listen = async () => {
    client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: beat.limit,
      query_timeout: beat.limit,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => {
      const message = readMessage(payload);
      if (message) onMessage(message);
    });
    client.on('error', () => {}); // an end follows
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    await noteProgram(client);
    stands = true;
    // Not earlier: until here a lost connection makes this try fail, and a second retry would begin beside it.
    client.once('end', () => void relisten(250));
  };
  const relisten = async (wait: number): Promise<void> => {
    stands = false;
    if (closed) return;
    await new Promise((resolve) => setTimeout(resolve, wait).unref());
    if (closed) return;
    try {
      await listen();
      onMessage(everythingChanged);
    } catch {
      // Not waited for: on a line that is dead nobody says goodbye.
      void client.end().catch(() => {});
      return relisten(Math.min(wait * 2, longestPause));
    }
  };
  // A line that died without a word looks like one on which nobody speaks: so it is asked, and left when it is silent.
  const beating = setInterval(() => {
    if (!stands) return;
    const asked = client;
    asked.query('SELECT 1').catch(() => asked.end().catch(() => {}));
  }, beat.every).unref();

  await listen();
  return {
    async close() {
      closed = true;
      clearInterval(beating);
      const silence = new Promise((resolve) => setTimeout(resolve, 1_000).unref());
      await Promise.race([client.end().catch(() => {}), silence]);
    },
  };
}

/** Others may speak on this database too; what is not ours is not for us. */
function readMessage(payload: string | undefined): LiveMessage | undefined {
  try {
    return readLive(JSON.parse(payload ?? ''));
  } catch {
    return undefined;
  }
}
