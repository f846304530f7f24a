// What the fields of a lead are called at the desk, and the names of their values where they have some.
import {
  budgetLabels,
  lostReasonLabels,
  priorityLabels,
  serviceLabels,
  statusLabels,
  timelineLabels,
} from '#content/labels.ts';
import type { EditedField } from './lead-draft.ts';

interface LeadField {
  name: string;
  labels?: Partial<Record<string, string>>;
}

/** In the order in which changes are told. */
export const leadFields: Record<EditedField | 'lead_score' | 'follow_up_on' | 'taken_by' | 'lost_reason', LeadField> = {
  name: { name: 'Name' },
  email: { name: 'Email' },
  phone: { name: 'Phone' },
  company: { name: 'Company' },
  service_type: { name: 'Service', labels: serviceLabels },
  budget_range: { name: 'Budget', labels: budgetLabels },
  timeline: { name: 'Timeline', labels: timelineLabels },
  status: { name: 'Status', labels: statusLabels },
  priority: { name: 'Priority', labels: priorityLabels },
  lead_score: { name: 'Score' },
  estimated_value: { name: 'Estimated value' },
  follow_up_on: { name: 'Follow up' },
  taken_by: { name: 'With' },
  lost_reason: { name: 'Lost because', labels: lostReasonLabels },
  message: { name: 'Message' },
};
