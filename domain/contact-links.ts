// Links that start a call, a mail or a chat, or open a site; every part that could hold anything is encoded.
import { parsePhone } from './phone.ts';

export function phoneLink(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** For the agency's number as configured and a lead's as stored alike. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${dialled(phone).replace(/^\+|;.*/g, '')}?text=${encodeURIComponent(text)}`;
}

export function mailLink(address: string, subject = '', body = ''): string {
  // The last at sign parts name and host; encoded as well, some mail programs no longer see it.
  const at = address.lastIndexOf('@');
  const recipient = `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
  const parts = Object.entries({ subject, body }).filter(([, value]) => value);
  const query = parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `mailto:${recipient}${query && `?${query}`}`;
}

/** What somebody gave as their site; undefined where it cannot be one. */
export function siteLink(typed: string): string | undefined {
  // Without a scheme it gets http: browsers try https by themselves, and an old site may not have it.
  const address = /^https?:\/\//i.test(typed) ? typed : `http://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(address)) return undefined;
  const { href, hostname, username, password } = new URL(address);
  return !username && !password && /\.[a-z][a-z\d-]*[a-z\d]$/.test(hostname) ? href : undefined;
}

/** +27 82 123 4567; numbers from elsewhere stay as they are. */
export function shownPhone(phone: string): string {
  return dialled(phone)
    .replace(/^\+27(\d{2})(\d{3})(\d{4})\b/, '+27 $1 $2 $3')
    .replace(';ext=', ' ext. ');
}

function dialled(phone: string): string {
  return parsePhone(phone) ?? `+${phone.replace(/\D/g, '')}`;
}
