// What changed, in words: 'Status' from 'New' to 'Contacted'.
import { labelOf } from '#content/labels.ts';
import { money } from '#domain/money.ts';
import { dayInFull } from '../moment.ts';
import { leadFields } from './lead-fields.ts';

/** A text that was rewritten is named alone. */
interface DescribedChange {
  name: string;
  values?: { from: string; to: string };
}

export function describeChanges(detail: Record<string, unknown> | null): DescribedChange[] {
  const changes = (detail?.changes ?? detail ?? {}) as Record<string, unknown>;
  return Object.entries(leadFields).flatMap(([field, { name, labels }]) => {
    if (!Object.hasOwn(changes, field)) return [];
    const change = changes[field] as { from?: unknown; to?: unknown } | null;
    if (change === null) return [{ name }];
    if (typeof change !== 'object' || !('to' in change)) return [];
    const shown = (value: unknown) => {
      if (value === null || value === undefined || value === '') return field === 'taken_by' ? 'nobody' : 'nothing';
      return shownAs[field]?.(String(value)) ?? labelOf(labels ?? {}, String(value));
    };
    return [{ name, values: { from: shown(change.from), to: shown(change.to) } }];
  });
}

const shownAs: Partial<Record<string, (value: string) => string>> = {
  estimated_value: (rand) => money(Number(rand)),
  follow_up_on: dayInFull,
};
