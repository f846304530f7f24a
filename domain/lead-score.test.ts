import { expect, test } from 'vitest';
import { priorityFromScore } from './lead.ts';
import { leadScore, scoreBreakdown } from './lead-score.ts';

const nothing = { budget_range: '', timeline: '', service_type: '', company: '', website: '', message: '' };
const everything = {
  budget_range: 'over-100k',
  timeline: 'asap',
  service_type: 'law-firm-website-development',
  company: 'Nkosi Attorneys',
  website: 'nkosilaw.co.za',
  message: 'longer than ten',
};

test('the best lead scores 100', () => expect(leadScore(everything)).toBe(100));
test('a lead that says nothing scores for what it lacks: company 5, website 3, message 2', () => {
  expect(leadScore(nothing)).toBe(10);
});
test('the breakdown adds up to the score, line by line', () => {
  expect(scoreBreakdown(everything).map((line) => [line.reason, line.points])).toEqual([
    ['budget', 40],
    ['timeline', 25],
    ['service', 15],
    ['company', 10],
    ['website', 5],
    ['message', 5],
  ]);
  expect(scoreBreakdown(everything).every((line) => line.points === line.most)).toBe(true);
});

test.each([
  ['over-100k', 40],
  ['50k-100k', 32],
  ['25k-50k', 24],
  ['10k-25k', 16],
  ['under-10k', 8],
  ['5k-15k', 12],
  ['15k-30k', 20],
  ['30k-50k', 24],
  ['not-sure', 8],
  ['constructor', 0],
  ['a million', 0],
])('the budget %s scores %i', (budget_range, points) => {
  expect(leadScore({ ...nothing, budget_range })).toBe(10 + points);
});

test.each([
  ['asap', 25],
  ['1-month', 22],
  ['2-months', 18],
  ['3-months', 15],
  ['flexible', 10],
  ['toString', 0],
])('the timeline %s scores %i', (timeline, points) => {
  expect(leadScore({ ...nothing, timeline })).toBe(10 + points);
});

test.each([
  ['law-firm-website-development', 15],
  ['consulting-agency-websites', 14],
  ['financial-services-websites', 13],
  ['real-estate-agency-websites', 12],
  ['luxury-brand-websites', 15],
  ['e-commerce-development', 10],
  ['corporate-websites', 7],
  ['professional-service-websites', 7],
  ['law-firm', 15],
  ['ecommerce', 10],
  ['other', 7],
  ['__proto__', 0],
])('the service %s scores %i', (service_type, points) => {
  expect(leadScore({ ...nothing, service_type })).toBe(10 + points);
});

test.each([
  ['0123456789', 2],
  ['0123456789x', 5],
  ['🌾🌾🌾🌾🌾🌾', 2],
])('a message counts as one from eleven characters on: %s', (message, points) => {
  expect(leadScore({ ...nothing, message })).toBe(8 + points);
});

test.each([
  [100, 'urgent'],
  [75, 'urgent'],
  [74, 'high'],
  [55, 'high'],
  [54, 'medium'],
  [35, 'medium'],
  [34, 'low'],
  [0, 'low'],
])('a score of %i arrives as %s', (score, priority) => {
  expect(priorityFromScore(score)).toBe(priority);
});
