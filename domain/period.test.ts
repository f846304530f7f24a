import { expect, test } from 'vitest';
import { refuseOddPeriod } from './period.ts';

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
  if (can) expect(() => refuseOddPeriod(asked, now)).not.toThrow();
  else expect(() => refuseOddPeriod(asked, now)).toThrow('Some fields need another look.');
});
