import type { AuditEntry } from '#app/api/audit.ts';
import {
  auditActionLabels,
  channelLabels,
  directionLabels,
  labelOf,
  priorityLabels,
  roleLabels,
  statusLabels,
} from '#content/labels.ts';

type Described = Pick<AuditEntry, 'action' | 'subject_name' | 'detail'>;

/** What happened, to whom and how, in one line. */
export function describeEntry({ action, subject_name, detail }: Described): string {
  const label = labelOf(auditActionLabels, action);
  const parts = [subject_name, ...wordsOf(detail)].filter(Boolean).join(', ');
  return parts ? `${label}: ${parts}` : label;
}

function wordsOf(detail: Described['detail']): string[] {
  const { from, to, role, second_factor, require_second_factor, fields, priority, channel, direction, ...rest } =
    detail;
  const said: string[] = [];
  if (from !== undefined && to !== undefined) said.push(`${nameOf(from)} to ${nameOf(to)}`);
  if (role !== undefined) said.push(nameOf(role));
  if (second_factor === true) said.push('with a code');
  if (require_second_factor !== undefined) {
    said.push(require_second_factor ? 'second factor required of everyone' : 'second factor left to everybody');
  }
  if (priority !== undefined) said.push(`priority ${labelOf(priorityLabels, String(priority))}`);
  if (channel !== undefined) said.push(labelOf(channelLabels, String(channel)));
  if (direction !== undefined) said.push(labelOf(directionLabels, String(direction)).toLowerCase());
  if (Array.isArray(fields)) said.push(...fields.filter((field) => !isTold.has(field)).map(fieldName));
  for (const [name, value] of Object.entries(rest)) {
    said.push(`${name.replaceAll('_', ' ')} ${Array.isArray(value) ? value.join(', ') : value}`);
  }
  return said;
}

/** Of these the log has kept what became of them. */
const isTold = new Set(['status', 'priority']);
const fieldNames = {
  service_type: 'service',
  budget_range: 'budget',
  lead_score: 'score',
  follow_up_on: 'follow-up',
  taken_by: 'who has it',
  lost_reason: 'why it was lost',
};
const fieldName = (field: string) => labelOf(fieldNames, field).replaceAll('_', ' ');

const nameOf = (value: unknown) => labelOf({ ...roleLabels, ...statusLabels }, String(value));
