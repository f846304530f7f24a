import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '#server/auth/access.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

interface Described {
  summary: string;
  description?: string;
  security?: unknown;
  parameters?: { name: string; in: string; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { headers?: Record<string, object> }>;
}
interface Document {
  openapi: string;
  info: { description: string };
  paths: Record<string, Record<string, Described>>;
}
let program: TestProgram;
let document: Document;
beforeAll(async () => {
  program = await startTestProgram();
  document = (await (await program.get('/api/openapi.json')).json()) as Document;
});
afterAll(() => program.stop());

test('the document names every route, and says which of them are for staff', () => {
  expect(document.openapi).toBe('3.1.0');
  const named = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { security }]) =>
        `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}${security ? ' staff' : ''}`,
    ),
  );
  const known = Object.entries(access).map(([route, rule]) => `${route}${typeof rule === 'string' ? '' : ' staff'}`);
  expect(named.toSorted()).toEqual(known.toSorted());
});

test('every answer of the API has the form that the document promises for failures', async () => {
  const refused = await program.get('/api/leads');
  expect(document.paths['/api/leads']?.get?.responses).toHaveProperty('401');
  expect(await refused.json()).toEqual({ error: { code: 'not_signed_in', message: expect.any(String) } });
});

test.each([
  ['POST', '/api/auth/sign-in/email', { email: 'ceo@x.example', password: 'not-the-password' }, {}, 401],
  ['POST', '/api/auth/sign-in/email', {}, { origin: 'https://evil.example' }, 403],
  ['POST', '/api/auth/second-factor', { code: '123456' }, {}, 401],
  ['POST', '/api/auth/link', { token: 'nonsense' }, {}, 404],
  ['POST', '/api/auth/set-password', { token: 'nonsense', password: 'a brown kettle sings' }, {}, 404],
  ['POST', '/api/auth/confirm-email', { token: 'nonsense' }, {}, 404],
  ['POST', '/api/auth/sign-out', {}, { 'content-type': 'text/plain' }, 415],
  ['POST', '/api/analytics', {}, { 'sec-fetch-site': 'cross-site' }, 403],
])('%s %s with %j and %j is answered with %i, as the document says', async (_, path, body, headers, status) => {
  const answer = await program.post(path, body, headers as Record<string, string>);
  expect(answer.status).toBe(status);
  expect(Object.keys(document.paths[path]?.post?.responses ?? {})).toContain(String(status));
});

test.each([
  ['/api/leads/{id}/communications', 'limit', { minimum: 1, maximum: 100, default: 50 }],
  ['/api/leads/{id}/communications', 'cursor', { maxLength: 200 }],
  ['/api/leads/export.csv', 'with', { pattern: '^[\\w-]{1,64}$' }],
  ['/api/stats/trends', 'start_date', { format: 'date' }],
  ['/api/quarantine', 'before', { format: 'uuid' }],
  ['/api/mails', 'before', { format: 'uuid' }],
])('what %s takes as %s is described by the schema that validates it', (path, name, schema) => {
  const { parameters = [] } = document.paths[path]?.get ?? {};
  expect(parameters.find((one) => one.name === name)?.schema).toMatchObject(schema);
});

test.each([
  ['get', '/api/health', [503]],
  ['post', '/api/enquiries', [400, 413, 415, 422, 429, 503]],
  ['post', '/api/auth/sign-out', [403, 413, 415, 503]],
  ['post', '/api/auth/confirm-email', [400, 403, 404, 409, 413, 415, 422, 429, 503]],
  ['get', '/api/leads/{id}', [401, 403, 404, 503]],
  ['delete', '/api/leads/{id}', [401, 403, 404, 413, 415, 503]],
  ['post', '/api/mails/{id}/send-again', [401, 403, 404, 409, 413, 415, 503]],
  ['delete', '/api/account/sessions/{id}', [401, 403, 404, 413, 415, 503]],
  ['get', '/api/leads/export.csv', [401, 403, 422, 429, 503]],
])('all that %s %s refuses with, and nothing else, is described', (method, path, refusals) => {
  const statuses = Object.keys(document.paths[path]?.[method]?.responses ?? {}).map(Number);
  expect(statuses.filter((status) => status >= 400)).toEqual(refusals);
});

test('a write that takes no body may be too large all the same, as the document says', async () => {
  const answer = await program.post('/api/auth/sign-out', 'x'.repeat(70_000));
  expect(document.paths['/api/auth/sign-out']?.post?.responses).toHaveProperty(String(answer.status));
});

test('a write for which the document names no body is taken without one, but from no other site and no form', async () => {
  const formType = 'application/x-www-form-urlencoded';
  const cookie = await program.signIn('admin');
  const writes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, { requestBody }]) => method !== 'get' && !requestBody)
      .map(([method, { security }]) => ({ method, path, sender: security ? cookie : '' })),
  );
  expect(writes.map(({ path }) => path)).toContain('/api/auth/sign-out');
  for (const { method, path, sender } of writes) {
    const send = (headers: Record<string, string> = {}) =>
      fetch(program.url + path.replace(/\{\w+\}/g, randomUUID()), {
        method: method.toUpperCase(),
        headers: { cookie: sender, ...headers },
      });
    expect([path, (await send()).status]).toEqual([path, sender ? 404 : 200]);
    expect([path, (await send({ origin: 'https://evil.example' })).status]).toEqual([path, 403]);
    expect([path, (await send({ 'content-type': formType })).status]).toEqual([path, 415]);
  }
});

test('a plain form is refused on a page, as the document says', async () => {
  const answer = await fetch(`${program.url}/api/enquiries`, {
    method: 'POST',
    body: new URLSearchParams({ form: 'home', page: '/' }),
  });
  expect(answer.headers.get('content-type')).toMatch('text/html');
  expect(document.paths['/api/enquiries']?.post?.responses[answer.status]).toHaveProperty('content.text/html');
});

test('what a form takes is described by the schema that validates it', () => {
  const enquiry = JSON.stringify(document.paths['/api/enquiries']?.post);
  for (const field of ['submission_id', 'marketing_consent', 'other_service', 'application/x-www-form-urlencoded'])
    expect(enquiry).toContain(field);
  expect(enquiry).toContain('"maxLength":120');
  expect(enquiry).toContain('"required":["form","name","email","phone","message"]');
});

test('each form is described with what it alone insists on, and addresses as they are written', () => {
  const { schema } = document.paths['/api/enquiries']?.post?.requestBody?.content['application/json'] ?? {};
  const forms = (schema as { anyOf: { properties: Record<string, { pattern?: string }>; required: string[] }[] }).anyOf;
  expect(forms.map(({ properties, required }) => [properties.form, required.includes('message')])).toEqual([
    [{ type: 'string', const: 'home' }, false],
    [{ type: 'string', const: 'contact' }, false],
    [{ type: 'string', const: 'location' }, true],
    [{ type: 'string', const: 'guide' }, false],
  ]);
  for (const { properties } of forms)
    expect('Thandi@Example.CO.ZA').toMatch(new RegExp(properties.email?.pattern ?? ''));
});

test('a code is described as people type it: as it is printed, and with spaces', () => {
  const { schema } = document.paths['/api/auth/second-factor']?.post?.requestBody?.content['application/json'] ?? {};
  const { pattern = '^$' } = (schema as { properties: { code: { pattern?: string } } }).properties.code;
  for (const typed of ['123 456', 'bsmkz-y9jsr', 'BSMKZ Y9JSR']) expect(typed).toMatch(new RegExp(pattern));
  for (const typed of ['12345', '1234567', 'bsmkz-y9js', '', ' - ']) expect(typed).not.toMatch(new RegExp(pattern));
});

test('the headers by which a caller goes on are described', () => {
  const { responses = {} } = document.paths['/api/enquiries']?.post ?? {};
  expect(responses[429]).toHaveProperty('headers.Retry-After.schema', { type: 'integer' });
  expect(responses[503]).toHaveProperty('headers.Retry-After.schema', { type: 'integer' });
  expect(responses[303]).toHaveProperty('headers.Location');
});

test.each([
  ['/api/guide', {}, 200],
  ['/api/guide', { range: 'bytes=5-9' }, 206],
  ['/api/guide', { range: 'bytes=99999999-' }, 416],
  ['/api/guide/nonsense', {}, 303],
  ['/api/leads/export.csv', {}, 200],
])('%s with %j answers %i with the headers that the document promises', async (path, headers, status) => {
  const cookie = await program.signIn('admin');
  const answer = await fetch(program.url + path, { headers: { cookie, ...headers }, redirect: 'manual' });
  await answer.arrayBuffer();
  expect(answer.status).toBe(status);
  const { parameters = [], responses = {} } = document.paths[path.replace('nonsense', '{token}')]?.get ?? {};
  const promised = Object.keys(responses[status]?.headers ?? {});
  expect(promised.length).toBeGreaterThan(0);
  for (const name of promised) expect(answer.headers.get(name), name).toBeTruthy();
  const inHeader = parameters.filter((one) => one.in === 'header').map(({ name }) => name.toLowerCase());
  expect(inHeader).toEqual(expect.arrayContaining(Object.keys(headers)));
});

test.each([
  [
    'patch',
    '/api/leads/{id}',
    'new → contacted, qualified, closed_lost; contacted → proposal_sent, closed_won, closed_lost',
  ],
  ['patch', '/api/leads/{id}', 'closed_won → nowhere'],
  ['patch', '/api/leads/{id}', '409 brings the lead as it is'],
  [
    'post',
    '/api/enquiries',
    'the same id with the same content answers the same lead, with other content it is refused',
  ],
  ['post', '/api/enquiries', '30 in 60 minutes; from all together: 50 in 10 seconds'],
  ['post', '/api/auth/sign-in/email', '5 in 5 minutes from one network and 10 in 15 minutes to one account'],
  ['post', '/api/account/password', '12 to 128 characters'],
  ['post', '/api/auth/set-password', 'none of those that programs try first'],
  ['get', '/api/stats/trends', '1100 at most'],
  ['get', '/api/analytics/report', '1100 at most'],
  ['get', '/api/staff', 'Only for these roles: ceo, admin.'],
])('what no schema can say is said in words: %s %s, %s', (method, path, words) => {
  expect(document.paths[path]?.[method]?.description).toContain(words);
});

test('what holds for every route is said once', () => {
  const { description } = document.info;
  for (const word of ['64 kB', 'Origin', 'Retry-After', 'X-Request-Id', 'no-store', '405'])
    expect(description).toContain(word);
  expect(document).toHaveProperty(
    'components.securitySchemes.session.description',
    expect.stringContaining('X-In-Use'),
  );
});

test.each([
  ['patch', '/api/account', [], { name: { type: 'string', minLength: 1, maxLength: 120 } }],
  ['post', '/api/auth/set-password', ['token', 'password'], { password: { minLength: 12 } }],
  ['patch', '/api/staff/{id}', [], { disabled: { type: 'boolean' } }],
  ['post', '/api/leads/{id}/communications', ['channel', 'body'], { body: { minLength: 1, maxLength: 5000 } }],
  ['patch', '/api/leads/{id}', ['version'], { phone: { type: 'string', maxLength: 32 } }],
  ['post', '/api/chats', ['code', 'page'], { page: { type: 'string' } }],
  ['post', '/api/analytics', ['events'], { events: { items: { required: ['name', 'page'] } } }],
])(
  'what %s %s needs and takes is described, whatever is made of it afterwards',
  (method, path, required, properties) => {
    const { schema } = document.paths[path]?.[method]?.requestBody?.content['application/json'] ?? {};
    expect(schema).toMatchObject({ type: 'object', required, properties, additionalProperties: true });
  },
);

test('a change that changes nothing is refused, as the document says', async () => {
  const cookie = await program.signIn('admin');
  for (const path of ['/api/account', `/api/staff/${randomUUID()}`])
    expect((await program.send('PATCH', path, cookie)).status).toBe(422);
  for (const path of ['/api/account', '/api/staff/{id}']) {
    const { schema } = document.paths[path]?.patch?.requestBody?.content['application/json'] ?? {};
    expect(schema).toMatchObject({ minProperties: 1 });
  }
});
