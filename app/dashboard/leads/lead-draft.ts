// The fields that the edit form holds.
import type { LeadRow } from '#app/api/leads.ts';
import { parseRand } from '#domain/money.ts';
import { parsePhone } from '#domain/phone.ts';

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

/** Of one lead: as it was when the form was opened, as it was typed here, and as somebody else has saved it meanwhile. */
export interface Versions {
  mine: DraftFields;
  before: DraftFields;
  theirs: DraftFields;
}

/** What both have changed, and not to the same. */
export function disputedFields({ mine, before, theirs }: Versions): EditedField[] {
  return editedFields.filter(
    (field) =>
      mine[field] !== before[field] && theirs[field] !== before[field] && !isSame(field, mine[field], theirs[field]),
  );
}

/** However it was typed: 'R 64 000' is kept as 64000. */
const kept: Partial<Record<EditedField, (typed: string) => unknown>> = {
  phone: parsePhone,
  estimated_value: parseRand,
};

function isSame(field: EditedField, one: string, other: string): boolean {
  const asKept = kept[field] ?? ((typed: string) => typed);
  return asKept(one) === asKept(other);
}
