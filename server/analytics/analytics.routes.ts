// Events in: what visitors do on the public pages, counted without knowing who they are.
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isbot } from 'isbot';
import { largestBatch } from '#domain/analytics.ts';
import { analyticsBatch } from '#domain/analytics-batch.ts';
import { Refusal } from '#domain/errors.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid } from '#server/valid.ts';
import { createEventStore } from './store-events.ts';

const refuse = (): never => {
  throw new Refusal('too_large', 'Send fewer events at once.');
};

export function analyticsRoutes(deps: Deps) {
  const storeEvents = createEventStore(deps);
  return new Hono<RequestEnv>().post(
    '/',
    bodyLimit({ maxSize: largestBatch, onError: refuse }),
    valid('json', analyticsBatch),
    async (c) => {
      const batch = c.req.valid('json');
      const stored = await storeEvents({ batch, isBot: isbot(c.req.header('user-agent')) });
      return c.json({ stored, dropped: batch.events.length - stored }, 202);
    },
  );
}
