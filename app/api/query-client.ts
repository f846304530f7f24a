import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { Problem } from './client.ts';

export const worthAnotherTry = (error: Error) =>
  !(error instanceof Problem) || ['offline', 'unanswered', 'internal', 'unavailable', 'too_many'].includes(error.code);

export function createQueryClient(): QueryClient {
  // By itself the library begins as online, and would not notice that a connection has come.
  onlineManager.setOnline(navigator.onLine);
  // A session that has ended is noticed by whatever asks first; the door then asks who is there.
  const onError = (error: Error) => {
    if (error instanceof Problem && error.code === 'not_signed_in') client.invalidateQueries({ queryKey: ['session'] });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Without a line a request fails at once, and the person is told; paused, it would only seem to work.
      queries: {
        networkMode: 'always',
        gcTime: 5 * 60_000,
        retry: (failures, error) => navigator.onLine && failures < 3 && worthAnotherTry(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
        refetchInterval: 5 * 60_000,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  });
  return client;
}
