import { expect, test } from 'vitest';
import { describeArrival } from './describe-arrival.ts';

test.each([
  ['law-firm', 'High · score 72 · Law Firm'],
  ['', 'High · score 72'],
])('a lead with the service %j is told as %j', (service_type, said) => {
  expect(describeArrival({ priority: 'high', lead_score: 72, service_type })).toBe(said);
});
