import type { AuditEntry } from '#app/api/audit.ts';
import {
  auditActionLabels,
  channelLabels,
  directionLabels,
  labelOf,
  priorityLabels,
  roleLabels,
  statusLabels,
  tabLabels,
} from '#content/labels.ts';
import { count } from '../count.ts';
import { momentOf } from '../moment.ts';

type Described = Pick<AuditEntry, 'action' | 'subject_name' | 'detail'>;

/** What happened, to whom and how, in one line. */
export function describeEntry({ action, subject_name, detail }: Described): string {
  const { count: many, ...rest } = detail;
  const label = (typeof many === 'number' && counted[action]?.(many)) || labelOf(auditActionLabels, action);
  const parts = [subject_name, ...(action === 'leads_exported' ? viewInWords(rest) : wordsOf(rest))];
  const said = parts.filter(Boolean).join(', ');
  return said ? `${label}: ${said}` : label;
}

const counted: Partial<Record<Described['action'], (many: number) => string>> = {
  leads_exported: (leads) => `Exported ${count(leads)} ${leads === 1 ? 'lead' : 'leads'}`,
  sessions_ended: (devices) => `Signed ${devices} ${devices === 1 ? 'device' : 'devices'} out`,
};

/** Which of the leads. What was searched for is not kept. */
function viewInWords(view: Described['detail']): string[] {
  return [
    labelOf(tabLabels, String(view.tab ?? '')),
    labelOf(statusLabels, String(view.status ?? '')),
    labelOf(priorityLabels, String(view.priority ?? '')),
    view.with ? `with ${view.with}` : '',
    view.search ? 'found by a search' : '',
  ];
}

function wordsOf(detail: Described['detail']): string[] {
  const { from, to, role, second_factor, require_second_factor, by, made_at, fields, priority, ...others } = detail;
  const { channel, direction, ...rest } = others;
  const said: string[] = [];
  if (from !== undefined && to !== undefined) said.push(`${nameOf(from)} to ${nameOf(to)}`);
  if (role !== undefined) said.push(nameOf(role));
  if (second_factor === true) said.push('with a code');
  if (require_second_factor !== undefined) {
    said.push(require_second_factor ? 'second factor required of everyone' : 'second factor left to everybody');
  }
  if (by !== undefined) said.push(labelOf(ways, String(by)));
  if (made_at !== undefined) said.push(`made ${momentOf(String(made_at))}`);
  if (priority !== undefined) said.push(`priority ${labelOf(priorityLabels, String(priority))}`);
  if (channel !== undefined) said.push(labelOf(channelLabels, String(channel)));
  if (direction !== undefined) said.push(labelOf(directionLabels, String(direction)).toLowerCase());
  if (Array.isArray(fields)) said.push(...fields.filter((field) => !isTold.has(field)).map(fieldName));
  for (const [name, value] of Object.entries(rest)) {
    said.push(`${name.replaceAll('_', ' ')} ${Array.isArray(value) ? value.join(', ') : value}`);
  }
  return said;
}

/** By which a password was set. */
const ways = { invitation: 'by an invitation', recovery: 'by a link that was asked for', command: 'by a command' };

/** Of these the log has kept what became of them. */
const isTold = new Set(['status', 'priority']);
const fieldNames = {
  service_type: 'service',
  budget_range: 'budget',
  lead_score: 'score',
  follow_up_on: 'follow-up',
  taken_by: 'who has it',
  lost_reason: 'why it was lost',
  estimated_value: 'value',
};
const fieldName = (field: string) => labelOf(fieldNames, field).replaceAll('_', ' ');

const nameOf = (value: unknown) => labelOf({ ...roleLabels, ...statusLabels }, String(value));
