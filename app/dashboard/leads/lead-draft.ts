// The fields that the edit form holds.
import type { LeadRow } from '#app/api/leads.ts';

export const editedFields = [
  'name',
  'email',
  'phone',
  'company',
  'service_type',
  'budget_range',
  'timeline',
  'estimated_value',
  'priority',
  'status',
  'message',
] as const satisfies readonly (keyof LeadRow)[];
export type EditedField = (typeof editedFields)[number];
export type DraftFields = Record<EditedField, string>;

export function draftOf(lead: Pick<LeadRow, EditedField>): DraftFields {
  return Object.fromEntries(editedFields.map((field) => [field, String(lead[field] ?? '')])) as DraftFields;
}

/** What the person has changed. */
export function changedFields(before: DraftFields, after: DraftFields): Partial<DraftFields> {
  return Object.fromEntries(
    editedFields.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  );
}
