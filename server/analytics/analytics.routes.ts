// Events in: what visitors do on the public pages, counted without knowing who they are. Reports out: what it adds up to.
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isbot } from 'isbot';
import { largestBatch } from '#domain/analytics.ts';
import { analyticsBatch } from '#domain/analytics-batch.ts';
import { Refusal } from '#domain/errors.ts';
import { period, refuseOddPeriod, threeYears } from '#domain/period.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid } from '#server/valid.ts';
import { createEventStore } from './store-events.ts';
import { visitReport } from './visit-report.ts';

const refuse = (): never => {
  throw new Refusal('too_large', 'Send fewer events at once.');
};

export function analyticsRoutes(deps: Deps) {
  const storeEvents = createEventStore(deps);
  const report = visitReport(deps);
  return new Hono<RequestEnv>()
    .post('/', bodyLimit({ maxSize: largestBatch, onError: refuse }), valid('json', analyticsBatch), async (c) => {
      const batch = c.req.valid('json');
      const stored = await storeEvents({ batch, isBot: isbot(c.req.header('user-agent')) });
      return c.json({ stored, dropped: batch.events.length - stored }, 202);
    })
    .get('/report', valid('query', period), async (c) => {
      const asked = c.req.valid('query');
      refuseOddPeriod(asked, deps.now(), threeYears);
      return c.json(await report(asked));
    });
}
