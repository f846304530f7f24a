// A browser that somebody of ours has signed in with before carries a signed cookie. It opens nothing; it only keeps the
// limits of strangers' guesses away from the people whose accounts they guess at.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const year = 365 * 24 * 3600;

export interface KnownDevices {
  /** The id of this browser, where it has one of ours. */
  read(c: Context): string | undefined;
  remember(c: Context): void;
}

export function knownDevices(secret: string, cookiePrefix: string): KnownDevices {
  const name = `${cookiePrefix}.known_device`;
  const sign = (id: string) => createHmac('sha256', secret).update(`known device ${id}`).digest('base64url');
  const read = (c: Context) => {
    const [, id = '', signature = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(getCookie(c, name) ?? '') ?? [];
    return id && timingSafeEqual(Buffer.from(sign(id)), Buffer.from(signature)) ? id : undefined;
  };
  return {
    read,
    remember(c) {
      const id = read(c) ?? randomBytes(16).toString('base64url');
      setCookie(c, name, `${id}.${sign(id)}`, {
        httpOnly: true,
        sameSite: 'Lax',
        secure: cookiePrefix.startsWith('__Host-'),
        path: '/',
        maxAge: year,
      });
    },
  };
}
