// A day at the office, told to a running program over HTTP: something in every table, put there by the real verbs.
import { anEnquiry } from './enquiries.ts';
import { totp } from './people.ts';
import { cookiesOf, emailOf, staffPassword } from './sign-in.ts';

export const hostileText = 'A\ttab, a \\backslash, a "quote", \\N, \\., a new\nline and 🌾 Ngiyabonga, sê hê مرحبا';

/** The key of the second factor that the CEO has afterwards. */
export async function liveADay(url: string): Promise<{ key: string }> {
  const send = sendTo(url);
  const received: string[] = [];
  for (let i = 0; i < 6; i++) {
    const changes = { email: `visitor${i}@example.co.za`, message: hostileText, marketing_consent: i % 2 === 0 };
    received.push((await send('POST', '/api/enquiries', anEnquiry(changes))).body.id as string);
  }
  await send('POST', '/api/enquiries', anEnquiry({ form: 'guide', message: '', phone: '', service: 'law-firm' }));
  await send('POST', '/api/enquiries', aSpammer());
  await send('POST', '/api/analytics', { events: [{ name: 'page_view', page: '/sandton', fields: {} }] });
  await send('POST', '/api/chats', { code: 'WA-7K3F9Q', page: '/sandton' });

  const member = (await signInAt(url, 'team')).cookie;
  const [first, second, third] = received;
  await send('POST', `/api/leads/${first}/communications`, { channel: 'note', body: hostileText }, member);
  await send('PATCH', `/api/leads/${second}`, { status: 'contacted', version: 1 }, member);
  await send('DELETE', `/api/leads/${third}`, undefined, member);

  const ceo = (await signInAt(url, 'ceo')).cookie;
  await send('POST', '/api/staff', { name: 'Sipho Dube', email: emailOf('sipho'), role: 'member' }, ceo);
  const start = await send('POST', '/api/account/second-factor/start', { password: staffPassword }, ceo);
  const key = start.body.key as string;
  await send('POST', '/api/account/second-factor/confirm', { code: totp(key) }, ceo);
  return { key };
}

export async function signInAt(url: string, mailbox: string, password = staffPassword) {
  return sendTo(url)('POST', '/api/auth/sign-in/email', { email: emailOf(mailbox), password });
}

/** One that people use: the visits of programs are in no figure. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** Fails where the answer is a refusal. */
export function sendTo(url: string) {
  return async (method: string, path: string, body?: unknown, cookie = '') => {
    const answer = await fetch(url + path, {
      method,
      headers: { cookie, 'user-agent': browser, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return { body: (await answer.json()) as Record<string, unknown>, cookie: cookiesOf(answer) };
  };
}

function aSpammer() {
  return anEnquiry({
    name: 'SEO Expert https://cheap-links.xyz',
    email: 'rank@mailinator.com',
    message: 'We offer 5000 backlinks for your website. [url=http://cheap-links.xyz]Order now[/url]',
    homepage: 'http://cheap-links.xyz',
    seconds: 1,
  });
}
