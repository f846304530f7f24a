// The stream that keeps a dashboard up to date. It carries kinds and ids; the dashboard reads the rest as usual.
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { Refusal } from '#domain/errors.ts';
import type { RequestEnv } from '#server/deps.ts';
import type { LiveHub } from './live-hub.ts';

const heartbeat = 15_000; // below the time after which proxies and we ourselves close a silent connection
/** Far more than there are staff; a browser that has gone mad must not take the memory of all. */
export const mostStreams = 1000;

export function eventsRoutes(hub: LiveHub) {
  return new Hono<RequestEnv>().get('/', (c) => {
    if (c.req.method === 'HEAD') return c.body(null); // there would be nobody to end the stream
    if (hub.countStreams() >= mostStreams) {
      const message = 'Too many dashboards are open just now. This one shows what is stored and tries again by itself.';
      throw new Refusal('unavailable', message, undefined, 30);
    }
    c.header('X-Accel-Buffering', 'no');
    const { outgoing } = c.env;
    const answer = streamSSE(c, async (stream) => {
      // The connection itself is asked: of somebody who left before the first word the stream never hears.
      if (outgoing.destroyed) return;
      const ended = Promise.withResolvers<void>();
      const unsubscribe = hub.subscribe((event) => void stream.write(event), ended.resolve, c.var.session.id);
      const beat = setInterval(() => void stream.writeSSE({ event: 'beat', data: '' }), heartbeat);
      outgoing.once('close', ended.resolve);
      await stream.writeSSE({ event: 'ready', data: '{}', retry: 1000 });
      await ended.promise;
      clearInterval(beat);
      unsubscribe();
    });
    // The framework says no-cache, with which it may be kept.
    answer.headers.set('Cache-Control', 'no-store, no-transform');
    return answer;
  });
}
