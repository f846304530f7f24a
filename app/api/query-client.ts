import { QueryClient } from '@tanstack/react-query';
import { Problem } from './client.ts';

const worthAnotherTry = (error: Error) =>
  !(error instanceof Problem) || ['offline', 'internal', 'unavailable', 'too_many'].includes(error.code);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        retry: (failures, error) => failures < 3 && worthAnotherTry(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
        refetchInterval: 5 * 60_000,
      },
      mutations: { retry: 0 },
    },
  });
}
