// One tab at a time sends an enquiry, or the worker. Its id keeps it single in any case, so where the browser has no locks, forbids them or
// does not answer, the work is done without.
const patience = 1_500;

/** Whoever nobody is waiting for may wait longer for another to end. */
export const inTurn = <T>(id: string, work: () => Promise<T>, wait = patience): Promise<T> =>
  withLock(id, {}, wait, work);

/** Only where no other tab is at it. */
export const ifFree = (id: string, work: () => Promise<void>): Promise<void> =>
  withLock(id, { ifAvailable: true }, patience, async (lock) => {
    if (lock !== null) await work();
  });

/** The lock is null where another tab has it, and undefined where there are none. */
function withLock<T>(
  id: string,
  options: LockOptions,
  wait: number,
  work: (lock?: Lock | null) => Promise<T>,
): Promise<T> {
  let begun: Promise<T> | undefined;
  return new Promise((resolve, reject) => {
    const begin = (lock?: Lock | null) => {
      begun ??= work(lock);
      return begun.then(resolve, reject);
    };
    setTimeout(begin, wait);
    Promise.resolve()
      .then(() => navigator.locks.request(`unsent ${id}`, options, begin))
      .catch(() => begin());
  });
}
