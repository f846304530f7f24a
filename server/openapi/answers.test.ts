// What the routes really answer, held against what the document promises: every field that it names, and none besides.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { programForThisTest, type TestProgram } from '#server/testing/test-program.ts';

interface Document {
  paths: Record<
    string,
    Record<
      string,
      { responses: Record<string, { content?: Record<string, { schema?: z.core.JSONSchema.JSONSchema }> }> }
    >
  >;
}

test('what a route answers is what the document promises, no field less and none more', async () => {
  const program = await programForThisTest();
  const cookie = await program.signIn('ceo');
  const { paths } = await readDocument(program);
  const heard = new Set<string>();
  const misfits: string[] = [];
  const hold = async (route: string, answer: Response) => {
    const [method = '', path = ''] = route.split(' ');
    const { schema } =
      paths[path]?.[method.toLowerCase()]?.responses[answer.status]?.content?.['application/json'] ?? {};
    const said = (await answer.json()) as Record<string, unknown>;
    heard.add(`${route} ${answer.status}`);
    const { error } = schema ? z.fromJSONSchema(schema).safeParse(said) : { error: 'nothing is promised' };
    if (error) misfits.push(`${route} ${answer.status}: ${error} ${JSON.stringify(said).slice(0, 300)}`);
    return said;
  };
  const touch = { page: '/', referrer: 'https://search.example/', utm_source: 'mail', at: '2026-11-01T08:00:00.000Z' };
  const send = (enquiry: object) => program.post('/api/enquiries', enquiry);

  const { id } = await hold(
    'POST /api/enquiries',
    await send(anEnquiry({ first_touch: touch, marketing_consent: true })),
  );
  await send(anEnquiry({ form: 'guide' }));
  await send(anEnquiry({ email: 'rank@mailinator.com', homepage: 'x', seconds: 1 }));
  const chat = { code: 'WA-7K2MQR', page: '/', first_touch: touch, last_touch: null };
  const { code } = await hold('POST /api/chats', await program.post('/api/chats', chat));
  const events = [{ name: 'page_view', page: '/' }];
  await hold('POST /api/analytics', await program.post('/api/analytics', { events }));

  const lead = `/api/leads/${id}`;
  const { id: me } = await hold('GET /api/session', await program.get('/api/session', cookie));
  const change = async (draft: object) =>
    hold('PATCH /api/leads/{id}', await program.send('PATCH', lead, cookie, draft));
  await change({ version: 1, status: 'contacted' });
  await change({ version: 2, taken_by: me, follow_up_on: '2026-12-01', estimated_value: 'R 75 000' });
  await change({ version: 1, company: 'Late' });
  const call = { channel: 'call', direction: 'outbound', body: 'Called back.' };
  await hold('POST /api/leads/{id}/communications', await program.send('POST', `${lead}/communications`, cookie, call));
  await hold(
    'POST /api/leads/{id}/consents',
    await program.send('POST', `${lead}/consents`, cookie, { granted: false }),
  );
  const look = { email: anEnquiry().email };
  await hold('POST /api/erasures/look', await program.send('POST', '/api/erasures/look', cookie, look));

  for (const path of Object.keys(paths)) {
    const { responses } = paths[path]?.get ?? {};
    if (!responses?.[200]?.content?.['application/json']) continue;
    await hold(
      `GET ${path}`,
      await program.get(path.replace('{id}', String(id)).replace('{code}', String(code)), cookie),
    );
  }
  expect(misfits).toEqual([]);
  expect([...heard].filter((one) => one.startsWith('GET ') && !one.endsWith(' 200'))).toEqual([]);
  expect(heard).toContain('PATCH /api/leads/{id} 409');
});

/** With what it names in one place written out where it is meant. */
async function readDocument(program: TestProgram): Promise<Document> {
  const { components, paths } = (await (await program.get('/api/openapi.json')).json()) as Document & {
    components: { schemas: { Problem: object } };
  };
  const whole = JSON.stringify(paths).replaceAll(
    '{"$ref":"#/components/schemas/Problem"}',
    JSON.stringify(components.schemas.Problem),
  );
  return { paths: JSON.parse(whole) };
}
