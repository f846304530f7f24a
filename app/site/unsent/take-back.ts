// A kept enquiry goes back to its form, to be looked at and changed. It stays on the device until it is sent again, so that
// whoever closes the form instead has lost nothing. Until a form has it, it may leave: its page may never come.
import { contactPathFor, paths } from '#app/paths.ts';
import { draftOrigin, dropDraft, holdsOther, keepDraft, saveAsDraft } from '../enquiry-form/draft.ts';
import { findSubmission, rememberSubmission } from '../enquiry-form/submission-id.ts';
import { unsentQueue } from './unsent-queue.ts';
import type { Unsent } from './unsent-store.ts';

const formOf = ({ fields }: Unsent) => String(fields.form);

export function takeBack(entry: Unsent, asked: boolean) {
  const { submission_id: id, fields } = entry;
  if (!findSubmission(fields)) rememberSubmission(fields, { id, arrived: false });
  // Where it was taken back before, its draft holds what was changed since.
  if (draftOrigin(formOf(entry)) !== id) saveAsDraft(formOf(entry), fields, id);
  unsentQueue.giveBack(entry, asked);
}

/** Other words in its form, that it would push out. */
export function wouldReplace(entry: Unsent): boolean {
  const form = document.querySelector<HTMLFormElement>(`form[data-enquiry-form="${formOf(entry)}"]`);
  if (form) keepDraft(form);
  return holdsOther(formOf(entry), entry.submission_id, entry.fields);
}

/** With whatever belongs to it: on a shared computer nothing of it is to be found. */
export async function deleteUnsent(entry: Unsent) {
  if (draftOrigin(formOf(entry)) === entry.submission_id) dropDraft(formOf(entry));
  await unsentQueue.remove(entry.submission_id);
}

/** Where its form is; undefined for the guide, which is asked for on any page. */
export function pageOf({ fields }: Unsent): string | undefined {
  if (fields.form === 'guide') return;
  const page = String(fields.page || paths.contact);
  return page === paths.contact && fields.package ? contactPathFor(String(fields.package)) : page;
}
