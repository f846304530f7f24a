import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inARow } from './in-a-row.ts';

test('who speaks in one turn is answered at its end, in that order, also who has left by then, and once', async () => {
  const all = Array.from({ length: 3 }, () => new IncomingMessage(new Socket()));
  const answered: IncomingMessage[] = [];
  const hear = inARow(async (request) => {
    answered.push(request);
  });
  for (const request of all) hear(request, new ServerResponse(request));
  all[1]?.destroy();
  expect(answered).toEqual([]);
  await setImmediate();
  expect(answered.map((request) => all.indexOf(request))).toEqual([0, 1, 2]);
  const next = new IncomingMessage(new Socket());
  hear(next, new ServerResponse(next));
  await setImmediate();
  expect(answered.slice(3)).toEqual([next]);
});
