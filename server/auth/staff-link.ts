// The links in mails to staff. Each belongs to a row and is made from its id and our secret, so that no table holds one.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StaffLinkKind } from '#domain/staff.ts';

export interface StaffLinks {
  make(id: string, kind: StaffLinkKind): string;
  /** The id of its row, where we made it; whether it still works stands there. */
  read(token: string): string | undefined;
}

const pages: Record<StaffLinkKind, string> = {
  invitation: '/dashboard/set-password',
  recovery: '/dashboard/set-password',
  new_email: '/dashboard/confirm-email',
};

export function staffLinks(secret: string, site: string): StaffLinks {
  const sign = (id: string) => createHmac('sha256', secret).update(`staff link ${id}`).digest('base64url');
  return {
    // Behind the hash sign: it reaches no server log and no other site.
    make: (id, kind) => `${site}${pages[kind]}#${id}.${sign(id)}`,
    read(token) {
      const [, id = '', signature = ''] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
      const genuine = timingSafeEqual(Buffer.from(sign(id)), Buffer.from(signature.padEnd(43)));
      return genuine && id ? id : undefined;
    },
  };
}
