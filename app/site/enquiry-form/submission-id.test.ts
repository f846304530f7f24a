import { expect, test } from 'vitest';
import { findSubmission, rememberSubmission, submissionIdFor } from './submission-id.ts';

const fields = { form: 'home', name: 'Ayanda', message: 'A site.', marketing_consent: 'yes' };

test('the same content keeps its id, with whatever was added on the way', () => {
  const id = submissionIdFor(fields);
  expect(submissionIdFor(fields)).toBe(id);
  const sent = { company: '', ...fields, first_touch: null, seconds: 12, submission_id: id };
  expect(submissionIdFor(sent)).toBe(id);
});

test('other content has another id, and going back to the first words finds the first id', () => {
  const id = submissionIdFor(fields);
  expect(submissionIdFor({ ...fields, message: 'A site!' })).not.toBe(id);
  expect(submissionIdFor({ ...fields, marketing_consent: '' })).not.toBe(id);
  expect(submissionIdFor(fields)).toBe(id);
});

test('content that reached us is known as such', () => {
  rememberSubmission(fields, { id: 'one', arrived: true });
  expect(findSubmission(fields)).toEqual({ id: 'one', arrived: true });
  expect(findSubmission({ ...fields, name: 'Sipho' })).toBeUndefined();
});
