import { describe, expect, test } from 'vitest';
import { type LeadStatus, leadStatuses } from './lead.ts';
import { canBeTakenBack, leadCan, leadMoves } from './lead-moves.ts';
import { staffRoles } from './staff.ts';

const offered: Record<LeadStatus, LeadStatus[]> = {
  new: ['contacted', 'qualified', 'closed_lost'],
  contacted: ['proposal_sent', 'closed_won', 'closed_lost'],
  qualified: ['proposal_sent', 'closed_won', 'closed_lost'],
  proposal_sent: ['proposal_sent', 'closed_won', 'closed_lost'],
  negotiating: ['closed_lost'],
  closed_won: [],
  closed_lost: [],
  nurturing: ['closed_lost'],
};

describe('the table of moves', () => {
  test.each(leadStatuses)('from %s', (status) => {
    expect(leadMoves({ status }).map(({ to }) => to)).toEqual(offered[status]);
    for (const role of staffRoles) {
      const may = leadStatuses.filter((to) => leadCan.move({ status }, to, { role }));
      expect(may.toSorted()).toEqual(offered[status].toSorted());
    }
  });
});

test('every step can be taken back but a proposal, which the person has', () => {
  const steps = new Set(leadStatuses.flatMap((status) => offered[status]));
  expect([...steps].filter((to) => !canBeTakenBack(to))).toEqual(['proposal_sent']);
});

test('everybody works leads, only CEO and Admin User take them out of the house', () => {
  for (const role of staffRoles) {
    expect([leadCan.edit({ role }), leadCan.remove({ role }), leadCan.communicate({ role })]).toEqual([
      true,
      true,
      true,
    ]);
    expect(leadCan.export({ role })).toBe(role !== 'member');
  }
});
