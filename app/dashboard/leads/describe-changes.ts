// What changed, in words: 'Status: New → Contacted'.
import { budgetLabels, labelOf, priorityLabels, serviceLabels, statusLabels, timelineLabels } from '#content/labels.ts';
import { money } from '../money.ts';

const names: Record<string, { name: string; labels?: Partial<Record<string, string>>; inRand?: true }> = {
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
  estimated_value: { name: 'Estimated value', inRand: true },
  message: { name: 'Message' },
};

export function describeChanges(detail: Record<string, unknown> | null): string[] {
  const changes = (detail?.changes ?? detail ?? {}) as Record<string, unknown>;
  return Object.entries(names).flatMap(([field, { name, labels = {}, inRand }]) => {
    if (!Object.hasOwn(changes, field)) return [];
    const change = changes[field] as { from?: unknown; to?: unknown } | null;
    if (change === null) return [`${name} was rewritten`];
    if (typeof change !== 'object' || !('to' in change)) return [];
    const shown = (value: unknown) => {
      if (value === null || value === undefined || value === '') return 'nothing';
      return inRand ? money(Number(value)) : labelOf(labels, String(value));
    };
    return [`${name}: ${shown(change.from)} → ${shown(change.to)}`];
  });
}
