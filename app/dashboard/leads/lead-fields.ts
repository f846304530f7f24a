// What the fields of a lead are called at the desk, and how their values are said.
import {
  budgetLabels,
  labelOf,
  lostReasonLabels,
  priorityLabels,
  serviceLabels,
  statusLabels,
  timelineLabels,
} from '#content/labels.ts';
import { shownPhone } from '#domain/contact-links.ts';
import { money, parseRand } from '#domain/money.ts';
import { parsePhone } from '#domain/phone.ts';
import { dayInFull } from '../moment.ts';
import type { EditedField } from './lead-draft.ts';

interface LeadField {
  name: string;
  labels?: Partial<Record<string, string>>;
  /** As it is kept, or as somebody typed it. */
  shown?(value: string): string;
}

export type FieldName = EditedField | 'lead_score' | 'follow_up_on' | 'taken_by' | 'lost_reason';

/** In the order in which changes are told. */
export const leadFields: Record<FieldName, LeadField> = {
  name: { name: 'Name' },
  email: { name: 'Email' },
  phone: { name: 'Phone', shown: (typed) => (parsePhone(typed) ? shownPhone(typed) : typed) },
  company: { name: 'Company' },
  service_type: { name: 'Service', labels: serviceLabels },
  budget_range: { name: 'Budget', labels: budgetLabels },
  timeline: { name: 'Timeline', labels: timelineLabels },
  status: { name: 'Status', labels: statusLabels },
  priority: { name: 'Priority', labels: priorityLabels },
  lead_score: { name: 'Score' },
  estimated_value: { name: 'Value', shown: (typed) => inRand(parseRand(typed)) ?? typed },
  follow_up_on: { name: 'Follow up', shown: dayInFull },
  taken_by: { name: 'With' },
  lost_reason: { name: 'Lost because', labels: lostReasonLabels },
  message: { name: 'Message' },
};

const inRand = (value: number | null) => (value === null || Number.isNaN(value) ? undefined : money(value));

/** 'R 64 000', 'Contacted'; empty where there is nothing. */
export function valueInWords(field: FieldName, value: string): string {
  const { labels = {}, shown } = leadFields[field];
  return value && (shown?.(value) ?? labelOf(labels, value));
}
