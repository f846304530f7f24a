// A browser that somebody of ours has signed in with before carries a signed cookie. It opens nothing; it only keeps the
// limits of strangers' guesses away from the people whose accounts they guess at. It counts for the account that it was
// given for and no other: whoever has an account of their own is a stranger at everybody else's.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const year = 365 * 24 * 3600;
/** Accounts that one browser is remembered for; the one that was used longest ago goes first. */
const most = 5;

export interface KnownDevices {
  /** The id of this browser for that account, where it has one of ours. */
  read(c: Context, staffId: string): string | undefined;
  remember(c: Context, staffId: string): void;
}

export function knownDevices(secret: string, cookiePrefix: string): KnownDevices {
  const name = `${cookiePrefix}.known_device`;
  /** Whose it is stands in the signature alone, so that the cookie tells nobody who works here. */
  const sign = (id: string, staffId: string) =>
    createHmac('sha256', secret).update(`known device ${id} of ${staffId}`).digest('base64url');
  const isFor = (staffId: string) => (mark: string) => {
    const [id = '', signature = ''] = mark.split('.');
    return timingSafeEqual(Buffer.from(sign(id, staffId)), Buffer.from(signature));
  };
  const marksIn = (c: Context) => (getCookie(c, name) ?? '').split('~').filter(isMark).slice(0, most);
  const read = (c: Context, staffId: string) => marksIn(c).find(isFor(staffId))?.split('.')[0];
  return {
    read,
    remember(c, staffId) {
      const id = read(c, staffId) ?? randomBytes(16).toString('base64url');
      const isOwn = isFor(staffId);
      const others = marksIn(c).filter((mark) => !isOwn(mark));
      const marks = [`${id}.${sign(id, staffId)}`, ...others].slice(0, most);
      setCookie(c, name, marks.join('~'), {
        httpOnly: true,
        sameSite: 'Lax',
        secure: cookiePrefix.startsWith('__Host-'),
        path: '/',
        maxAge: year,
      });
    },
  };
}

const isMark = (text: string) => /^[\w-]{22}\.[\w-]{43}$/.test(text);
