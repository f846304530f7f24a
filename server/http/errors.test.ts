import { expect, onTestFinished, test, vi } from 'vitest';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { programForThisTest } from '#server/testing/test-program.ts';

test('what fails on our side asks a visitor to call and staff only to try again, and stands in the log by the id of the answer', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const program = await programForThisTest();
  const cookie = await program.signIn('member');
  await program.rows(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`);
  for (const change of ['INSERT ON leads', 'DELETE ON staff_sessions'])
    await program.rows(`CREATE TRIGGER refuse BEFORE ${change} FOR EACH ROW EXECUTE FUNCTION refuse()`);
  const visitor = await program.post('/api/enquiries', anEnquiry());
  const staff = await program.send('POST', '/api/auth/sign-out', cookie, {});
  expect([visitor.status, staff.status]).toEqual([500, 500]);
  expect(await visitor.json()).toMatchObject({ error: { message: expect.stringContaining('or call us') } });
  expect(await staff.json()).toEqual({
    error: { code: 'internal', message: 'Something went wrong. Please try again.' },
  });
  for (const { headers } of [visitor, staff])
    expect(said.mock.calls.flat().join()).toContain(`"request":"${headers.get('x-request-id')}"`);
});
