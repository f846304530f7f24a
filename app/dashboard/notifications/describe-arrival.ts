// What a notice says of a lead beside its name.
import type { LeadDetails } from '#app/api/leads.ts';
import { labelOf, priorityLabels, serviceLabels } from '#content/labels.ts';

type Arrival = Pick<LeadDetails, 'priority' | 'lead_score' | 'service_type'>;

export function describeArrival({ priority, lead_score: score, service_type: service }: Arrival): string {
  return [priorityLabels[priority], `score ${score}`, labelOf(serviceLabels, service)].filter(Boolean).join(' · ');
}
