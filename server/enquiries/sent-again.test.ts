import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentWording } from '#domain/consent.ts';
import { anEnquiry } from '#server/testing/enquiries.ts';
import { programForThisTest } from '#server/testing/test-program.ts';

const empty = { website: '', other_service: '', package: '', timeline: '', remote_work: '', marketing_consent: false };
const inOrder = `form page submission_id name email phone company website service other_service package budget
  timeline remote_work message marketing_consent consent_wording`.split(/\s+/);

test.each([
  ['knew none of the fields that are empty', {}],
  ['counted the empty fields of its time, too', empty],
])('an enquiry sent again gets the same answer where the program that stored it %s', async (_, besides) => {
  const program = await programForThisTest();
  const enquiry = anEnquiry();
  const send = async (changes = {}) => {
    const answer = await program.post('/api/enquiries', { ...enquiry, ...changes });
    return [answer.status, await answer.json()];
  };
  const first = await send();
  const counted = JSON.stringify({ ...enquiry, ...besides, consent_wording: consentWording }, inOrder);
  await program.rows('UPDATE submissions SET digest = $1', [hash('sha256', counted, 'base64url')]);
  expect(await send()).toEqual(first);
  for (const change of [{ message: 'Something else.' }, { website: 'nkosilaw.co.za' }, { marketing_consent: true }])
    expect(await send(change)).toEqual([422, expect.objectContaining({ errors: expect.anything() })]);
});
