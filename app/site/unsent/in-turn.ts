// One tab at a time sends an enquiry. Its id keeps it single in any case, so where the browser has no locks, forbids them or
// does not answer, the work is done without.
const patience = 1_500;

export function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  return new Promise((resolve, reject) => {
    const go = () => begin().then(resolve, reject);
    setTimeout(go, patience);
    Promise.resolve()
      .then(() => navigator.locks.request(nameOf(id), go))
      .catch(go);
  });
}

/** Only where no other tab is at it. */
export async function ifFree(id: string, work: () => Promise<void>): Promise<void> {
  let asked = false;
  try {
    await navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => {
      asked = true;
      return lock ? work() : undefined;
    });
  } catch {
    if (!asked) await work();
  }
}

const nameOf = (id: string) => `unsent ${id}`;
