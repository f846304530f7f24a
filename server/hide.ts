// A name for something that must not be read from it: the same each time, and without our secret nobody's to work out.
import { createHmac } from 'node:crypto';

export type Hide = (text: string) => string;

export function hideWith(secret: string): Hide {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}
