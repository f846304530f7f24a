// What people do at the door, for tests: codes as an authenticator app makes them, and links as mails carry them.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffLinkKind } from '#domain/staff.ts';
import { staffLinks } from '#server/auth/staff-link.ts';
import { cookiesOf, staffPassword } from './sign-in.ts';
import type { TestProgram } from './test-program.ts';

/** RFC 6238 with SHA-1, six digits and thirty seconds; `step` counts from the present one. */
export function totp(key: string, step = 0, now = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000) + step));
  const hash = createHmac('sha1', fromBase32(key)).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '').toUpperCase()]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Whoever can be asked. */
type Asked = Pick<TestProgram, 'post' | 'send'>;

export async function signInWith(program: Pick<Asked, 'post'>, email: string, password = staffPassword) {
  const answer = await program.post('/api/auth/sign-in/email', { email, password });
  return { status: answer.status, cookie: cookiesOf(answer), body: (await answer.json()) as Record<string, unknown> };
}

/** Turns the second factor on with the present code. The next one is accepted already, however slow the test is. */
export async function enrol(program: Pick<Asked, 'send'>, cookie: string) {
  const started = await program.send('POST', '/api/account/second-factor/start', cookie, { password: staffPassword });
  const { key, recovery_codes } = (await started.json()) as { key: string; recovery_codes: string[] };
  const confirmed = await program.send('POST', '/api/account/second-factor/confirm', cookie, { code: totp(key) });
  if (!confirmed.ok) throw new Error(`The second factor was not turned on: ${await confirmed.text()}`);
  return { key, recovery_codes, cookie: cookiesOf(confirmed) };
}

/** The token of the newest link of a kind, as its mail carries it. */
export async function lastToken(program: TestProgram, kind: StaffLinkKind): Promise<string> {
  const secret = readFileSync(join(program.dataDir, 'auth-secret'), 'utf8');
  const [link] = await program.rows<{ id: string }>(
    'SELECT id FROM staff_links WHERE kind = $1 ORDER BY id DESC LIMIT 1',
    [kind],
  );
  return staffLinks(secret, '')
    .make(link?.id ?? '', kind)
    .replace(/^.*#/, '');
}
