import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api, read } from './client.ts';

export type LeadPage = InferResponseType<typeof api.leads.$get>;
export type LeadRow = LeadPage['leads'][number];

export const leadsQuery = infiniteQueryOptions({
  queryKey: ['leads'],
  queryFn: ({ pageParam }) => read<LeadPage>(api.leads.$get({ query: pageParam ? { cursor: pageParam } : {} })),
  initialPageParam: '',
  getNextPageParam: (page) => page.next_cursor,
});

export const leadQuery = (id: string) =>
  queryOptions({ queryKey: ['leads', id], queryFn: () => read(api.leads[':id'].$get({ param: { id } })) });
