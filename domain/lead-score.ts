// How good a lead is, at most 100, and line by line why.
import { budgetScore } from './budget.ts';
import { serviceScore } from './service-type.ts';
import { timelineScore } from './timeline.ts';

export interface ScoredFields {
  budget_range: string;
  timeline: string;
  service_type: string;
  company: string;
  website: string;
  message: string;
}

export type ScoreReason = 'budget' | 'timeline' | 'service' | 'company' | 'website' | 'message';
interface ScoreLine {
  reason: ScoreReason;
  points: number;
  most: number;
}

export function scoreBreakdown(lead: ScoredFields): ScoreLine[] {
  return [
    { reason: 'budget', points: budgetScore(lead.budget_range), most: 40 },
    { reason: 'timeline', points: timelineScore(lead.timeline), most: 25 },
    { reason: 'service', points: serviceScore(lead.service_type), most: 15 },
    { reason: 'company', points: lead.company ? 10 : 5, most: 10 },
    { reason: 'website', points: lead.website ? 5 : 3, most: 5 },
    { reason: 'message', points: [...lead.message].length > 10 ? 5 : 2, most: 5 },
  ];
}

export function leadScore(lead: ScoredFields): number {
  return scoreBreakdown(lead).reduce((sum, line) => sum + line.points, 0);
}
