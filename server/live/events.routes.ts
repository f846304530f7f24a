// The stream that keeps a dashboard up to date. It carries kinds and ids; the dashboard reads the rest as usual.
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { RequestEnv } from '#server/deps.ts';
import type { LiveHub } from './live-hub.ts';

const heartbeat = 15_000; // below the time after which proxies and we ourselves close a silent connection

export function eventsRoutes(hub: LiveHub) {
  return new Hono<RequestEnv>().get('/', (c) => {
    if (c.req.method === 'HEAD') return c.body(null); // there would be nobody to end the stream
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>();
      const unsubscribe = hub.subscribe((event) => void stream.write(event), ended.resolve, c.var.session.id);
      const beat = setInterval(() => void stream.writeSSE({ event: 'beat', data: '' }), heartbeat);
      stream.onAbort(ended.resolve);
      await stream.writeSSE({ event: 'ready', data: '{}', retry: 1000 });
      await ended.promise;
      clearInterval(beat);
      unsubscribe();
    });
  });
}
