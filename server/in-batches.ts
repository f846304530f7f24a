// What arrives while earlier work is under way is done together with the next: one commit then serves many.
export interface BatchOptions {
  /** In one batch. */
  most: number;
  /** Batches under way at once: while one waits for the disk, the next is written. */
  lanes: number;
  /** Whether the fault may lie with one of many, so that each deserves a try of its own. */
  worthTryingAlone(error: unknown): boolean;
}

/** In ms: for a few a commit of their own costs more than the wait for one that is about to end. */
const patience = 5;

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
  let starting = false;

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
    starting = false;
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
      // Not at once: what arrives at the same moment goes together.
      if (starting || underWay >= lanes) return;
      starting = true;
      if (underWay === 0) setImmediate(run);
      else setTimeout(run, patience);
    });
}
