// What changed, in words: 'Status' from 'New' to 'Contacted'.
import {
  budgetLabels,
  labelOf,
  lostReasonLabels,
  priorityLabels,
  serviceLabels,
  statusLabels,
  timelineLabels,
} from '#content/labels.ts';
import { money } from '#domain/money.ts';
import { dayInFull } from '../moment.ts';

const labelled = (labels: Partial<Record<string, string>>) => (value: string) => labelOf(labels, value);

const names: Record<string, { name: string; show?(value: string): string; none?: string }> = {
  name: { name: 'Name' },
  email: { name: 'Email' },
  phone: { name: 'Phone' },
  company: { name: 'Company' },
  service_type: { name: 'Service', show: labelled(serviceLabels) },
  budget_range: { name: 'Budget', show: labelled(budgetLabels) },
  timeline: { name: 'Timeline', show: labelled(timelineLabels) },
  status: { name: 'Status', show: labelled(statusLabels) },
  priority: { name: 'Priority', show: labelled(priorityLabels) },
  lead_score: { name: 'Score' },
  estimated_value: { name: 'Estimated value', show: (rand) => money(Number(rand)) },
  follow_up_on: { name: 'Follow up', show: dayInFull },
  taken_by: { name: 'With', none: 'nobody' },
  lost_reason: { name: 'Lost because', show: labelled(lostReasonLabels) },
  message: { name: 'Message' },
};

/** A text that was rewritten is named alone. */
interface DescribedChange {
  name: string;
  values?: { from: string; to: string };
}

export function describeChanges(detail: Record<string, unknown> | null): DescribedChange[] {
  const changes = (detail?.changes ?? detail ?? {}) as Record<string, unknown>;
  return Object.entries(names).flatMap(([field, { name, show = labelled({}), none = 'nothing' }]) => {
    if (!Object.hasOwn(changes, field)) return [];
    const change = changes[field] as { from?: unknown; to?: unknown } | null;
    if (change === null) return [{ name }];
    if (typeof change !== 'object' || !('to' in change)) return [];
    const shown = (value: unknown) => {
      if (value === null || value === undefined || value === '') return none;
      return show(String(value));
    };
    return [{ name, values: { from: shown(change.from), to: shown(change.to) } }];
  });
}
