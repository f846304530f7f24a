// Enquiries that have not reached us yet, on the visitor's device: they outlive the tab, the browser and the battery.
// Storage may be missing, forbidden, full or stuck: that is an answer here, and never a reason to fail.
import { createStore, del, get, promisifyRequest, set, type UseStore, values } from 'idb-keyval';
import type { FieldErrors } from '#domain/errors.ts';

export interface Unsent {
  submission_id: string;
  fields: Record<string, unknown>;
  created_at: number;
  attempts: number;
  /** Not before this time. */
  next_at: number;
  /** It does not leave by itself: the person has to look at it first. */
  held?: Held;
}

interface Held {
  /** The server did not accept it; it could not be sent for too long; or the person took it back. */
  why: 'refused' | 'old' | 'changing';
  errors: FieldErrors;
  message: string;
}

/** Sent while no page was looking. */
export interface Arrived {
  submission_id: string;
  reference: string;
  lead: string | undefined;
  form: string;
}

const patience = 1_500;
const unsent = () => createStore('enquiries', 'unsent');
const arrived = () => createStore('arrived-enquiries', 'arrived');

export const keepUnsent = (entry: Unsent): Promise<boolean> =>
  ask((store) => set(entry.submission_id, entry, store).then(() => true), false);

/** In one piece, so that of two who change it at once neither undoes the other. What is not there any more stays so. */
export const changeUnsent = (id: string, change: (entry: Unsent) => Unsent): Promise<void> =>
  ask(
    (store) =>
      store('readwrite', (entries) => {
        const found = entries.get(id);
        found.onsuccess = () => found.result && entries.put(change(found.result), id);
        return promisifyRequest(entries.transaction);
      }),
    undefined,
  );

export const dropUnsent = (id: string): Promise<boolean> => ask((store) => del(id, store).then(() => true), false);

export const findUnsent = (id: string): Promise<Unsent | undefined> =>
  ask((store) => get<Unsent>(id, store), undefined);

export const listUnsent = (): Promise<Unsent[]> => ask((store) => values<Unsent>(store), []);

export const keepArrived = (entry: Arrived): Promise<void> =>
  ask((store) => set(entry.submission_id, entry, store), undefined, arrived);

/** Whoever takes it tells it: to nobody else it is told again. */
export const takeArrived = (): Promise<Arrived[]> =>
  ask(
    (store) =>
      store('readwrite', async (entries) => {
        const all = promisifyRequest<Arrived[]>(entries.getAll());
        entries.clear();
        return all;
      }),
    [],
    arrived,
  );

function ask<T>(question: (store: UseStore) => Promise<T>, otherwise: T, open = unsent): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience, otherwise);
    // Within a promise of its own, because a forbidden storage throws before there is one.
    Promise.resolve()
      .then(() => question(open()))
      .then(resolve, () => resolve(otherwise));
  });
}
