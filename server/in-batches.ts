// What arrives while earlier work is under way is done together with the next: one commit then serves many.
interface BatchOptions {
  /** In one batch. */
  most: number;
  /** Batches under way at once: while one waits for the disk, the next is written. */
  lanes: number;
  /** Whether the fault may lie with one of many, so that each deserves a try of its own. */
  worthTryingAlone(error: unknown): boolean;
}

/** In ms, how long a few wait for the batch under way to end: a commit of their own would cost more. */
const patience = 5;
/** So many that wait are worth a batch of their own at once. */
const crowd = 8;

export function inBatches<Item, Result>(
  { most, lanes, worthTryingAlone }: BatchOptions,
  work: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  interface Waiting {
    item: Item;
    resolve(result: Result): void;
    reject(error: unknown): void;
  }
  let waiting: Waiting[] = [];
  let underWay = 0;
  let starting: 'now' | 'later' | undefined;
  let timer: NodeJS.Timeout | undefined;

  const settle = async (batch: Waiting[]): Promise<void> => {
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(results[i] as Result);
    } catch (error) {
      if (batch.length === 1 || !worthTryingAlone(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await settle([one]);
    }
  };
  const run = async () => {
    starting = undefined;
    underWay++;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await settle(batch);
    }
    underWay--;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (underWay >= lanes || starting === 'now') return;
      if (underWay > 0 && waiting.length < crowd) {
        if (!starting) timer = setTimeout(run, patience);
        starting = 'later';
        return;
      }
      // Not on the spot: what arrives at the same moment goes together.
      clearTimeout(timer);
      starting = 'now';
      setImmediate(run);
    });
}
