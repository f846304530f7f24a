import { infiniteQueryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { AuditAction } from '#domain/audit.ts';
import { api, read } from './client.ts';

type AuditPage = InferResponseType<typeof api.audit.$get>;
export type AuditEntry = AuditPage['entries'][number];

export const auditQuery = (filter: { staff: string; action: string }) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) =>
      read<AuditPage>(
        api.audit.$get({
          query: {
            ...(filter.staff && { staff: filter.staff }),
            ...(filter.action && { action: filter.action as AuditAction }),
            ...(pageParam && { before: pageParam }),
          },
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next_cursor,
  });
