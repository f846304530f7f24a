// How a body may be written: by which name it goes, in which signs, with which names twice or empty.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const { submission_id: _, ...fields } = anEnquiry() as Record<string, string>;
let sent = 0;
/** Without an id of its own every form needs words of its own. */
const words = () => ({ message: `Number ${sent++}.` });
const asJson = (changes: Record<string, unknown> = {}) => JSON.stringify(anEnquiry({ ...words(), ...changes }));
const asForm = (more = '') => `${new URLSearchParams({ ...fields, ...words() })}${more}`;
function asParts(...more: [string, string | Blob][]): FormData {
  const parts = new FormData();
  for (const [name, value] of [...Object.entries({ ...fields, ...words() }), ...more]) parts.append(name, value);
  return parts;
}

async function send(body: BodyInit, type?: string) {
  const headers = { accept: 'application/json', ...(type !== undefined && { 'content-type': type }) };
  const answer = await fetch(`${program.url}/api/enquiries`, { method: 'POST', body, headers });
  const said = (await answer.json()) as { id: string; errors?: Record<string, string[]> };
  const [lead] = await program.rows<Record<string, string>>('SELECT * FROM leads WHERE id = $1', [said.id]);
  return { status: answer.status, errors: said.errors, lead };
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

test.each([`${json}; charset=utf-8`, `${json} ;charset="UTF-8"`, 'APPLICATION/JSON', 'Application/Json;x=1'])(
  'what is called %s is read as JSON',
  async (type) => {
    expect(await send(asJson({ name: 'Ren\u00e9 🌾' }), type)).toMatchObject({
      status: 201,
      lead: { name: 'René 🌾' },
    });
  },
);

test.each([`${form}; charset=UTF-8`, `${form} ; x`, 'Application/X-WWW-Form-URLEncoded'])(
  'what is called %s is read as a form',
  async (type) => {
    expect(await send(asForm('&company=Ren%C3%A9+%F0%9F%8C%BE'), type)).toMatchObject({
      status: 201,
      lead: { company: 'René 🌾' },
    });
  },
);

test('the name of a form in parts may be in large letters, its boundary is as it is', async () => {
  const request = new Request('http://localhost', { method: 'POST', body: asParts() });
  const type = request.headers.get('content-type')?.replace('multipart/form-data', 'Multipart/Form-Data');
  expect((await send(await request.arrayBuffer(), type)).status).toBe(201);
});

test.each(['text/json', 'application/problem+json', 'application/jsonx', `x${form}`, ''])(
  'what is called %j is not read at all',
  async (type) => expect((await send(asJson(), type)).status).toBe(415),
);

test('a mark of the byte order in front of it is no part of it', async () => {
  expect((await send(`\ufeff${asJson()}`, json)).status).toBe(201);
  expect(await send(`\ufeff${asForm()}`, form)).toMatchObject({ status: 201, lead: { form: 'home' } });
});

test('bytes that are no text are stored as signs that say so', async () => {
  const [before = '', after = ''] = asJson({ name: '#' }).split('#');
  const body = Buffer.concat([Buffer.from(`${before}A`), Buffer.from([0xff]), Buffer.from(after)]);
  expect(await send(body, json)).toMatchObject({ status: 201, lead: { name: 'A\ufffd' } });
  expect(await send(asForm('&name=A%FF'), form)).toMatchObject({ status: 201, lead: { name: 'A\ufffd' } });
});

describe('of a name that comes twice the last counts', () => {
  test.each<[string, () => BodyInit, string | undefined]>([
    ['in JSON', () => asJson().replace(/}$/, ',"name":"Last"}'), json],
    ['in a form', () => asForm('&name=Last'), form],
    ['in a form in parts', () => asParts(['name', 'Last']), undefined],
  ])('%s', async (_where, body, type) => {
    expect(await send(body(), type)).toMatchObject({ status: 201, lead: { name: 'Last' } });
  });
});

test('names that no form has change nothing, also those that every object has', async () => {
  const own = '"__proto__":{"name":"Eve"},"constructor":{"name":"Eve"},"status":"closed_won","id":"7",';
  const lead = { name: fields.name, status: 'new' };
  expect(await send(asJson().replace('{', `{${own}`), json)).toMatchObject({ status: 201, lead });
  expect(await send(asForm('&__proto__=Eve&name[]=Eve&status=closed_won'), form)).toMatchObject({ status: 201, lead });
});

test('a file in the place of a text is refused there', async () => {
  const { status, errors } = await send(asParts(['message', new Blob(['words'])], ['form', 'home']));
  expect([status, Object.keys(errors ?? {})]).toEqual([422, ['message']]);
});

test.each([
  [json, 400],
  [form, 422],
  ['multipart/form-data; boundary=x', 400],
  ['', 415],
])('nothing at all, called %j, is answered %i', async (type, status) => {
  expect((await send('', type)).status).toBe(status);
});
