// What a lead is to staff: its states, how urgent it is, and which tab it stands in.
import { z } from 'zod';
import { longest } from './longest.ts';
import { staffId } from './staff-id.ts';
import { cleanLine } from './text.ts';

export const leadStatuses = [
  'new',
  'contacted',
  'qualified',
  'proposal_sent',
  'negotiating',
  'closed_won',
  'closed_lost',
  'nurturing',
] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Why one was lost, as far as anybody said. */
export const lostReasons = ['no_answer', 'price', 'timing', 'competitor', 'not_a_fit', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];

/** Most urgent first: the list is sorted by this order, then oldest first. */
export const leadPriorities = ['urgent', 'high', 'medium', 'low'] as const;
export type LeadPriority = (typeof leadPriorities)[number];

export const leadTabs = {
  queue: ['new'],
  in_progress: ['contacted', 'qualified', 'proposal_sent', 'negotiating'],
  converted: ['closed_won'],
  all: leadStatuses,
} as const satisfies Record<string, readonly LeadStatus[]>;
export type LeadTab = keyof typeof leadTabs;
export const leadTabNames = Object.keys(leadTabs) as LeadTab[];

export function priorityFromScore(score: number): LeadPriority {
  if (score >= 75) return 'urgent';
  if (score >= 55) return 'high';
  if (score >= 35) return 'medium';
  return 'low';
}

export const largestPage = 100;

/** Which leads a list is about, and what `GET /api/leads/export.csv` understands. */
export const leadViewQuery = z.object({
  tab: z.enum(leadTabNames).default('all'),
  status: z.enum(leadStatuses).optional(),
  priority: z.enum(leadPriorities).optional(),
  /** In whose hands: an account, or `me`. */
  with: staffId('This person cannot be found.').optional(),
  q: z.string().max(longest.line).transform(cleanLine).default(''),
});
export type LeadViewQuery = z.infer<typeof leadViewQuery>;

/** What `GET /api/leads` understands. */
export const leadListQuery = leadViewQuery.extend({
  limit: z.coerce.number().int().min(1).max(largestPage).optional(),
  cursor: z.string().max(200).optional(),
  offset: z.coerce.number().int().min(0).max(10_000).optional(),
});
export type LeadListQuery = z.infer<typeof leadListQuery>;

/** What `GET /api/leads/:id/communications` understands. */
export const timelineQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
});
