import { expect, test } from 'vitest';
import { tabMemory } from '../tab-memory.ts';
import { findSubmission, rememberSubmission, renewSubmission, submissionIdFor } from './submission-id.ts';

const fields = { form: 'home', name: 'Ayanda', message: 'A site.', marketing_consent: 'yes' };

test('the same content keeps its id, with whatever was added on the way', () => {
  const id = submissionIdFor(fields);
  expect(submissionIdFor(fields)).toBe(id);
  expect(submissionIdFor(Object.fromEntries(Object.entries(fields).toReversed()))).toBe(id);
  const sent = { company: '', ...fields, first_touch: null, seconds: 12, submission_id: id };
  expect(submissionIdFor(sent)).toBe(id);
});

test('other content has another id, and going back to the first words finds the first id', () => {
  const id = submissionIdFor(fields);
  expect(submissionIdFor({ ...fields, message: 'A site!' })).not.toBe(id);
  expect(submissionIdFor({ ...fields, marketing_consent: '' })).not.toBe(id);
  expect(submissionIdFor(fields)).toBe(id);
});

test('content that reached us is known as such, and no other', () => {
  const id = submissionIdFor(fields);
  expect(findSubmission(fields)).toEqual({ id, arrived: false });
  renewSubmission(fields);
  expect(findSubmission(fields)).toEqual({ id: expect.not.stringMatching(id), arrived: false });
  rememberSubmission(fields, { id: 'one', arrived: true });
  expect(findSubmission(fields)).toEqual({ id: 'one', arrived: true });
  expect(findSubmission({ ...fields, name: 'Sipho' })).toBeUndefined();
});

test('what the page sent before the application was there keeps its id, and is not left readable', () => {
  const plain = { ...fields, name: 'Lindiwe', company: '' };
  tabMemory.write('plain-enquiry', JSON.stringify({ id: 'two', fields: plain }));
  expect(submissionIdFor({ ...fields, name: 'Lindiwe' })).toBe('two');
  expect(tabMemory.read('plain-enquiry')).toBeUndefined();
  expect(findSubmission(plain)?.arrived).toBe(false);
  expect(submissionIdFor({ ...fields, name: 'Lindiwe' })).toBe('two');
});
