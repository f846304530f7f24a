import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '#domain/errors.ts';

/** No request of ours is larger. */
export const largestBody = 64 * 1024;
const refuse = (): never => {
  throw new Refusal('too_large', 'This is larger than we accept. Please shorten the message.');
};
const countAsItComes = bodyLimit({ maxSize: largestBody, onError: refuse });

/** A length that was declared is held to by the HTTP parser; only a body without one has to be counted. */
export const limitBody = createMiddleware(async (c, next) => {
  if (c.req.header('transfer-encoding')) return countAsItComes(c, next);
  if (Number(c.req.header('content-length') ?? 0) > largestBody) refuse();
  await next();
});
