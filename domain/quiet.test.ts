import { expect, test } from 'vitest';
import { leadStatuses } from './lead.ts';
import { describeQuiet } from './quiet.ts';

const now = new Date('2026-11-16T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

test.each([
  [-1, null],
  [0, null],
  [6.99, null],
  [7, 'Quiet for 7 days'],
  [13.99, 'Quiet for 13 days'],
  [14, 'Quiet for 2 weeks'],
  [20.9, 'Quiet for 2 weeks'],
  [400, 'Quiet for 57 weeks'],
])('a lead under way that was last touched %s days ago: %s', (days, said) => {
  const lead = { status: 'contacted', follow_up_on: null, updated_at: daysAgo(days), last_contact: null } as const;
  expect(describeQuiet(lead, now)).toBe(said);
});

test('what counts is the last change or the last word to the person, whichever is later', () => {
  const after = (changed: number, spoken: number) =>
    describeQuiet(
      { status: 'qualified', follow_up_on: null, updated_at: daysAgo(changed), last_contact: { at: daysAgo(spoken) } },
      now,
    );
  expect([after(30, 8), after(8, 30), after(30, 2), after(2, 30)]).toEqual([
    'Quiet for 8 days',
    'Quiet for 8 days',
    null,
    null,
  ]);
});

test('only leads under way are called quiet: new ones wait in the queue, the others wait for nobody', () => {
  const quiet = leadStatuses.filter((status) =>
    describeQuiet({ status, follow_up_on: null, updated_at: daysAgo(30), last_contact: null }, now),
  );
  expect(quiet).toEqual(['contacted', 'qualified', 'proposal_sent', 'negotiating']);
});

test.each(['2026-11-10', '2026-11-16', '2027-05-03'])(
  'a lead with a day to follow up on, %s, is not forgotten',
  (day) => {
    const lead = { status: 'contacted', follow_up_on: day, updated_at: daysAgo(30), last_contact: null } as const;
    expect(describeQuiet(lead, now)).toBeNull();
  },
);
