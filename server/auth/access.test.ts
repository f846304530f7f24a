import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadCan } from '#domain/lead-moves.ts';
import { staffRoles } from '#domain/staff.ts';
import { createApi } from '#server/api.ts';
import { readConfig } from '#server/config.ts';
import { enrol, signInWith } from '#server/testing/people.ts';
import { emailOf } from '#server/testing/sign-in.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';
import { access, beforeEnrolment, findRoute } from './access.ts';

const noId = '00000000-0000-7000-8000-000000000000';
const staffRoutes = Object.entries(access).filter(([, rule]) => Array.isArray(rule));

test('the table names every route of the API, and every name is a route', () => {
  const api = createApi(readConfig({}), {} as never, { intake: {}, accounts: {} } as never);
  const routes = api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/(.)\/$/, '$1')}`);
  expect([...new Set(routes)].sort()).toEqual(Object.keys(access).sort());
});

test('what the screens offer about a lead is what the table allows', () => {
  const routes = {
    'PATCH /api/leads/:id': leadCan.edit,
    'DELETE /api/leads/:id': leadCan.remove,
    'POST /api/leads/:id/communications': leadCan.communicate,
    'GET /api/leads/export.csv': leadCan.export,
  };
  for (const [route, may] of Object.entries(routes))
    expect(access[route], route).toEqual(staffRoles.filter((role) => may({ role })));
});

test('HEAD is read as GET', () => expect(findRoute('HEAD', '/api/leads')?.route).toBe('GET /api/leads'));

describe('who may call what is decided by the table alone', () => {
  let program: TestProgram;
  const cookies: Record<string, string> = {};
  beforeAll(async () => {
    program = await startTestProgram();
    for (const role of ['ceo', 'admin', 'member'] as const) cookies[role] = await program.signIn(role);
    await program.rows(`INSERT INTO staff (id, name, email, email_verified, role)
      SELECT 'extra-' || role, role, role || '@x.example', true, role FROM unnest(ARRAY['ceo', 'admin']) AS role`);
    await program.rows(`INSERT INTO staff_accounts (id, account_id, provider_id, staff_id, password)
      SELECT person.id, person.id, 'credential', person.id, (SELECT password FROM staff_accounts LIMIT 1)
      FROM staff AS person WHERE person.id LIKE 'extra-%'`);
    // Half signed in: the password was right, the code has not come.
    await enrol(program, (await signInWith(program, 'ceo@x.example')).cookie);
    cookies.half = (await signInWith(program, 'ceo@x.example')).cookie;
    // The row of the session is still there, as it is when both happen at the same moment.
    cookies.disabled = (await signInWith(program, 'admin@x.example')).cookie;
    await program.rows(`UPDATE staff SET disabled_at = now() WHERE id = 'extra-admin'`);
  });
  afterAll(() => program.stop());

  const ask = async (route: string, cookie: string) => {
    const [method = '', path = ''] = route.split(' ');
    const stop = new AbortController();
    const answer = await fetch(program.url + path.replace(':id', noId), {
      method,
      headers: { 'content-type': 'application/json', cookie },
      signal: stop.signal,
      ...(method !== 'GET' && { body: '{}' }),
    });
    const { status } = answer;
    stop.abort(); // a stream would not end by itself
    return status;
  };

  test.each(staffRoutes)('%s', async (route, rule) => {
    expect(await ask(route, ''), 'anonymous').toBe(401);
    expect(await ask(route, cookies.half ?? ''), 'half signed in').toBe(401);
    for (const role of ['ceo', 'admin', 'member'] as const) {
      const status = await ask(route, cookies[role] ?? '');
      const allowed = (rule as readonly string[]).includes(role);
      expect(status, role).toBeLessThan(500);
      if (allowed) expect([401, 403], role).not.toContain(status);
      else expect(status, role).toBe(403);
    }
  });

  test('a disabled account opens nothing, also where its session outlived the moment', async () => {
    expect(await ask('GET /api/leads', cookies.disabled ?? '')).toBe(401);
    const rows = await program.rows(`SELECT id FROM staff_sessions WHERE staff_id = 'extra-admin'`);
    expect(rows).toEqual([]);
    expect((await signInWith(program, 'admin@x.example')).status).toBe(401);
    for (const [route] of staffRoutes) expect(await ask(route, cookies.disabled ?? ''), route).toBe(401);
  });

  test('where a second factor is required, those without it reach their enrolment and nothing else', async () => {
    await program.rows('INSERT INTO staff_rules (require_second_factor) VALUES (true)');
    for (const role of ['ceo', 'member'] as const) {
      for (const [route, rule] of staffRoutes) {
        const status = await ask(route, cookies[role] ?? '');
        const isRole = (rule as readonly string[]).includes(role);
        if (isRole && beforeEnrolment.has(route)) expect([401, 403], route).not.toContain(status);
        else expect(status, route).toBe(403);
      }
    }
    expect(await (await program.get('/api/session', cookies.member)).json()).toMatchObject({ must_enrol: true });
    // Nor anything else where the session is to be prolonged, which is the library's work.
    await program.rows(`UPDATE staff_sessions SET expires_at = now() + interval '10 minutes'`);
    expect(await ask('PATCH /api/account', cookies.member ?? '')).toBe(403);
    await program.rows('DELETE FROM staff_rules');
  });

  test('a refusal of permission is written down with the route', async () => {
    expect(await ask('GET /api/audit', cookies.member ?? '')).toBe(403);
    const [entry] = await program.rows<{ detail: unknown; email: string }>(
      `SELECT detail, email FROM audit_log JOIN staff ON staff.id = staff_id WHERE action = 'refused'
       ORDER BY audit_log.id DESC LIMIT 1`,
    );
    expect(entry).toEqual({ detail: { route: 'GET /api/audit' }, email: emailOf('team') });
  });

  test('a path that it does not name does not exist, signed in or not', async () => {
    for (const path of [
      '/api/auth/sign-up/email',
      '/api/auth/get-session',
      '/api/auth/two-factor/verify-totp',
      '/api/auth/reset-password',
      '/api/auth/update-user',
      '/api/nothing',
      '/api/leads/a/b',
    ]) {
      expect((await program.get(path, cookies.ceo)).status, path).toBe(404);
      expect((await program.post(path, {}, { cookie: cookies.ceo ?? '' })).status, path).toBe(404);
    }
  });

  test.each([
    ['POST', '/api/stats', 'GET, HEAD'],
    ['PUT', '/api/enquiries', 'POST'],
    ['DELETE', '/api/health', 'GET, HEAD'],
    ['PUT', `/api/leads/${noId}`, 'GET, HEAD, PATCH, DELETE'],
    ['OPTIONS', '/api/staff', 'GET, HEAD, POST'],
  ])('%s %s is refused to everybody, with what the path takes: %s', async (method, path, allow) => {
    for (const cookie of ['', cookies.ceo ?? '']) {
      const answer = await program.send(method, path, cookie);
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
      expect(await answer.json()).toMatchObject({ error: { code: 'wrong_method' } });
    }
  });

  const writes = staffRoutes.filter(([route]) => !route.startsWith('GET '));
  test.each(writes)('%s takes no word from another site, and JSON only', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const from = async (headers: Record<string, string>) => {
      const address = program.url + path.replace(':id', noId);
      const all = { 'content-type': 'application/json', cookie: cookies.ceo ?? '', ...headers };
      return (await fetch(address, { method, headers: all, body: '{}' })).status;
    };
    expect(await from({ origin: 'https://evil.example' })).toBe(403);
    expect(await from({ origin: 'null' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await from({ 'content-type': 'text/plain' })).toBe(415);
    expect(await from({ 'content-type': 'application/x-www-form-urlencoded' })).toBe(415);
  });

  test.each([
    'Application/JSON',
    'application/json ; charset=utf-8',
    'application/json;',
    'application/json;charset="utf-8"',
  ])('JSON is read however its type is spelled: %s', async (type) => {
    const send = (path: string, body: unknown) =>
      program.post(path, body, { 'content-type': type, cookie: cookies.ceo ?? '' });
    expect((await send('/api/analytics', { events: [{ name: 'page_view', page: '/' }] })).status).toBe(202);
    expect((await send('/api/auth/sign-in/email', { email: 'a@x.example', password: 'wrong' })).status).toBe(401);
    expect((await send('/api/analytics', '{"events":')).status).toBe(400);
  });
});
