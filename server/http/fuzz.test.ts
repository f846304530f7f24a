// Ten thousand bodies that nobody would send, from the same numbers in every run, to every route that writes. Some are
// almost right, about leads and held enquiries that there are, so that they get as far as the database.
import { expect, test } from 'vitest';
import { channels, directions } from '#domain/communication.ts';
import { leadPriorities, leadStatuses } from '#domain/lead.ts';
import { access } from '#server/auth/access.ts';
import { createChance } from '#server/seed/chance.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { emailOf } from '#server/testing/sign-in.ts';
import { programForThisTest, type TestProgram } from '#server/testing/test-program.ts';

const total = 10_000;
const atOnce = 16;
/** Where a whole body costs a password hash, fewer of them. */
const slow = /sign-in|set-password|account\/(password|email|second-factor\/(start|remove)|recovery-codes)/;

test('no body whatsoever makes a writing route fail', { timeout: 300_000 }, async () => {
  const program = await programForThisTest();
  const { next: random, oneOf: pick } = createChance(20_261_115);
  const routes = Object.keys(access).filter((route) => !route.startsWith('GET '));
  const quick = routes.filter((route) => !slow.test(route));
  let cookie = await program.signIn('ceo');
  let isOut = false;
  const failures: string[] = [];
  const answers = new Map<number, number>();
  const understood = new Map<string, number>();
  let there = await whatIsThere(program);

  const once = async () => {
    const route = random() < 0.05 ? pick(routes) : pick(quick);
    const [method = '', path = ''] = route.split(' ');
    const lead = pick(there.leads);
    const real = path.includes('/leads/') ? lead.id : path.includes('/quarantine/') ? pick(there.held).id : undefined;
    // What is deleted is not there for the others.
    const id = real && random() < (method === 'DELETE' ? 0.2 : 0.8) ? real : pick(ids);
    const address = path.replace(/:\w+/g, () => encodeURIComponent(id));
    const body = bodyFrom(random, pick, shapes[route], { ...fitting, version: [lead.version], lead_id: [lead.id] });
    const type = random() < 0.9 ? 'application/json' : pick(types);
    const answer = await fetch(program.url + address, {
      method,
      // Whoever signs out seldom takes the others along.
      headers: { 'content-type': type, ...((path !== '/api/auth/sign-out' || random() < 0.05) && { cookie }) },
      body,
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    if (answer.ok) understood.set(route, (understood.get(route) ?? 0) + 1);
    if (Array.isArray(access[route]) && (answer.status === 401 || answer.status === 403)) isOut = true;
    if (answer.status >= 500) failures.push(`${answer.status} ${method} ${address} ${type} ${body.slice(0, 300)}`);
  };
  for (let sent = 0; sent < total; sent += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, total - sent) }, once));
    there = await whatIsThere(program);
    // Some of it was understood: whoever ended all sessions has to come in again, and whoever was locked out comes back.
    if (isOut) {
      isOut = false;
      await program.rows(`UPDATE staff SET disabled_at = NULL, role = 'ceo' WHERE email = $1`, [emailOf('ceo')]);
      await program.rows('DELETE FROM staff_rules');
      cookie = await program.signIn('ceo');
    }
  }
  expect(failures.slice(0, 5)).toEqual([]);
  expect(answers.get(422)).toBeGreaterThan(1000);
  for (const route of [...Object.keys(shapes), ...withoutBody])
    expect(understood.get(route) ?? 0, route).toBeGreaterThan(10);
  // A lead's history goes with it; the log tells that edits, moves and priorities all came through.
  const [changes] = await program.rows<Record<'moved' | 'prioritised' | 'edited', number>>(
    `SELECT count(*) FILTER (WHERE action = 'lead_moved' AND detail ? 'to')::int AS moved,
            count(*) FILTER (WHERE action = 'lead_moved' AND NOT detail ? 'to')::int AS prioritised,
            count(*) FILTER (WHERE action = 'lead_edited')::int AS edited FROM audit_log`,
  );
  for (const [change, count] of Object.entries(changes ?? { none: 0 })) expect(count, change).toBeGreaterThan(5);
  expect((await program.get('/api/health')).status).toBe(200);
});

/** The newest leads and held enquiries; where they have become few, more arrive. */
async function whatIsThere(program: TestProgram) {
  const find = async () => ({
    leads: await program.rows<Version>('SELECT id, version FROM leads ORDER BY id DESC LIMIT 6'),
    held: await program.rows<Version>('SELECT id, 1 AS version FROM quarantine ORDER BY id DESC LIMIT 6'),
  });
  const found = await find();
  if (found.leads.length > 2 && found.held.length > 2) return found;
  for (let i = found.leads.length; i < 6; i++) await program.post('/api/enquiries', anEnquiry());
  for (let i = found.held.length; i < 6; i++)
    await program.post('/api/enquiries', anEnquiry({ email: 'rank@mailinator.com', homepage: 'x', seconds: 1 }));
  return find();
}
interface Version {
  id: string;
  version: number;
}

/** What a route takes, in one or several ways. */
const shapes: Record<string, string[][]> = {
  'PATCH /api/leads/:id': [
    ['version', 'status'],
    ['version', 'priority'],
    ['version', 'name', 'company', 'message'],
    ['version', 'status', 'priority', 'email', 'phone', 'timeline'],
  ],
  'POST /api/leads/:id/communications': [
    ['channel', 'direction', 'body'],
    ['channel', 'direction', 'body', 'at'],
  ],
  'POST /api/quarantine/delete': [['ids']],
  'POST /api/analytics': [['events'], ['events', 'lead_id']],
  'POST /api/chats': [['code', 'page']],
};
const withoutBody = ['POST /api/quarantine/:id/release', 'DELETE /api/quarantine/:id', 'DELETE /api/leads/:id'];
/** Values that their field takes, or almost. */
const fitting: Record<string, readonly unknown[]> = {
  status: leadStatuses,
  priority: leadPriorities,
  channel: channels,
  direction: directions,
  body: ['They called back.', '\u202e', 'é'.repeat(5000), '\u0000\ud800 x', "'; DROP--"],
  at: ['2026-01-31T22:30:00Z', '2026-02-01T00:30:00+02:00', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  events: [
    [{ name: 'page_view', page: '/' }],
    [{ name: 'scroll_depth', page: '/x\u0000\ud800', fields: { depth: 1e308, text: '\u0000\ud800' } }],
    Array.from({ length: 40 }, () => ({ name: 'call_click', page: '/' })),
    [{ name: 'page_view', page: '/', fields: { ['__proto__']: 1, constructor: 'x' } }],
  ],
  ids: [['00000000-0000-7000-8000-000000000000'], [], ['x'], [null, '\u0000']],
  code: ['WA-7K3F9Q', 'WA-000000', 'wa-7k3f9q'],
  page: ['/', '/sandton', '/\u0000\ud800', `/${'x'.repeat(300)}`],
  name: ['Thandi', '\u202e x', '\ud800 x'],
  company: ['', 'a'.repeat(200), '\u0000 x'],
  message: ['', '\u0000 x', 'é'.repeat(5000)],
  email: ['x@y.example'],
  phone: ['082 123 4567', ''],
  timeline: ['asap', '\uffff'],
};
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
  ...['version', 'status', 'priority', 'channel', 'direction', 'body', 'at', 'events', 'lead_id'],
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

function bodyFrom(
  random: () => number,
  pick: <T>(list: readonly T[]) => T,
  shape: string[][] | undefined,
  fits: Record<string, readonly unknown[]>,
): string {
  const kind = random();
  if (kind < 0.06) return pick(['', '{', '[]', 'null', '"text"', '7', '{"a":', '\u0000', '{"email":"a"}}', '[[[[[[']);
  if (kind < 0.08) return `${'['.repeat(5000)}${']'.repeat(5000)}`;
  if (kind < 0.09) return JSON.stringify({ message: 'x'.repeat(70_000) });
  const field = (key: string, list: readonly unknown[]) => `${JSON.stringify(key)}:${JSON.stringify(pick(list))}`;
  const anything = (most: number) =>
    Array.from({ length: Math.ceil(random() * most) }, () => field(pick(keys), values));
  if (!shape || random() < 0.3) return `{${anything(12).join(',')}}`;
  const almost = pick(shape).map((key) => field(key, random() < 0.93 ? (fits[key] ?? values) : values));
  // What comes last counts.
  return `{${[...(random() < 0.3 ? anything(3) : []), ...almost].join(',')}}`;
}
