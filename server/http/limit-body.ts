import { bodyLimit } from 'hono/body-limit';
import { Refusal } from '#domain/errors.ts';

/** No request of ours is larger. */
export const limitBody = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw new Refusal('too_large', 'This is larger than we accept. Please shorten the message.');
  },
});
