import { expect, test } from 'vitest';
import { lastDays, monthBefore, period, refuseOddPeriod, threeYears } from './period.ts';

const lateEvening = new Date('2026-11-16T21:59:59Z'); // 23:59:59 in South Africa
const pastMidnight = new Date('2026-11-16T22:00:00Z');

test.each([
  ['no day at all', true, {}, lateEvening],
  ['an end alone', true, { end_date: '2026-11-30' }, lateEvening],
  ['today from its beginning', true, { start_date: '2026-11-16' }, lateEvening],
  ['tomorrow', false, { start_date: '2026-11-17' }, lateEvening],
  ['the day that has begun here, and not yet in London', true, { start_date: '2026-11-17' }, pastMidnight],
  ['one day', true, { start_date: '2026-11-01', end_date: '2026-11-01' }, lateEvening],
  ['backwards', false, { start_date: '2026-11-02', end_date: '2026-11-01' }, lateEvening],
  ['1,100 days', true, { start_date: '2023-11-13', end_date: '2026-11-16' }, lateEvening],
  ['1,101 days', false, { start_date: '2023-11-12', end_date: '2026-11-16' }, lateEvening],
])('%s can be drawn day by day: %s', (_, can, asked, now) => {
  if (can) expect(() => refuseOddPeriod(asked, now, threeYears)).not.toThrow();
  else expect(() => refuseOddPeriod(asked, now, threeYears)).toThrow('Please choose');
});

test.each([
  ['2026-11-16T21:59:59Z', 0, '2026-11-01', '2026-11-16'],
  ['2026-11-16T21:59:59Z', 1, '2026-10-01', '2026-10-31'],
  ['2026-11-30T22:00:00Z', 0, '2026-12-01', '2026-12-01'],
  ['2026-11-30T22:00:00Z', 1, '2026-11-01', '2026-11-30'],
  ['2027-01-15T08:00:00Z', 1, '2026-12-01', '2026-12-31'],
  ['2028-03-31T08:00:00Z', 1, '2028-02-01', '2028-02-29'],
])('at %s the month %i before goes from %s to %s', (now, months, start, end) => {
  expect(monthBefore(new Date(now), months)).toEqual({ start, end });
});

test.each([
  ['2000-01-01', true],
  ['2999-12-31', true],
  ['1999-12-31', false],
  ['3000-01-01', false],
  ['2026-02-30', false],
])('%s is a day that figures can begin or end with: %s', (day, can) => {
  expect([period.safeParse({ start_date: day }).success, period.safeParse({ end_date: day }).success]).toEqual([
    can,
    can,
  ]);
});

test('days until today are counted with today', () => {
  expect(lastDays(lateEvening, 30)).toEqual({ start: '2026-10-18', end: '2026-11-16' });
  expect(lastDays(pastMidnight, 1)).toEqual({ start: '2026-11-17', end: '2026-11-17' });
});
