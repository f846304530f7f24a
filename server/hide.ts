// A keyed hash: the same text always gets the same name, and without our secret nobody can tell which text it was.
import { createHmac } from 'node:crypto';

export type Hide = (text: string) => string;

export function hideWith(secret: string): Hide {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}
