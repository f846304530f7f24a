// Enquiries that have not reached us yet, on the visitor's device: they outlive the tab, the browser and the battery.
// Storage may be missing, forbidden, full or stuck: that is an answer here, and never a reason to fail.
import { createStore, del, get, set, type UseStore, values } from 'idb-keyval';
import type { FieldErrors } from '#domain/errors.ts';

export interface Unsent {
  submission_id: string;
  fields: Record<string, unknown>;
  created_at: number;
  attempts: number;
  /** Not before this time. */
  next_at: number;
  /** The server read it and did not accept it: the person has to look at it again. */
  refused?: FieldErrors;
}

const keepFor = 30 * 24 * 3_600_000;
const patience = 1_500;

export const keepUnsent = (entry: Unsent): Promise<boolean> =>
  ask((store) => set(entry.submission_id, entry, store).then(() => true), false);

export const dropUnsent = (id: string): Promise<boolean> => ask((store) => del(id, store).then(() => true), false);

export const findUnsent = (id: string): Promise<Unsent | undefined> =>
  ask((store) => get<Unsent>(id, store), undefined);

export async function listUnsent(now: number): Promise<Unsent[]> {
  const all = await ask((store) => values<Unsent>(store), []);
  for (const old of all.filter((entry) => now - entry.created_at > keepFor)) await dropUnsent(old.submission_id);
  return all.filter((entry) => now - entry.created_at <= keepFor);
}

function ask<T>(question: (store: UseStore) => Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience, otherwise);
    // Within a promise of its own, because a forbidden storage throws before there is one.
    Promise.resolve()
      .then(() => question(createStore('enquiries', 'unsent')))
      .then(resolve, () => resolve(otherwise));
  });
}
