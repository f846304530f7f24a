import { describe, expect, test } from 'vitest';
import { mailState, mailsForEnquiry, nextAttempt } from './outbox.ts';

describe('when a mail is tried again', () => {
  const created = new Date('2026-11-16T08:00:00Z');
  const hoursLater = (hours: number) => new Date(created.getTime() + hours * 3_600_000);
  test.each([
    [1, 30],
    [2, 60],
    [3, 120],
    [7, 1920],
    [8, 3600],
    [100, 3600],
  ])('after try %i: %i seconds later', (attempts, seconds) => {
    expect((nextAttempt(attempts, created, hoursLater(1))?.getTime() ?? 0) - hoursLater(1).getTime()).toBe(
      seconds * 1000,
    );
  });
  test('after five days no more', () => {
    expect(nextAttempt(120, created, hoursLater(5 * 24 - 0.1))).not.toBeNull();
    expect(nextAttempt(120, created, hoursLater(5 * 24))).toBeNull();
  });
});

test.each([
  [{ channel: null, given_up_at: null, dismissed_at: null }, 'waiting'],
  [{ channel: 'smtp' as const, given_up_at: null, dismissed_at: null }, 'sent'],
  [{ channel: 'spool' as const, given_up_at: null, dismissed_at: null }, 'kept'],
  [{ channel: null, given_up_at: new Date(), dismissed_at: null }, 'given_up'],
  [{ channel: null, given_up_at: new Date(), dismissed_at: new Date() }, 'dismissed'],
])('%j is %s', (row, state) => expect(mailState(row)).toBe(state));

test('a visitor hears from us once: by the guide, or by the receipt', () => {
  expect(mailsForEnquiry('guide')).toEqual(['guide', 'staff_notice']);
  for (const form of ['home', 'contact', 'location'] as const)
    expect(mailsForEnquiry(form)).toEqual(['receipt', 'staff_notice']);
});
