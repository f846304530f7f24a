// What changed, in words: 'Status' from 'New' to 'Contacted'.
import { type FieldName, leadFields, valueInWords } from './lead-fields.ts';

/** A text that was rewritten is named alone. */
interface DescribedChange {
  name: string;
  values?: { from: string; to: string };
}

export function describeChanges(detail: Record<string, unknown> | null): DescribedChange[] {
  const changes = (detail?.changes ?? detail ?? {}) as Record<string, unknown>;
  return (Object.keys(leadFields) as FieldName[]).flatMap((field) => {
    const { name } = leadFields[field];
    if (!Object.hasOwn(changes, field)) return [];
    const change = changes[field] as { from?: unknown; to?: unknown } | null;
    if (change === null) return [{ name }];
    if (typeof change !== 'object' || !('to' in change)) return [];
    const shown = (value: unknown) =>
      valueInWords(field, String(value ?? '')) || (field === 'taken_by' ? 'nobody' : 'nothing');
    return [{ name, values: { from: shown(change.from), to: shown(change.to) } }];
  });
}
