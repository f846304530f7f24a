// By which a reader and we know that the reader holds what we would send.
import { createHash } from 'node:crypto';

/** `besides` is what belongs to the answer and is no part of its body. */
export const tagOf = (body: Buffer, besides = ''): string =>
  `"${createHash('sha256').update(besides).update(body).digest('base64url').slice(0, 22)}"`;

/** For what is sent in several codings: the same to read, but not the same bytes. */
export const weak = (tag: string): string => `W/${tag}`;

/** Whether the reader already holds what the tag names, as If-None-Match says it: weak or not makes no difference to that. */
export function isSame(condition: string | undefined, tag: string | undefined): boolean {
  if (condition === undefined) return false;
  if (condition === tag) return true;
  const bare = tag?.replace(/^W\//, '');
  return condition.split(',').some((part) => part.trim().replace(/^W\//, '') === bare || part.trim() === '*');
}
