// Enquiries that have not reached us yet, on the visitor's device: they outlive the tab, the browser and the battery.
import { createStore, del, get, set, values } from 'idb-keyval';

export interface Unsent {
  submission_id: string;
  fields: Record<string, unknown>;
  created_at: number;
  attempts: number;
  /** Not before this time. */
  next_at: number;
  /** The server read it and did not accept it: the person has to look at it again. */
  refused?: boolean;
}

const keepFor = 30 * 24 * 3_600_000;
const store = () => createStore('enquiries', 'unsent');

export const keepUnsent = (entry: Unsent): Promise<void> => set(entry.submission_id, entry, store());
export const dropUnsent = (id: string): Promise<void> => del(id, store());
export const findUnsent = (id: string): Promise<Unsent | undefined> => get(id, store());

export async function listUnsent(now: number): Promise<Unsent[]> {
  const all = await values<Unsent>(store());
  for (const old of all.filter((entry) => now - entry.created_at > keepFor)) await dropUnsent(old.submission_id);
  return all.filter((entry) => now - entry.created_at <= keepFor);
}
