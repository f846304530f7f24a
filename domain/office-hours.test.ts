import { expect, test } from 'vitest';
import { isOfficeOpen, nextOpening, onTwelveHours, openingInWords, publicHolidays } from './office-hours.ts';

const hours = '08:00-17:00';

test.each([
  ['2026-11-16T07:59:59+02:00', false, 'Monday, before eight'],
  ['2026-11-16T08:00:00+02:00', true, 'Monday at eight'],
  ['2026-11-16T16:59:59+02:00', true, 'just before five'],
  ['2026-11-16T17:00:00+02:00', false, 'at five'],
  ['2026-11-15T10:00:00+02:00', false, 'Sunday'],
  ['2026-11-14T10:00:00+02:00', false, 'Saturday'],
  ['2026-12-16T10:00:00+02:00', false, 'Day of Reconciliation'],
  ['2026-04-03T10:00:00+02:00', false, 'Good Friday 2026'],
  ['2026-04-06T10:00:00+02:00', false, 'Family Day 2026'],
  ['2026-08-10T10:00:00+02:00', false, 'the Monday after Women’s Day on a Sunday'],
  ['2026-09-25T10:00:00+02:00', true, 'the day after Heritage Day'],
  ['2027-05-03T10:00:00+02:00', true, 'the Monday after Workers’ Day on a Saturday'],
  ['2026-11-16T06:30:00Z', true, 'half past six in London is half past eight here'],
])('%s: open is %s (%s)', (at, open) => {
  expect(isOfficeOpen(new Date(at), hours)).toBe(open);
});

test.each([
  ['09:29:59', false],
  ['09:30:00', true],
  ['18:14:59', true],
  ['18:15:00', false],
])('an office with other hours, 09:30-18:15, is open at %s: %s', (time, open) => {
  expect(isOfficeOpen(new Date(`2026-11-16T${time}+02:00`), '09:30-18:15')).toBe(open);
});

test.each([
  ['2026-11-16T07:00:00+02:00', '2026-11-16T08:00:00+02:00'],
  ['2026-11-16T18:00:00+02:00', '2026-11-17T08:00:00+02:00'],
  ['2026-11-13T17:00:00+02:00', '2026-11-16T08:00:00+02:00'],
  ['2026-12-24T18:00:00+02:00', '2026-12-28T08:00:00+02:00'],
  ['2026-04-02T17:30:00+02:00', '2026-04-07T08:00:00+02:00'],
  ['2026-12-31T23:30:00+02:00', '2027-01-04T08:00:00+02:00'],
])('after %s the team is back on %s', (at, back) => {
  expect(nextOpening(new Date(at), hours).toISOString()).toBe(new Date(back).toISOString());
});

test('and where it opens at another time, it is back then', () => {
  const at = new Date('2026-11-16T09:29:00+02:00');
  expect(nextOpening(at, '09:30-18:15').toISOString()).toBe('2026-11-16T07:30:00.000Z');
});

test('an opening is said with its day, and on the clock of South Africa', () => {
  expect(openingInWords(new Date('2026-11-16T07:30:00Z'))).toMatch(/^Monday\b.*\b16 November\b.*\b09:30$/);
});

test.each([
  ['08:00', '8:00 AM'],
  ['17:00', '5:00 PM'],
  ['12:00', '12:00 PM'],
  ['00:30', '12:30 AM'],
  ['11:59', '11:59 AM'],
])('%s is %s on a clock of twelve hours', (time, shown) => {
  expect(onTwelveHours(time)).toBe(shown);
});

test.each([
  [2024, '2024-03-29', '2024-04-01'],
  [2025, '2025-04-18', '2025-04-21'],
  [2027, '2027-03-26', '2027-03-29'],
  [2038, '2038-04-23', '2038-04-26'],
])('Easter of %i: Good Friday %s, Family Day %s', (year, friday, monday) => {
  expect([...publicHolidays(year)]).toEqual(expect.arrayContaining([friday, monday]));
});
