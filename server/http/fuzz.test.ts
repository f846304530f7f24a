// Ten thousand bodies that nobody would send, the same ones in every run, to every route that writes.
import { expect, test } from 'vitest';
import { access } from '#server/auth/access.ts';
import { emailOf } from '#server/testing/people.ts';
import { programForThisTest } from '#server/testing/test-program.ts';

const total = 10_000;
const atOnce = 16;
/** Where a whole body costs a password hash, fewer of them. */
const slow = /sign-in|set-password|account\/(password|email|second-factor\/(start|remove)|recovery-codes)/;

test('no body whatsoever makes a writing route fail', { timeout: 90_000 }, async () => {
  const program = await programForThisTest();
  const random = numbersFrom(20_261_115);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const routes = Object.keys(access).filter((route) => !route.startsWith('GET '));
  const quick = routes.filter((route) => !slow.test(route));
  let cookie = await program.signIn('ceo');
  const failures: string[] = [];
  const answers = new Map<number, number>();

  const once = async () => {
    const [method = '', path = ''] = (random() < 0.05 ? pick(routes) : pick(quick)).split(' ');
    const address = path.replace(/:\w+/g, () => encodeURIComponent(pick(ids)));
    const body = bodyFrom(random, pick);
    const type = random() < 0.9 ? 'application/json' : pick(types);
    const answer = await fetch(program.url + address, {
      method,
      headers: { 'content-type': type, cookie },
      body,
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500) failures.push(`${answer.status} ${method} ${address} ${type} ${body.slice(0, 300)}`);
  };
  for (let sent = 0; sent < total; sent += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, total - sent) }, once));
    // Some of it was understood: whoever ended all sessions has to come in again, and whoever was locked out comes back.
    if (sent % (atOnce * 25) === 0) {
      await program.rows(`UPDATE staff SET disabled_at = NULL, role = 'ceo' WHERE email = $1`, [emailOf('ceo')]);
      await program.rows('DELETE FROM staff_rules');
      cookie = await program.signIn('ceo');
    }
  }
  expect(failures.slice(0, 5)).toEqual([]);
  expect(answers.get(422)).toBeGreaterThan(1000);
  expect((await program.get('/api/health')).status).toBe(200);
});

const ids = ['', 'x', '00000000-0000-7000-8000-000000000000', '../staff', '%00', '\u0000', 'a'.repeat(300), "';--"];
const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json;charset=utf-16',
  '',
];
const keys = [
  ...['email', 'password', 'current_password', 'new_password', 'code', 'token', 'name', 'role', 'disabled', 'which'],
  ...['require_second_factor', 'form', 'page', 'submission_id', 'phone', 'company', 'message', 'service', 'budget'],
  ...[
    'timeline',
    'remote_work',
    'website',
    'first_touch',
    'last_touch',
    'marketing_consent',
    '__proto__',
    'constructor',
  ],
];
const values: unknown[] = [
  ...[null, true, false, 0, -1, 1e308, 2 ** 53, '', ' ', '\u0000', '\ud800', '\u202e', 'a', '123456', 'abcde-fghij'],
  ...['ceo', 'member', 'home', 'contact', 'guide', 'all', 'others', 'x@y.example', `${'X'.repeat(64)}@y.example`],
  ...[
    'a'.repeat(129),
    'é'.repeat(5000),
    '082 123 4567',
    '00000000-0000-7000-8000-000000000000',
    '<script>',
    "'; DROP--",
  ],
  ...['a brown kettle sings', '\uffff\ufffe', '1'.repeat(40), [], {}, [[]], { a: { b: { c: [1] } } }, ['x@y.example']],
];

function bodyFrom(random: () => number, pick: <T>(list: readonly T[]) => T): string {
  const kind = random();
  if (kind < 0.06) return pick(['', '{', '[]', 'null', '"text"', '7', '{"a":', '\u0000', '{"email":"a"}}', '[[[[[[']);
  if (kind < 0.08) return `${'['.repeat(5000)}${']'.repeat(5000)}`;
  if (kind < 0.09) return JSON.stringify({ message: 'x'.repeat(70_000) });
  const fields = Array.from({ length: 1 + Math.floor(random() * 12) }, () => {
    return `${JSON.stringify(pick(keys))}:${JSON.stringify(pick(values))}`;
  });
  return `{${fields.join(',')}}`;
}

/** Mulberry32: small, and the same everywhere. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
