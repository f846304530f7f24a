import { expect, test } from 'vitest';
import { mayBeDone, read } from './client.ts';

const problemOf = (answer: Response) =>
  read(Promise.resolve(answer)).then(
    () => null,
    (error: Error) => error,
  );

test.each([
  ['a gateway that waited in vain', new Response('<h1>Gateway Time-out</h1>', { status: 504 })],
  ['a gateway that was cut off', new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['an answer that breaks off', new Response('{"id":"', { status: 200 })],
])('after %s what was asked for may be done, and nobody reads of JSON', async (_, answer) => {
  const problem = await problemOf(answer);
  expect(mayBeDone(problem)).toBe(true);
  expect(problem?.message).toBe('The server did not answer. Please try again in a moment.');
});

test('what the server refuses in its own words is not done', async () => {
  const refusal = { error: { code: 'unavailable', message: 'The database cannot be reached just now.' } };
  const problem = await problemOf(Response.json(refusal, { status: 503 }));
  expect(mayBeDone(problem)).toBe(false);
  expect(problem?.message).toBe(refusal.error.message);
});
