import { expect, test } from 'vitest';
import { describeDay, isDue, isTimeToRemind, objectionToDay, offeredDays } from './follow-up.ts';

/** Noon in South Africa. */
const noonOf = (day: string) => new Date(`${day}T10:00:00Z`);

test.each([
  ['a Tuesday', '2026-11-17', ['Tomorrow 2026-11-18', 'In a week 2026-11-24', 'In a month 2026-12-17']],
  ['a Friday', '2026-11-20', ['Monday 2026-11-23', 'In a week 2026-11-27', 'In a month 2026-12-21']],
  ['a Saturday', '2026-11-21', ['Monday 2026-11-23', 'In a week 2026-11-30', 'In a month 2026-12-21']],
  ['the day before a holiday', '2026-12-15', ['Thursday 2026-12-17', 'In a week 2026-12-22', 'In a month 2027-01-14']],
  ['Christmas Eve', '2026-12-24', ['Monday 2026-12-28', 'In a week 2026-12-31', 'In a month 2027-01-25']],
  ['the Thursday before Easter', '2027-03-25', ['Tuesday 2027-03-30', 'In a week 2027-04-01', 'In a month 2027-04-26']],
])('on %s only working days are offered', (_, today, offered) => {
  expect(offeredDays(noonOf(today)).map(({ name, day }) => `${name} ${day}`)).toEqual(offered);
});

test.each([
  ['2026-11-03', '14 days late', true],
  ['2026-11-16', '1 day late', true],
  ['2026-11-17', 'today', true],
  ['2026-11-18', 'tomorrow', false],
  ['2026-11-19', 'Thu 19 Nov', false],
  ['2026-11-20', 'Fri 20 Nov', false],
  ['2026-12-31', 'Thu 31 Dec', false],
  ['2027-01-04', 'Mon 04 Jan 2027', false],
])('on Tuesday 17 November %s is called %s, due: %s', (day, called, due) => {
  expect([describeDay(day, noonOf('2026-11-17')), isDue(day, noonOf('2026-11-17'))]).toEqual([called, due]);
});

test.each([
  ['2026-11-17', undefined],
  ['2099-12-31', undefined],
  ['2026-11-16', 'Please choose today or a later day.'],
  ['1999-12-31', 'Please choose today or a later day.'],
  ['', 'Please choose a day.'],
  ['2100-01-01', 'Please choose a day before 2100.'],
  ['20261-11-17', 'Please choose a day before 2100.'],
])('of %j, typed on Tuesday 17 November, it is said: %s', (day, said) => {
  expect(objectionToDay(day, noonOf('2026-11-17'))).toBe(said);
});

test('a day begins at midnight in South Africa', () => {
  expect(describeDay('2026-11-18', new Date('2026-11-17T21:59:59Z'))).toBe('tomorrow');
  expect(describeDay('2026-11-18', new Date('2026-11-17T22:00:00Z'))).toBe('today');
});

test.each([
  ['2026-11-17T07:29:59+02:00', false],
  ['2026-11-17T07:30:00+02:00', true],
  ['2026-11-17T08:59:59+02:00', true],
  ['2026-11-17T09:00:00+02:00', false],
  ['2026-11-14T08:00:00+02:00', false],
  ['2026-12-16T08:00:00+02:00', false],
])('at %s it is time to remind: %s', (at, time) => {
  expect(isTimeToRemind(new Date(at))).toBe(time);
});
