import { useQueryClient } from '@tanstack/react-query';

/** Reads again what these kinds of queries have read before. */
export function useRefresh(...kinds: string[]): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(kinds.map((kind) => client.invalidateQueries({ queryKey: [kind] })));
}
