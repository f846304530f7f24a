// A lead under way of which nothing has been heard, said or written for a week, and for which no day is planned: the one that a
// busy desk forgets.
import { type LeadStatus, leadTabs } from './lead.ts';

const day = 86_400_000;
const patience = 7;

interface QuietLead {
  status: LeadStatus;
  follow_up_on: string | null;
  updated_at: string;
  last_contact: { at: string } | null;
}

/** 'Quiet for 9 days', 'Quiet for 3 weeks'; null while somebody is at it, or has nothing more to do. */
export function describeQuiet(lead: QuietLead, now: Date): string | null {
  if (lead.follow_up_on || !(leadTabs.in_progress as readonly LeadStatus[]).includes(lead.status)) return null;
  const touched = [lead.updated_at, lead.last_contact?.at ?? lead.updated_at].map((at) => new Date(at).getTime());
  const days = Math.floor((now.getTime() - Math.max(...touched)) / day);
  if (days < patience) return null;
  return days < 14 ? `Quiet for ${days} days` : `Quiet for ${Math.floor(days / 7)} weeks`;
}
