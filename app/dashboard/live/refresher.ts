// Reads again what has changed, and never takes an answer for news that was asked for before them.
import type { QueryClient } from '@tanstack/react-query';

/**
 * What changes while it is being read, for whatever reason, is read once more after that: many changes in a row never keep a
 * list from coming.
 */
export function refresherOf(client: QueryClient): (key: string) => Promise<void> {
  const reading = new Map<string, { again: boolean }>();
  return async function refresh(key) {
    const underWay = reading.get(key);
    if (underWay) {
      underWay.again = true;
      return;
    }
    const begun = { again: client.isFetching({ queryKey: [key], type: 'active' }) > 0 };
    reading.set(key, begun);
    await client.invalidateQueries({ queryKey: [key] }, { cancelRefetch: false });
    reading.delete(key);
    if (begun.again) void refresh(key);
  };
}

/** Reads everything anew. What is on its way for the first time is left to arrive, and read again then. */
export async function refreshAll(client: QueryClient): Promise<void> {
  const firstTime = client
    .getQueryCache()
    .findAll({ type: 'active', fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries();
  await Promise.all(firstTime.map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
}
