import type { AuditEntry } from '#app/api/audit.ts';
import { auditActionLabels, labelOf, roleLabels, statusLabels } from '#content/labels.ts';

type Described = Pick<AuditEntry, 'action' | 'subject_name' | 'detail'>;

/** What happened, to whom and how, in one line. */
export function describeEntry({ action, subject_name, detail }: Described): string {
  const label = labelOf(auditActionLabels, action);
  const parts = [subject_name, ...wordsOf(detail)].filter(Boolean).join(', ');
  return parts ? `${label}: ${parts}` : label;
}

function wordsOf(detail: Described['detail']): string[] {
  const { from, to, role, second_factor, require_second_factor, ...rest } = detail;
  const said: string[] = [];
  if (from !== undefined && to !== undefined) said.push(`${nameOf(from)} to ${nameOf(to)}`);
  if (role !== undefined) said.push(nameOf(role));
  if (second_factor === true) said.push('with a code');
  if (require_second_factor !== undefined) {
    said.push(require_second_factor ? 'second factor required of everyone' : 'second factor left to everybody');
  }
  for (const [name, value] of Object.entries(rest)) {
    said.push(`${name.replaceAll('_', ' ')} ${Array.isArray(value) ? value.join(', ') : value}`);
  }
  return said;
}

const nameOf = (value: unknown) => labelOf({ ...roleLabels, ...statusLabels }, String(value));
