import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '#server/auth/access.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { summary: string; security?: unknown; responses: Record<string, unknown> }>>;
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

test('what a form takes is described by the schema that validates it', () => {
  const enquiry = JSON.stringify(document.paths['/api/enquiries']?.post);
  for (const field of ['submission_id', 'marketing_consent', 'other_service', 'application/x-www-form-urlencoded'])
    expect(enquiry).toContain(field);
  expect(enquiry).toContain('"maxLength":120');
  expect(enquiry).toContain('"required":["form","name","email","phone","message"]');
});
