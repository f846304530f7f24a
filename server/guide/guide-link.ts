// The link in the guide's mail: it names the lead and its last day, and nobody but us can make one.
import { createHmac, timingSafeEqual } from 'node:crypto';

const validFor = 30 * 24 * 3_600_000;

export interface GuideLinks {
  make(leadId: string, from: Date): { url: string; validUntil: Date };
  /** The lead that it was made for, while it is valid. */
  read(token: string, now: Date): string | undefined;
}

export function guideLinks(secret: string, site: string): GuideLinks {
  const sign = (text: string) => createHmac('sha256', secret).update(`guide ${text}`).digest('base64url');
  return {
    make(leadId, from) {
      const validUntil = new Date(from.getTime() + validFor);
      const claim = `${leadId}.${validUntil.getTime().toString(36)}`;
      return { url: `${site}/api/guide/${claim}.${sign(claim)}`, validUntil };
    },
    read(token, now) {
      const [, claim = '', leadId, until = '', signature = ''] =
        /^(([\da-f-]{36})\.([\da-z]{6,10}))\.([\w-]{43})$/.exec(token) ?? [];
      const genuine = timingSafeEqual(Buffer.from(sign(claim)), Buffer.from(signature.padEnd(43)));
      return genuine && Number.parseInt(until, 36) > now.getTime() ? leadId : undefined;
    },
  };
}
