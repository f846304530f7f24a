// Enquiries that have not reached us yet, on the visitor's device: they outlive the tab, the browser and the battery.
import { createStore, del, get, set, values } from 'idb-keyval';
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
const patience = 1_500; // a browser whose storage does not answer must not keep an enquiry from being sent
const store = () => createStore('enquiries', 'unsent');

export const keepUnsent = (entry: Unsent): Promise<boolean> => done(set(entry.submission_id, entry, store()));
export const dropUnsent = (id: string): Promise<boolean> => done(del(id, store()));

export function findUnsent(id: string): Promise<Unsent | undefined> {
  return get<Unsent>(id, store()).catch(() => undefined);
}

export async function listUnsent(now: number): Promise<Unsent[]> {
  const all = await values<Unsent>(store()).catch(() => []);
  for (const old of all.filter((entry) => now - entry.created_at > keepFor)) await dropUnsent(old.submission_id);
  return all.filter((entry) => now - entry.created_at <= keepFor);
}

/** Whether it worked. Storage that is forbidden, full or stuck is no reason to fail. */
function done(work: Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patience, false));
  return Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    late,
  ]);
}
